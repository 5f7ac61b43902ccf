import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address to which the form of the Arabic site sends its messages; a test answers for it. */
export const SERVICE = 'https://letters.example/quay';

/** The address of the same site in English. */
export const ENGLISH = 'https://en.harbourlight.example';

/** A second row of the days that the first row of the hours has. */
const EVENING = `    - from: Monday
      to: Tuesday
      opens: 6:00 PM
      closes: 8:30 PM
`;

/** The end of an entry of the closed days. */
const REST = `      yearly: true
      words: جرد المكتبة السنوي وصيانة المبنى القديم`;

/** Number of services and of photos of the Arabic site. */
const ITEMS = 3;

/**
 * Turns the tests' content in a folder into that of a small site in Arabic with a form service. Translates its
 * first screen. Leaves out the dolls. Leaves a few services and photos, and removes the optional pictures.
 * @param content the folder
 */
export function makeArabic(content: string): void {
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
  // As long as the check allows, or longer than a line.
  edit('about.md', /450\+/, '1,000,000+');
  edit('about.md', /Seven$/m, 'Internationalisation');
  edit('site.md', /brand: .*/, 'brand: Harbourlight Education Partnership');
  edit('contact.md', /^ +photo: .*\n/gm, '');
  edit('contact.md', /^form:\n/m, `form:\n  service: ${SERVICE}\n`);
  edit('site.md', /^lang: .*/m, 'lang: ar');
  edit(
    'site.md',
    /^url: .*/m,
    `$&\nlanguages:\n  - name: English\n    lang: en\n    url: ${ENGLISH}`,
  );
  edit('site.md', /^editor:\n(?: .*\n)+/m, '');
  edit('site.md', /plain: false/, 'plain: true');
  edit('contact.md', /days: .*/, "days: 'من {from} إلى {to}'");
  edit('site.md', /^ {2}week:\n/m, `  city: هاليفاكس\n  week:\n${EVENING}`);
  // Whatever the day.
  edit('site.md', /from: 2099-.*(?:\n.*){3}/, `from: 2026-01-01\n      to: 2026-12-31\n${REST}`);
  edit('contact.md', /\/what-we-keep\//, '/الخصوصية/');
  cpSync('__tests__/fixtures/arabic', content, { recursive: true });
}
