import { z } from 'zod';
import { contentSchema, type ContentSchema } from '../../schemas/contentSchema';
import { isFolder, kinds, type Kind } from '../../schemas/kinds';
import { photo } from '../../schemas/photo';

/** Help that VS Code gives with some files of content. */
export interface EditorSchema {
  /** The file it stands in, from the project's folder; `.vscode/settings.json` leads there. */
  path: string;
  /** The files of content it is for. */
  glob: string;
  /** A JSON Schema. */
  value: object;
}

/** The help for each kind of content. A body below the hyphens is no YAML; such a file has none. */
export function editorSchemas(): EditorSchema[] {
  return kinds
    .filter(({ body }) => !body)
    .map((kind) => ({
      path: `.vscode/schemas/${kind.field}.json`,
      glob: `content/${kind.place}${isFolder(kind) ? '*.md' : ''}`,
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
  // An editor that reads the file as YAML takes the closing hyphens for a second, empty document.
  return { $schema, title: kind.type, ...schema, type: ['object', 'null'] };
}

/** A field's description, with what else there is to say of it where a file is written by hand. */
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

/** A photo's markdown file with an example in each field, and above it what the field is for. */
export function photoTemplate(): string {
  const { properties = {} } = contentSchema(photo);
  const fields = Object.entries(EXAMPLES).map(([name, example]) =>
    `# ${helpText(properties[name])}\n${name}: ${example}`.trimEnd(),
  );
  return `---\n${fields.join('\n\n')}\n---\n`;
}
