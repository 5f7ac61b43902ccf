import { PHOTO, photoWith, SERVICE, textProblems } from './contentFolder';

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

describe('one wrong line in a photo’s file', () => {
  test.each([
    [
      'a missing field',
      'title',
      '',
      [
        'line 1, error: title: this field is missing. Add a line "title: …". Write the title of the photo.',
      ],
    ],
    [
      'nothing after the colon',
      'title',
      'title:',
      ['line 4, error: title: nothing is written after the colon. Write the title of the photo.'],
    ],
    [
      'empty quotes',
      'title',
      "title: ''",
      ['line 4, error: title: the quotes are empty. Write the title of the photo.'],
    ],
    [
      'null',
      'title',
      'title: null',
      ['line 4, error: title: nothing is written after the colon. Write the title of the photo.'],
    ],
    [
      'a name with a capital letter',
      'title',
      'Title: A full hall',
      [
        'line 4, error: Title: there is no field of this name. The fields here are order, src, alt, title, description and size. Did you mean title?',
      ],
    ],
    [
      'two letters swapped',
      'title',
      'titel: A full hall',
      [
        'line 4, error: titel: there is no field of this name. The fields here are order, src, alt, title, description and size. Did you mean title?',
      ],
    ],
    [
      'an unknown field',
      'size',
      'date: 2024-05-01',
      [
        'line 6, error: date: there is no field of this name. The fields here are order, src, alt, title, description and size.',
      ],
    ],
    [
      'words too long',
      'title',
      'title: Hall Hall Hall Hall Hall Hall Hall Hall Hall Hall Hall Hall Hall ',
      ['line 4, error: title: this is 64 characters long. Write at most 60.'],
    ],
    [
      'words in square brackets',
      'title',
      'title: [Draft]',
      [
        "line 4, error: title: there is a list where words belong. Words that begin with [ need quotes: write '[Draft]'.",
      ],
    ],
    [
      'words in square brackets, and more',
      'title',
      'title: [Draft] A full hall',
      [
        "line 4, error: title: the words begin with [, so the line cannot be read. Write title: '[Draft] A full hall'",
      ],
    ],
    [
      'words in curly braces',
      'title',
      'title: {draft}',
      [
        "line 4, error: title: there are fields where words belong. Words that begin with { need quotes: write '{draft}'.",
      ],
    ],
    [
      'words that begin with curly braces',
      'title',
      'title: {services} services',
      [
        "line 4, error: title: the words begin with {, so the line cannot be read. Write title: '{services} services'",
      ],
    ],
    [
      'a list for words',
      'title',
      'title:\n  - A hall\n  - A stage',
      ['line 4, error: title: there is a list where words belong. Write the title of the photo.'],
    ],
    [
      'fields for words',
      'title',
      'title:\n  main: A hall',
      ['line 4, error: title: there are fields where words belong. Write the title of the photo.'],
    ],
    [
      'words after a hash',
      'title',
      'title: #1 school',
      [
        "line 4, error: title: everything after # is a note to yourself, so nothing is left. Write '#1 school' with the quotes, or leave out the #.",
      ],
    ],
    [
      'words lost to a hash',
      'title',
      'title: Our #1 school',
      [
        'line 4, warning: title: "#1 school" is taken for a note to yourself and not shown. Put all words of the line in quotes if it is meant to be shown; else delete it.',
      ],
    ],
    [
      'a colon among the words',
      'title',
      'title: Career fair: doors open',
      [
        "line 4, error: title: the words have a colon among them, so the line cannot be read. Write title: 'Career fair: doors open'",
      ],
    ],
    [
      'an apostrophe in single quotes',
      'title',
      "title: 'It's here'",
      [
        "line 4, error: title: the words stand in ' and have another ' among them, so the line cannot be read. Write title: 'It''s here'",
      ],
    ],
    [
      'quotes never closed',
      'title',
      'title: "A full hall',
      [
        "line 4, error: title: a \" opens here and none closes, so the line cannot be read. Write title: 'A full hall'",
      ],
    ],
    [
      'words after the quotes',
      'title',
      'title: "Full" hall',
      [
        'line 4, error: title: words stand after the closing ", so the line cannot be read. Write title: \'"Full" hall\'',
      ],
    ],
    [
      'words that begin with @',
      'title',
      'title: @home',
      [
        "line 4, error: title: the words begin with @, so the line cannot be read. Write title: '@home'",
      ],
    ],
    [
      'with *',
      'title',
      'title: *Stars*',
      [
        "line 4, error: title: the words begin with *, so the line cannot be read. Write title: '*Stars*'",
      ],
    ],
    [
      'with &',
      'title',
      'title: &co',
      [
        "line 4, error: title: the words begin with &, so the line cannot be read. Write title: '&co'",
      ],
    ],
    [
      'with !',
      'title',
      'title: !wow',
      [
        "line 4, error: title: the words begin with !, so the line cannot be read. Write title: '!wow'",
      ],
    ],
    [
      'with %',
      'title',
      'title: %50 full',
      [
        "line 4, error: title: the words begin with %, so the line cannot be read. Write title: '%50 full'",
      ],
    ],
    [
      'with a backtick',
      'title',
      'title: `x`',
      [
        "line 4, error: title: the words begin with `, so the line cannot be read. Write title: '`x`'",
      ],
    ],
    [
      'with a hyphen',
      'title',
      'title: - x',
      [
        "line 4, error: title: the words begin with -, so the line cannot be read. Write title: '- x'",
      ],
    ],
    [
      'with >',
      'title',
      'title: > x',
      [
        "line 4, error: title: the words begin with >, so the line cannot be read. Write title: '> x'",
      ],
    ],
    [
      'no space after the colon',
      'title',
      'title:A full hall',
      ['line 4, error: title: there is no space after the colon. Write title: A full hall'],
    ],
    [
      'a wide colon',
      'title',
      'title：A full hall',
      [
        'line 4, error: title: "：" is a wide colon, from another keyboard. Write title: A full hall',
      ],
    ],
    [
      'no colon',
      'title',
      'title A full hall',
      ['line 4, error: title: there is no colon after the field’s name. Write title: A full hall'],
    ],
    [
      'an equals sign',
      'title',
      'title = A full hall',
      ['line 4, error: title: there is "=" where a colon belongs. Write title: A full hall'],
    ],
    [
      'a tab',
      'title',
      '\ttitle: A full hall',
      [
        'line 4, error: this line begins with a tab. Begin it with spaces instead: two for each step to the right.',
      ],
    ],
    [
      'a special space at the beginning',
      'title',
      '\u00a0title: A full hall',
      [
        'line 4, error: this line begins with a special space that only looks like a space. Delete the spaces at its beginning and type them again.',
      ],
    ],
    [
      'spaces at the beginning',
      'title',
      '  title: A full hall',
      [
        'line 4, error: title: this line begins further right than the one above it. Delete the spaces at its beginning, so that both begin in the same place.',
      ],
    ],
    [
      'a list among the fields',
      'title',
      '- title: A full hall',
      [
        'line 4, error: title: this line begins with a hyphen, as only the entries of a list do. Write title: A full hall',
      ],
    ],
    [
      'curly quotes that are shown',
      'title',
      'title: “A full hall”',
      [
        'line 4, warning: title: the curly quotes around the words are shown on the page. Delete them, unless they are meant to be seen.',
      ],
    ],
    [
      'curly quotes and a colon',
      'title',
      'title: “Hall: full”',
      [
        "line 4, error: title: the words have a colon among them, so the line cannot be read. Write title: 'Hall: full'",
      ],
    ],
    [
      'a field twice',
      'title',
      'title: One\ntitle: Two',
      [
        'line 5, error: title: this field stands here for the second time. Keep one of the two lines and delete the other.',
      ],
    ],
    [
      'a choice that is none',
      'size',
      'size: huge',
      ['line 6, error: size: "huge" is not one of the choices. Write small, medium or large.'],
    ],
    [
      'a choice with a letter missing',
      'size',
      'size: larg',
      [
        'line 6, error: size: "larg" is not one of the choices. Write small, medium or large. Did you mean large?',
      ],
    ],
    [
      'a number for a choice',
      'size',
      'size: 3',
      ['line 6, error: size: "3" is not one of the choices. Write small, medium or large.'],
    ],
    [
      'a misspelt field that may be left out',
      'size',
      'sise: large',
      [
        'line 6, error: sise: there is no field of this name. The fields here are order, src, alt, title, description and size. Did you mean size?',
      ],
    ],
    [
      'a word for a number',
      'size',
      'order: first',
      ['line 6, error: order: "first" is not a number. Write a number, such as 3 or 2.5.'],
    ],
    [
      'a decimal comma',
      'size',
      'order: 2,5',
      [
        'line 6, error: order: "2,5" is not a number. Write a number, such as 3 or 2.5. Did you mean 2.5?',
      ],
    ],
    [
      'an ordinal',
      'size',
      'order: 3rd',
      [
        'line 6, error: order: "3rd" is not a number. Write a number, such as 3 or 2.5. Did you mean 3?',
      ],
    ],
    [
      'a picture in the wrong case',
      'src',
      'src: Morning-Boats.jpg',
      [
        'line 2, error: src: there is no file content/gallery/Morning-Boats.jpg. Write morning-boats.jpg, with the same capital and small letters as the file.',
      ],
    ],
    [
      'a picture with a letter missing',
      'src',
      'src: morning-boat.jpg',
      [
        'line 2, error: src: there is no file content/gallery/morning-boat.jpg. Put the picture into content/gallery, or write the name of one that is there. Did you mean morning-boats.jpg?',
      ],
    ],
    [
      'a picture with another ending',
      'src',
      'src: morning-boats.jpeg',
      [
        'line 2, error: src: there is no file content/gallery/morning-boats.jpeg. Put the picture into content/gallery, or write the name of one that is there. Did you mean morning-boats.jpg?',
      ],
    ],
    [
      'a picture without ending',
      'src',
      'src: morning-boats',
      [
        'line 2, error: src: there is no file content/gallery/morning-boats. Put the picture into content/gallery, or write the name of one that is there. Did you mean morning-boats.jpg?',
      ],
    ],
    [
      'a picture that lies elsewhere',
      'src',
      'src: hero.jpg',
      [
        'line 2, error: src: there is no file content/gallery/hero.jpg. Copy content/hero.jpg into content/gallery.',
      ],
    ],
    [
      'a picture outside the folder',
      'src',
      'src: ../hero.jpg',
      [
        'line 2, error: src: "../hero.jpg" leads out of this file’s folder. Put the picture into content/gallery, and write its file name alone.',
      ],
    ],
    [
      'a path from the root',
      'src',
      'src: /gallery/morning-boats.jpg',
      [
        'line 2, error: src: "/gallery/morning-boats.jpg" is more than a file name. Write morning-boats.jpg alone: it is in the same folder.',
      ],
    ],
    [
      'a path of Windows',
      'src',
      'src: C:\\Photos\\hall.jpg',
      [
        'line 2, error: src: "C:\\Photos\\hall.jpg" leads out of this file’s folder. Put the picture into content/gallery, and write its file name alone.',
      ],
    ],
    [
      'an address on the web',
      'src',
      'src: https://www.example.org/hall.jpg',
      [
        'line 2, error: src: this is the address of a picture elsewhere on the web. Save the picture in the same folder as this file, and write its file name here.',
      ],
    ],
    [
      'a picture that is nowhere',
      'src',
      'src: nothing-like-it.jpg',
      [
        'line 2, error: src: there is no file content/gallery/nothing-like-it.jpg. Put the picture into content/gallery, or write the name of one that is there.',
      ],
    ],
    [
      'a file name as alt text',
      'alt',
      'alt: morning-boats.jpg',
      [
        'line 3, error: alt: "morning-boats.jpg" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
      ],
    ],
    [
      'a camera’s name as alt text',
      'alt',
      'alt: IMG_2041',
      [
        'line 3, error: alt: "IMG_2041" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
      ],
    ],
    [
      'the picture’s name as alt text',
      'alt',
      'alt: morning-boats',
      [
        'line 3, error: alt: "morning-boats" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
      ],
    ],
    [
      'a long alt text',
      'alt',
      'alt: Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long ',
      ['line 3, error: alt: this is 154 characters long. Write at most 150.'],
    ],
    [
      'needless words in alt text',
      'alt',
      'alt: Image of a full hall',
      [
        'line 3, warning: alt: screen readers already say that this is a picture. Leave out "Image of" and begin with what it shows.',
      ],
    ],
  ])('%s', (_name, field, line, sentences) => {
    expect(textProblems(photoWith(field, line))).toEqual(sentences);
  });
});

