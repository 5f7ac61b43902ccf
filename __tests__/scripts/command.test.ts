import { helpText, readCommandLine, UsageError, wholeNumber } from '../../scripts/lib/command';

const COMMAND = {
  name: 'water:plants',
  words: 'PLANT…',
  about: 'Waters plants.',
  options: { litres: { value: 'N', help: 'how much (1)' }, slowly: { help: 'drop by drop' } },
  more: 'Not for cactuses.',
};

const read = (...args: string[]) => readCommandLine(COMMAND, args);

test('values, switches and words are told apart', () => {
  expect(read('fern', '--litres', '2', '--slowly', 'palm')).toMatchObject({
    given: { litres: '2', slowly: true },
    words: ['fern', 'palm'],
  });
  expect(read('--litres=-2').given).toEqual({ litres: '-2' });
});

test.each([
  [['--litre', '2'], "Unknown option '--litre'."],
  [['-x'], "Unknown option '-x'."],
  [['--litres'], "Option '--litres <value>' argument missing"],
  [['--litres', '--slowly'], "Did you forget to specify the option argument for '--litres'?"],
  [['--slowly=yes'], "Option '--slowly' does not take an argument"],
])('%j gets a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(sentence);
});

test('a word is refused where a command takes none', () => {
  const wordless = { ...COMMAND, words: undefined };
  expect(() => readCommandLine(wordless, ['fern'])).toThrow("Unexpected argument 'fern'.");
});

test.each(['0', '1.5', '-3', 'many', ''])('%j is no whole number above 0', (text) => {
  expect(wholeNumber('litres', '12')).toBe(12);
  expect(() => wholeNumber('litres', text)).toThrow(
    `--litres has "${text}", which is no whole number above 0.`,
  );
});

test('the help names everything', () => {
  expect(read('--help').given).toEqual({ help: true });
  expect(helpText(COMMAND)).toBe(`npm run water:plants -- PLANT… [options]

Waters plants.

  --litres N  how much (1)
  --slowly    drop by drop
  --help      show this

Not for cactuses.`);
});
