import { readdirSync } from 'node:fs';
import { dirname, parse } from 'node:path';

const anIcon = require.resolve('lucide-react/icons/menu');

/**
 * Names of all icons that content may use, as lucide.dev writes them: those of the package's modules. Its
 * own list of them is an ES module, which compiled code cannot load before Node 20.19.
 */
export const ICON_NAMES: readonly string[] = readdirSync(dirname(anIcon))
  .map((file) => parse(file))
  .filter(({ ext, name }) => ext === '.mjs' && name !== 'index')
  .map(({ name }) => name)
  .sort();
