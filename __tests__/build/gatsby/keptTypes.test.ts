import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptTypes } from '../../../src/build/gatsby/keptTypes.mjs';

const STEP = 'gatsby/dist/utils/graphql-typegen/ts-codegen';
const TYPES = 'types.d.ts';

let folder: string;
let made: jest.Mock;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'types-'));
  mkdirSync(join(folder, '.cache'));
  made = jest.fn(() => writeFileSync(join(folder, TYPES), 'types'));
  await write('code', 'schema');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function write(code: string, schema: string) {
  const parts: Record<string, object> = {
    graphql: { printSchema: (printed: string) => printed },
    [STEP]: { writeTypeScriptTypes: made },
  };
  const step = keptTypes((name) => parts[name], code)[STEP];
  await step.writeTypeScriptTypes(folder, schema, undefined, { typesOutputPath: TYPES });
}

test.each([
  ['the same', 'code', 'schema', 1],
  ['other queries', 'other code', 'schema', 2],
  ['another schema', 'code', 'other schema', 2],
])('types of %s', async (_what, code, schema, times) => {
  await write(code, schema);
  expect(made).toHaveBeenCalledTimes(times);
});

test('types that are lost or edited are made again', async () => {
  rmSync(join(folder, TYPES));
  await write('code', 'schema');
  writeFileSync(join(folder, TYPES), 'edited');
  await write('code', 'schema');
  expect(made).toHaveBeenCalledTimes(3);
});
