import { readFileSync } from 'node:fs';
import { ABOUT, PHOTO, photoWith, SERVICE, textProblems, withLine } from './contentFolder';

const SITE = `---
brand: Harbourlight
tagline: A few words
url: https://www.harbourlight.example
founder: { name: Tamsin Oakenby, role: Founder }
email: quay@harbourlight.example
phone: '+1 902 555 0142'
shareImage: hero.jpg
hours:
  timeZone: Europe/London
  week:
    - from: Monday
      to: Friday
      opens: 9:00 AM
      closes: 5:00 PM
    - from: Sunday
navigation:
  - name: About
    href: /about/
quickLinks:
  - { name: Home, href: '#home' }
legalLinks: []
labels: { menu: Menu, quickLinks: Links, contact: Touch, skip: Skip, rights: Ours. }
---
`;

const RIGHT: Record<string, string> = {
  'gallery/photo.md': PHOTO,
  'services/coaching.md': SERVICE,
  'site.md': SITE,
};

/** The entries of `mistakes.txt`: the file, its field, what is written there, and what is said of it. */
const MISTAKES = readFileSync('__tests__/build/check/mistakes.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((section) => {
    const [, file, field, entries] = /^(\S+) (\w+)\n([^]*)$/.exec(section) ?? [];
    return [...entries.matchAll(/((?:^\|.*\n)+)((?:^[^|\n].*\n)+)/gm)].map(([, wrong, said]) => ({
      file,
      field,
      wrong: wrong.trimEnd().replace(/^\| ?/gm, ''),
      said: said.trimEnd().split('\n'),
    }));
  });

test.each(MISTAKES)('$file: $wrong', ({ file, field, wrong, said }) => {
  expect(textProblems(withLine(RIGHT[file], field, wrong), file)).toEqual(said);
});

describe('a photo’s file that is wrong as a whole', () => {
  const files: [string, string | Uint8Array, string[]][] = [
    [
      'a tab at the beginning of a line',
      photoWith('title', '\ttitle: A full hall'),
      [
        'line 4, error: this line begins with a tab. Begin it with spaces instead: two for each step to the right.',
      ],
    ],
    [
      'a special space there',
      photoWith('title', '\u00a0title: A full hall'),
      [
        'line 4, error: this line begins with a special space that only looks like a space. Delete the spaces at its beginning and type them again.',
      ],
    ],
    [
      'no closing hyphens',
      PHOTO.replace(/---\n$/, ''),
      [
        'line 1, error: the fields begin here, but no line of three hyphens ends them. Write --- (three hyphens, nothing else) on a line of its own below the last field.',
      ],
    ],
    [
      'no opening hyphens',
      PHOTO.replace(/^---\n/, ''),
      [
        'line 1, error: the file does not begin with a line of three hyphens. Write --- (three hyphens, nothing else) above the fields, and again below them.',
      ],
    ],
    [
      'a long dash above',
      PHOTO.replace(/^---/, '—'),
      [
        'line 1, error: this line has "—" where three hyphens belong. Write --- here (three hyphens, nothing else).',
      ],
    ],
    [
      'a long dash below',
      PHOTO.replace(/---\n$/, '—-\n'),
      [
        'line 7, error: this line has "—-" where three hyphens belong. Write --- here (three hyphens, nothing else).',
      ],
    ],
    [
      'an empty file',
      '',
      ['error: this file is empty. Fill it in as in docs/photo-template.md, or delete it.'],
    ],
    [
      'no fields',
      '---\n---\n',
      [
        'line 1, error: there are no fields between the two lines of hyphens. Write order, src, alt, title, description, size, each on a line of its own.',
      ],
    ],
    [
      'a list only',
      '---\n- a\n- b\n---\n',
      [
        'line 1, error: there are no fields between the two lines of hyphens. Write order, src, alt, title, description, size, each on a line of its own.',
      ],
    ],
    [
      'words below the hyphens',
      `${PHOTO}\nHello.\n`,
      [
        'line 9, warning: the words below the second line of hyphens are shown nowhere. Move them into a field above, or delete them.',
      ],
    ],
    [
      'Windows-1252',
      Buffer.from(photoWith('title', 'title: Café'), 'latin1'),
      [
        'line 4, error: a letter here cannot be read, because the file was not saved as UTF-8. Save it again with the encoding UTF-8; Notepad asks for it under Save as.',
      ],
    ],
    [
      'aliases that would grow without end',
      '---\na: &a [x]\nb: [*a]\n---\n',
      [
        "line 2, error: a: the words begin with &, so the line cannot be read. Write a: '&a [x]'",
        "line 3, error: b: the words begin with [, so the line cannot be read. Write b: '[*a]'",
      ],
    ],
  ];
  test.each(files)('%s', (_name, text, sentences) => {
    expect(textProblems(text)).toEqual(sentences);
  });
});

