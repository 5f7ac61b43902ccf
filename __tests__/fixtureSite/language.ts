import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of services and of photos of a site in another language. */
const ITEMS = 3;

/**
 * Turns the tests' content in a folder into that of a small site in another language, to test what depends on
 * the language: direction, hours, hyphens. Translates its first screen. Leaves a few services and photos, and
 * removes the boards in the picture of the not-found page and all optional texts.
 * @param content the folder
 * @param lang a folder of `__tests__/fixtures/languages`, and the language's code
 */
export function translate(content: string, lang: string): void {
  for (const folder of ['services', 'gallery']) {
    const files = readdirSync(join(content, folder)).filter((name) => name.endsWith('.md'));
    for (const file of files.slice(ITEMS)) {
      for (const ending of ['.md', '.jpg']) {
        rmSync(join(content, folder, file.replace('.md', ending)));
      }
    }
  }
  const edit = (file: string, pattern: RegExp, words: string) => {
    const path = join(content, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, words));
  };
  edit('about.md', /^ +photo: [^.\n]*\n/gm, '');
  edit('contact.md', /^ +photo: .*\n/gm, '');
  edit('not-found.md', /^boards:\n(?: .*\n)+/m, '');
  edit('site.md', /^editor:\n(?: .*\n)+lang: .*/m, `lang: ${lang}`);
  cpSync(join('__tests__/fixtures/languages', lang), content, { recursive: true });
}
