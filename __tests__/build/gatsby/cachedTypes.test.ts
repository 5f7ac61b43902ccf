import { mkdirSync, rmSync } from 'node:fs';
import { cachedTypes } from '../../../src/build/gatsby/cachedTypes.mjs';
import { inOwnFolder, put } from '../../support/ownFolder';

const STEP = 'gatsby/dist/utils/graphql-typegen/ts-codegen';
const TYPES = 'types.d.ts';

let made: jest.Mock;

inOwnFolder();
beforeEach(async () => {
  mkdirSync('.cache');
  made = jest.fn(() => put(TYPES, 'types'));
  await write('code', 'schema');
});

async function write(code: string, schema: string) {
  const parts: Record<string, object> = {
    graphql: { printSchema: (printed: string) => printed },
    [STEP]: { writeTypeScriptTypes: made },
  };
  const step = cachedTypes((name) => parts[name], code)[STEP];
  await step.writeTypeScriptTypes('.', schema, undefined, { typesOutputPath: TYPES });
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
  rmSync(TYPES);
  await write('code', 'schema');
  put(TYPES, 'edited');
  await write('code', 'schema');
  expect(made).toHaveBeenCalledTimes(3);
});
