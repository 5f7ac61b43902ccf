/**
 * npm run content:help: writes what helps staff with content, from the content's own schemas: the files
 * VS Code needs, and the template of a photo's file.
 * Run it after changing one; a test fails until then.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorFiles } from '../src/content/editorFiles';
import { photoTemplate } from '../src/content/photoTemplate';

async function main() {
  for (const { path, value } of editorFiles()) {
    const options = { ...(await resolveConfig(path)), filepath: path };
    write(path, await format(JSON.stringify(value), options));
  }
  write('docs/photo-template.md', photoTemplate());
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

void main();
