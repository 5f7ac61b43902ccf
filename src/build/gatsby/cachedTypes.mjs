// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the types were made from, and the types: a hash of both. */
const RECORD = '.cache/kept-types';

const TYPES = 'gatsby/dist/utils/graphql-typegen/ts-codegen';

/**
 * Stands in the place of the step that writes the types of queries: where code and schema are those of
 * the last build, and the types are as it left them, what makes them is not even loaded.
 * @param {(name: string) => any} load gives a module of Gatsby's own
 * @param {string} code a hash of all code, the queries among it
 */
export const cachedTypes = (load, code) => ({
  [TYPES]: {
    // What Gatsby reads of the module at its start.
    DEFAULT_TYPES_OUTPUT_PATH: 'src/gatsby-types.d.ts',
    DEFAULT_DOCUMENT_SEARCH_PATHS: ['./gatsby-node.ts', './plugins/**/gatsby-node.ts'],
    /**
     * @param {string} folder of the project
     * @param {unknown} schema
     * @param {unknown} queries
     * @param {{ typesOutputPath: string }} options
     */
    async writeTypeScriptTypes(folder, schema, queries, options) {
      const types = join(folder, options.typesOutputPath);
      const record = join(folder, RECORD);
      const printed = load('graphql').printSchema(schema);
      const hash = () =>
        createHash('sha1').update(code).update(printed).update(readFileSync(types)).digest('hex');
      const isKept =
        existsSync(types) && existsSync(record) && readFileSync(record, 'utf8') === hash();
      if (isKept) return;
      await load(TYPES).writeTypeScriptTypes(folder, schema, queries, options);
      writeFileSync(record, hash());
    },
  },
});
