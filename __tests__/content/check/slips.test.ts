import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../src/content/reading/filesIn';
import { readContent } from '../../../src/content/reading/load';
import { kindOf } from '../../../src/content/schemas/kinds';
import {
  PHOTO,
  RIGHT,
  saying,
  textProblems,
  unescaped,
  withLine,
} from '../../support/contentFolder';

const FOLDER = '__tests__/fixtures/slips';

const ENTRY = /((?:^\|.*\n)+)((?:^[^|>=\n].*\n)*)((?:^>.*\n)*)((?:^=.*\n)*)/gm;

/** Returns the lines of an entry without their mark; undefined if there are none. */
const without = (mark: string, lines: string) =>
  lines ? unescaped(lines.trimEnd().replace(new RegExp(`^\\${mark} ?`, 'gm'), '')) : undefined;

/**
 * What staff write. Each file in the folder belongs to the content file of the same name, and each of its sections to
 * a field. The text after "|" replaces the field's line, or the whole file if no field is named, or follows the file if
 * the section is named "story". Below it is what the check says; after ">", what one writes instead if one does that to
 * the letter; after "=", what pages then show ("=name" of another field).
 */
const SLIPS = filesIn(FOLDER).flatMap((path) => {
  const file = path.replace(/txt$/, 'md');
  const kind = kindOf(file);
  const right = RIGHT[kind?.field ?? ''];
  const sections = readFileSync(join(FOLDER, path), 'utf8').split(/^# ?/m).slice(1);
  return sections.flatMap((section) => {
    const [field] = section.split('\n');
    const whole = (lines: string) => {
      if (field === 'story') return right + lines;
      return field ? withLine(right, field, lines) : lines;
    };
    return [...section.matchAll(ENTRY)].map(([, typed, said, advised, shown]) => ({
      file,
      typed: without('|', typed) ?? '',
      said: said.split('\n').filter(Boolean),
      advised: without('>', advised),
      shown: shown
        .split('\n')
        .filter(Boolean)
        .map((line) => /^=(\w*) (.*)$/.exec(unescaped(line)) ?? []),
      whole,
      data: (text: string) => kind && readContent(kind.schema, Buffer.from(text))?.data,
      field,
    }));
  });
});

/** Returns the first value of a field with this name, also inside other fields. */
function valueOf(name: string, data: unknown): unknown {
  const fields = Object.entries(data ?? {}).filter(() => typeof data === 'object');
  const own = fields.find(([key]) => key === name)?.[1] as unknown;
  return (
    own ?? fields.map(([, value]) => valueOf(name, value)).find((value) => value !== undefined)
  );
}

test.each(SLIPS)('$file: $typed', ({ file, typed, said, advised, shown, whole, data, field }) => {
  const first = textProblems(whole(typed), file);
  expect(first).toEqual(said.map(saying));
  const last = whole(advised ?? typed);
  if (advised !== undefined) {
    expect(textProblems(last, file)).toEqual([]);
  }
  for (const [, name, value] of shown) {
    expect(String(valueOf(name || field, data(last)))).toBe(value);
  }
});

test.each([
  ['Windows-1252', Buffer.from(withLine(PHOTO, 'title', 'title: Café'), 'latin1'), 4],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${PHOTO}`, 'utf16le'), 1],
])('%s is an error', (_encoding, bytes, line) => {
  expect(textProblems(bytes)).toEqual([
    `line ${line}, error: this line has a character that cannot be read: the file was not saved as UTF-8. Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.`,
  ]);
});

test.each(['\r\n', '\r'])('lines that end in %j count as lines', (end) => {
  const text = withLine(PHOTO, 'size', 'size: huge').replaceAll('\n', end);
  expect(textProblems(text)).toEqual([expect.stringMatching(/^line 6, error: size: /)]);
});