test('a list of another length', () => {
  const three = ABOUT.replace(/^ +- value: 60\n.*\n/m, '');
  expect(textProblems(three, 'about.md')).toContainEqual(
    expect.stringMatching(/: figures: this list has 3 lines\. Give it exactly 4\.$/),
  );
});

test('all mistakes of a file are said at once', () => {
  const text = photoWith('title', 'titel: A hall').replace('size: large', 'size: huge');
  expect(textProblems(text)).toHaveLength(2);
});

test('the right texts are right', () => {
  expect(textProblems(SERVICE, 'services/coaching.md')).toEqual([]);
  expect(textProblems(SITE, 'site.md')).toEqual([]);
});

describe('what a person would call right', () => {
  const bytes = (encoding: BufferEncoding, mark = '') =>
    Buffer.from(mark + photoWith('title', 'title: Café “Öst”'), encoding);
  const swapped = (buffer: Buffer) => Buffer.from(buffer).swap16();
  const accepted: [string, string | Uint8Array][] = [
    ['as it stands', PHOTO],
    ['line ends of Windows', PHOTO.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', PHOTO.replaceAll('\n', '\r')],
    ['a byte order mark', `\uFEFF${PHOTO}`],
    ['UTF-16 of Windows', bytes('utf16le', '\uFEFF')],
    ['UTF-16 the other way round', swapped(bytes('utf16le', '\uFEFF'))],
    ['UTF-16 without a mark', bytes('utf16le')],
    ['UTF-16 the other way round, without a mark', swapped(bytes('utf16le'))],
    ['no line end at the end', PHOTO.trimEnd()],
    ['empty lines at both ends', `\n\n${PHOTO}\n\n`],
    ['spaces at the ends of lines', PHOTO.replaceAll('\n', '  \n')],
    ['more than three hyphens', PHOTO.replaceAll('---', '-----')],
    ['empty lines between fields', PHOTO.replace('title:', '\n\ntitle:')],
    ['a special space after the colon', photoWith('title', 'title:\u00a0A full hall')],
    ['a tab after the colon', photoWith('title', 'title:\tA full hall')],
    ['an invisible space', photoWith('title', '\u200btitle: A full hall')],
    ['single quotes', photoWith('title', "title: 'A hall: full'")],
    ['double quotes', photoWith('title', 'title: "A hall: full"')],
    ['words on the next line', photoWith('title', 'title: >\n  A full\n  hall')],
    ['a year as title', photoWith('title', 'title: 2024')],
    ['a date as title', photoWith('title', 'title: 2024-05-01')],
    ['yes as title', photoWith('title', 'title: Yes')],
    ['true as title', photoWith('title', 'title: true')],
    ['a size with a capital letter', photoWith('size', 'size: Large')],
    ['no size', photoWith('size', '')],
    ['nothing after size', photoWith('size', 'size:')],
    ['an order in quotes', photoWith('size', "order: '2.5'")],
    ['a picture with a dot and a slash', photoWith('src', 'src: ./morning-boats.jpg')],
    ['a picture in curly quotes', photoWith('src', 'src: “morning-boats.jpg”')],
    ['a note on a line of its own', photoWith('size', '# tall, for once\nsize: large')],
    [
      'fields in another order',
      photoWith('src', '').replace('size:', 'src: morning-boats.jpg\nsize:'),
    ],
  ];
  test.each(accepted)('%s', (_name, text) => {
    expect(textProblems(text)).toEqual([]);
  });
});
