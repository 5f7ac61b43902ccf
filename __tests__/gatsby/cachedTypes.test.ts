import { mkdirSync, rmSync } from 'node:fs';
import { cachedTypes } from '../../src/gatsby/cachedTypes.mjs';
import { inOwnFolder, put } from '../support/ownFolder';

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
  ['nothing', 'code', 'schema', 1],
  ['a query', 'other code', 'schema', 2],
  ['the schema', 'code', 'other schema', 2],
])('after a change of %s types are generated where they have to be', async (...change) => {
  const [, code, schema, times] = change;
  await write(code, schema);
  expect(made).toHaveBeenCalledTimes(times);
});

test('types that are lost or edited are generated again', async () => {
  rmSync(TYPES);
  await write('code', 'schema');
  put(TYPES, 'edited');
  await write('code', 'schema');
  expect(made).toHaveBeenCalledTimes(3);
});