describe('a photo’s file that is wrong as a whole', () => {
  const files: [string, string | Uint8Array, string[]][] = [
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

describe('one wrong line in a service’s file', () => {
  test.each([
    [
      'an icon that is part of a name',
      'icon: graduation',
      [
        'line 2, error: icon: there is no icon named "graduation". Choose one at lucide.dev/icons and write its name as it stands there. Did you mean graduation-cap or radiation?',
      ],
    ],
    [
      'an icon with a letter missing',
      'icon: footprint',
      [
        'line 2, error: icon: there is no icon named "footprint". Choose one at lucide.dev/icons and write its name as it stands there. Did you mean footprints?',
      ],
    ],
    [
      'an icon that is nothing like one',
      'icon: zzzzzzzz',
      [
        'line 2, error: icon: there is no icon named "zzzzzzzz". Choose one at lucide.dev/icons and write its name as it stands there.',
      ],
    ],
    [
      'a unit after a number',
      'delay: 150ms',
      [
        'line 7, error: delay: "150ms" is not one of the choices. Write 0, 150 or 300. Did you mean 150?',
      ],
    ],
    [
      'a delay that is none',
      'delay: 100',
      ['line 7, error: delay: "100" is not one of the choices. Write 0, 150 or 300.'],
    ],
  ])('%s', (_name, line, sentences) => {
    const field = line.replace(/:.*/, '');
    const text = SERVICE.replace(new RegExp(`^${field}:.*$`, 'm'), line);
    expect(textProblems(text, 'services/coaching.md')).toEqual(sentences);
  });
});

describe('one wrong line in site.md', () => {
  test.each([
    [
      'a time without minutes',
      'opens: 9:00 AM',
      'opens: 9 AM',
      'line 14, error: hours › week › 1 › opens: "9 AM" is not right here. Write a time such as 9:00 AM or 5:30 PM.',
    ],
    [
      'a day that opens and never closes',
      '      closes: 5:00 PM\n',
      '',
      'line 12, error: hours › week › 1 › closes: this field is missing. Add a line "closes: …". Write both opens and closes, or neither on a closed day.',
    ],
    [
      'a misspelt day',
      'from: Sunday',
      'from: Sundy',
      'line 16, error: hours › week › 2 › from: "Sundy" is not one of the choices. Write Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday. Did you mean Sunday?',
    ],
    [
      'an address without https',
      'url: https://www.harbourlight.example',
      'url: www.harbourlight.example',
      'line 4, error: url: "www.harbourlight.example" is not right here. Write an address such as https://www.example.org.',
    ],
    [
      'an address with a slash at its end',
      'harbourlight.example\nfounder',
      'harbourlight.example/\nfounder',
      'line 4, error: url: "https://www.harbourlight.example/" is not right here. Write the address without a slash at its end.',
    ],
    [
      'an e-mail address without @',
      'quay@harbourlight.example',
      'hello.harbourlight.example',
      'line 6, error: email: "hello.harbourlight.example" is not right here. Write an e-mail address such as hello@example.org.',
    ],
    [
      'a link that leads nowhere',
      'href: /about/',
      'href: about',
      'line 19, error: navigation › 1 › href: "about" is not right here. Write a page (/, /services/, /about/, /gallery/ or /contact/), a section of home (#home, #services, #about or #contact), a whole address (https://…, mailto:… or tel:…), or # while there is none.',
    ],
    [
      'an office that closes before it opens',
      'closes: 5:00 PM',
      'closes: 5:00 AM',
      'line 15, error: hours › week › 1 › closes: "5:00 AM" is not right here. Write a time after that of opening; an office that opens in the afternoon may close after midnight, up to 6:00 AM.',
    ],
    [
      'an unknown time zone',
      'Europe/London',
      'London',
      'line 10, error: hours › timeZone: "London" is not right here. Write a time zone such as Europe/London.',
    ],
  ])('%s', (_name, right, wrong, sentence) => {
    expect(SITE).toContain(right);
    expect(textProblems(SITE.replace(right, wrong), 'site.md')).toEqual([sentence]);
  });
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
