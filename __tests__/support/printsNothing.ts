import { format } from 'node:util';

/** Fails a test that prints a warning or an error to the console. To expect one, mock the console's method. */
const original = { error: console.error, warn: console.warn };
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  const record =
    (level: string) =>
    (...args: unknown[]) =>
      printed.push(`console.${level}: ${format(...args)}`);
  Object.assign(console, { error: record('error'), warn: record('warn') });
});

afterEach(() => {
  Object.assign(console, original);
  if (printed.length > 0) throw new Error(`The test printed:\n${printed.join('\n')}`);
});
