import { command, runCommand, UsageError, wholeNumber } from '../../scripts/lib/command';

const { argv } = process;
afterEach(() => (process.argv = argv));

/** Runs a command with arguments, and returns what it received, its output and its exit code. */
async function run(...args: string[]) {
  let written = '';
  const write = (text: string) => (written += text);
  jest.spyOn(console, 'error').mockImplementation((text: string) => write(`${text}\n`));
  const given: unknown[] = [];
  const water = command('water:plants', 'Waters plants.', 'Not for cactuses.')
    .argument('<plants...>')
    .option('--litres <number>', 'how much', wholeNumber, 1)
    .option('--slowly', 'drop by drop')
    .configureOutput({ writeOut: write, writeErr: write })
    .action((plants: string[], options: object) => {
      given.push(plants, options);
      if (plants.includes('cactus')) throw new UsageError('No cactuses.');
    });
  process.argv = ['node', 'script', ...args];
  await runCommand(water);
  const { exitCode = 0 } = process;
  process.exitCode = 0;
  return { given, written, exitCode };
}

test('a command gets its arguments and options', async () => {
  const { given } = await run('fern', '--litres', '2', '--slowly', 'palm');
  expect(given).toEqual([['fern', 'palm'], { litres: 2, slowly: true }]);
});

test.each([
  [['fern', '--litre', '2'], /unknown option '--litre'/],
  [['fern', '--litres=0'], /argument '0' is invalid. Must be a positive integer./],
  [['fern', '--litres=1.5'], /Must be a positive integer./],
  [['cactus'], /No cactuses./],
])('%j gets a sentence and a pointer to the help', async (args, sentence) => {
  const { written, exitCode } = await run(...args);
  expect(written).toMatch(sentence);
  expect(written).toContain('See npm run water:plants -- --help');
  expect(exitCode).toBe(2);
});

test('an option that npm read as its own, for lack of two hyphens, is an error', async () => {
  process.env.npm_config_slowly = 'true';
  const { given, written, exitCode } = await run('fern');
  delete process.env.npm_config_slowly;
  expect({ given, exitCode }).toEqual({ given: [], exitCode: 2 });
  expect(written).toMatch(/npm read --slowly .* npm run water:plants -- …/);
});

test('the help succeeds and ends with the text below the options', async () => {
  const { written, exitCode } = await run('--help');
  expect(exitCode).toBe(0);
  expect(written).toMatch(/Waters plants\..*--litres <number>.*Not for cactuses\./s);
});
