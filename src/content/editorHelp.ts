import { z } from 'zod';
import { contentSchema, type ContentSchema } from '../schemas/contentSchema';
import { isFolder, kinds, type Kind } from '../schemas/kinds';
import { photo } from '../schemas/photo';

/** A JSON Schema with which VS Code completes and explains fields in content files. */
export interface EditorSchema {
  /** Path of its file, from the project's folder; `.vscode/settings.json` names it too. */
  path: string;
  /** Pattern of the content files it is for. */
  glob: string;
  /** The schema itself. */
  value: object;
}

/**
 * The schemas for all kinds of content without a body. A file with one has none: the editor reads the whole
 * file as YAML, which a body is not.
 */
export function editorSchemas(): EditorSchema[] {
  return kinds
    .filter(({ body }) => !body)
    .map((kind) => ({
      path: `.vscode/schemas/${kind.field}.json`,
      glob: `content/${kind.path}${isFolder(kind) ? '*.md' : ''}`,
      value: editorSchema(kind),
    }));
}

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
  // To an editor that reads the whole file as YAML, a second, empty document follows the closing hyphens.
  return { $schema, title: kind.type, ...schema, type: ['object', 'null'] };
}

/** A field's description, with what else staff need to know when they write the file by hand. */
function helpText({ description = '', maxLength, picture }: ContentSchema): string {
  if (picture) return `${description} Its file lies in the same folder.`;
  return maxLength ? `${description} At most ${maxLength} characters.` : description;
}

const EXAMPLES: Record<keyof typeof photo.shape, string> = {
  order: '',
  src: 'open-day.jpg',
  alt: 'Two girls try a telescope on the school roof.',
  title: 'Open day',
  description: 'Families visit our workshops and ask everything they ever wanted to know.',
  size: 'small',
};

/** A photo's markdown file with an example in each field, and a comment above that explains the field. */
export function photoTemplate(): string {
  const { properties = {} } = contentSchema(photo);
  const fields = Object.entries(EXAMPLES).map(([name, example]) =>
    `# ${helpText(properties[name])}\n${name}: ${example}`.trimEnd(),
  );
  return `---\n${fields.join('\n\n')}\n---\n`;
}
