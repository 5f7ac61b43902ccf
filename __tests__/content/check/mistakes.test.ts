import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../src/content/reading/filesIn';
import { kindOf } from '../../../src/content/schemas/kinds';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { ABOUT, CONTACT, PHOTO, photoWith, SERVICE, textProblems, withLine } from './contentFolder';

const FOLDER = '__tests__/content/check/mistakes';

/** A file of each kind without mistakes. */
const RIGHT: Record<string, string> = {
  photos: PHOTO,
  services: SERVICE,
  about: ABOUT,
  contactPage: CONTACT,
  site: readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8'),
  labels: readFileSync(`${FIXTURE_CONTENT}/labels.md`, 'utf8'),
};

/** Decodes an escape for a character that would be invisible in the file, such as `\t`. */
const unescaped = (sign: string) => JSON.parse(`"${sign}"`) as string;

/**
 * Mistakes of staff. Each file in the folder belongs to the content file of the same name, and each of its
 * sections to a field. The text after "|" replaces the field's line, or the whole file if no field is named;
 * what the check says is below it.
 */
const MISTAKES = filesIn(FOLDER).flatMap((path) => {
  const file = path.replace(/txt$/, 'md');
  const right = RIGHT[kindOf(file)?.field ?? ''];
  const sections = readFileSync(join(FOLDER, path), 'utf8').split(/^# ?/m).slice(1);
  return sections.flatMap((section) => {
    const [field] = section.split('\n');
    return [...section.matchAll(/((?:^\|.*\n)+)((?:^[^|\n].*\n)+)/gm)].map(([, lines, said]) => {
      const wrong = lines
        .trimEnd()
        .replace(/^\| ?/gm, '')
        .replace(/\\(t|u00..)/g, unescaped);
      const text = field ? withLine(right, field, wrong) : wrong;
      return { file, wrong, text, said: said.trimEnd().split('\n') };
    });
  });
});

test.each(MISTAKES)('$file: $wrong', ({ file, text, said }) => {
  expect(textProblems(text, file)).toEqual(said);
});

/** Returns a text after a person has followed the check's advice to the letter; undefined if it needs own words. */
function followed(text: string, message: string): string | undefined {
  const lines = text.split('\n');
  const at = Number(/^line (\d+)/.exec(message)?.[1]) - 1;
  const advice = message.replace(/^.*?(?=(Write|Put|Delete|To show|Did you) )/, '');
  const said = (pattern: RegExp) => pattern.exec(advice)?.[1];
  const put = (line: string, from = at) => {
    const [lead] = /^ */.exec(lines[from]) ?? [''];
    lines.splice(from, at - from + 1, line.startsWith(lead) ? line : lead + line);
  };
  const field = /^[\s-]*[\w-]+/.exec(lines[at])?.[0] ?? '';
  const whole = said(/^Write ((?:- )?\w+: .*)$/);
  const joined = said(/^Put both on one line: (.*)$/);
  const words = said(/write ('.*')\.$/) ?? said(/^Write (\S+) only/) ?? said(/^Write ('#.*') with/);
  const meant = said(/Did you mean (.+?)(?: or .*)?\?$/);
  const wrong = /: "([^"]+)" is not valid|no \w+ named "([^"]+)"|no file \S+\/(\S+?)\. /.exec(
    message,
  );
  if (joined) {
    const from = lines.slice(0, at).map(Boolean).lastIndexOf(true);
    const end = lines.findIndex((line, i) => i > at && /^\w+:|^---/.test(line));
    lines.splice(from, end - from, joined);
  } else if (whole) put(whole);
  else if (words) put(`${field}: ${words}`);
  else if (meant && wrong) put(lines[at].replace(wrong.slice(1).find(Boolean) ?? '', meant));
  else if (meant) put(lines[at].replace(/\w+/, meant));
  else if (advice === 'Delete one of the two lines.') lines.splice(at, 1);
  else if (/^To show it/.test(advice)) put(lines[at].replace(/: (.*)/, ": '$1'"));
  else return undefined;
  return lines.join('\n');
}

/** The advice that can be followed without thinking. */
const ADVICE = MISTAKES.filter(({ text, said }) => said.length === 1 && followed(text, said[0]));

test.each(ADVICE)('after the advice about $wrong in $file, the file is right', (mistake) => {
  const { file } = mistake;
  let { text, said } = mistake;
  // One piece of advice may lead to the next.
  for (let step = 0; step < 3 && said.length > 0; step += 1) {
    text = followed(text, said[0]) ?? text;
    said = textProblems(text, file);
  }
  expect({ text, said: said.filter((one) => one.includes(' error: ')) }).toEqual({
    text,
    said: [],
  });
});

test.each([
  ['Windows-1252', Buffer.from(photoWith('title', 'title: Café'), 'latin1'), 4],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${PHOTO}`, 'utf16le'), 1],
])('%s is an error', (_encoding, bytes, line) => {
  expect(textProblems(bytes)).toEqual([
    `line ${line}, error: this line has a character that cannot be read: the file was not saved as UTF-8. Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.`,
  ]);
});

test.each(['\r\n', '\r'])('lines that end in %j count as lines', (end) => {
  const text = photoWith('size', 'size: huge').replaceAll('\n', end);
  expect(textProblems(text)).toEqual([expect.stringMatching(/^line 6, error: size: /)]);
});
