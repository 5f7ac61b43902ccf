import { z } from 'zod';
import type { ContentSchema } from './contentSchema';
import { isFolder, kinds, type Kind } from './kinds';

/** A JSON file that VS Code reads. */
export interface EditorFile {
  /** Path from the project's folder. */
  path: string;
  value: object;
}

/**
 * Every file that VS Code needs to help with content: a JSON Schema for each kind, and the settings
 * that lead to them.
 */
export function editorFiles(): EditorFile[] {
  // A body below the hyphens is no YAML; such a file stays markdown, without help.
  const helped = kinds.filter(({ body }) => !body);
  const schemas = helped.map((kind) => ({ path: schemaPath(kind), value: editorSchema(kind) }));
  const settings = {
    'files.associations': Object.fromEntries(helped.map((kind) => [`**/${glob(kind)}`, 'yaml'])),
    'yaml.schemas': Object.fromEntries(helped.map((kind) => [`./${schemaPath(kind)}`, glob(kind)])),
    'yaml.format.enable': false,
  };
  return [...schemas, { path: '.vscode/settings.json', value: settings }];
}

const schemaPath = ({ field }: Kind) => `.vscode/schemas/${field}.json`;

const glob = (kind: Kind) => `content/${kind.place}${isFolder(kind) ? '*.md' : ''}`;

function editorSchema(kind: Kind): object {
  const { $schema, ...schema } = z.toJSONSchema(kind.schema, {
    target: 'draft-07',
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.description) {
        jsonSchema.description = helpText(jsonSchema as ContentSchema);
      }
    },
  });
  // An editor that reads the file as YAML takes the closing hyphens for a second, empty document.
  return { $schema, title: kind.type, ...schema, type: ['object', 'null'] };
}

/** A field's description, with its limit where it has one. */
export function helpText({ description = '', maxLength }: ContentSchema): string {
  return maxLength ? `${description} At most ${maxLength} characters.` : description;
}
