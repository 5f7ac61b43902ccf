import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, parse, resolve } from 'node:path';

// Not this file's own `require`: Parcel, with which Gatsby compiles it, leaves no `resolve` there.
const anIcon = createRequire(resolve('package.json')).resolve('lucide-react/icons/menu');

/** Names of all icons that content may use, as lucide.dev writes them: those of the package's modules. */
export const ICON_NAMES: readonly string[] = readdirSync(dirname(anIcon))
  .map((file) => parse(file))
  .filter(({ ext, name }) => ext === '.mjs' && name !== 'index')
  .map(({ name }) => name)
  .sort();
