// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds a hash of the types that the last build wrote, and of what they were made from. */
const RECORD = '.cache/cached-types';

const TYPES = 'gatsby/dist/utils/graphql-typegen/ts-codegen';

/**
 * Replacement for the step that writes TypeScript types for queries. Where code and schema are those of
 * the last build, and the file of types is unchanged since, it does not even load Gatsby's generator.
 * @param {(name: string) => any} load loads a module of Gatsby itself
 * @param {string} code a hash of all code, queries included
 */
export const cachedTypes = (load, code) => ({
  [TYPES]: {
    // Gatsby reads these two when it starts.
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
      const isCurrent =
        existsSync(types) && existsSync(record) && readFileSync(record, 'utf8') === hash();
      if (isCurrent) return;
      await load(TYPES).writeTypeScriptTypes(folder, schema, queries, options);
      writeFileSync(record, hash());
    },
  },
});
