import { type ContentSchema, contentSchema, type Holding } from '../content/schemas/contentSchema';
import { isFolder, type Kind } from '../content/schemas/kinds';

const capitalised = (name: string) => name[0].toUpperCase() + name.slice(1);

/** The types of texts that hold something other than words, and the directives, if any, that make them from the text. */
const HOLDING: Record<Holding, { type: string; directive: string }> = {
  picture: { type: 'ImageSharp', directive: '@picture(folder: "FOLDER")' },
  photo: { type: 'GalleryPhoto', directive: '@link(by: "slug")' },
  service: { type: 'String', directive: '' },
  time: { type: 'Time', directive: '@time' },
  date: { type: 'Day', directive: '@day' },
  icon: { type: 'String', directive: '@icon' },
};

/** Returns the GraphQL types of a kind of content and its objects. Fields with a default are non-null too. */
export function typeDefinitions(kind: Kind): string {
  const definitions: string[] = [];
  const folder = isFolder(kind) ? kind.path : '';

  function define(name: string, schema: ContentSchema, isNode: boolean) {
    const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
      const bang = schema.required?.includes(field) ? '!' : '';
      return `  ${field}: ${reference(name + capitalised(field), value)}${bang}${extension(value)}`;
    });
    if (isNode) fields.push('  slug: String!');
    if (isNode && kind.body) fields.push('  hasBody: Boolean!');
    definitions.push(
      `type ${name}${isNode ? ' implements Node @dontInfer' : ''} {\n${fields.join('\n')}\n}`,
    );
  }

  function reference(name: string, schema: ContentSchema): string {
    const held = schema.holds && HOLDING[schema.holds];
    if (held) return held.type;
    if (schema.type === 'array') return `[${reference(name, schema.items ?? {})}!]`;
    if (schema.type === 'object') {
      define(name, schema, false);
      return name;
    }
    if (schema.type === 'string' && schema.enum) {
      definitions.push(`enum ${name} { ${schema.enum.join(' ')} }`);
      return name;
    }
    if (schema.type === 'string') return 'String';
    if (schema.type === 'boolean') return 'Boolean';
    if (schema.type === 'number') return schema.enum ? 'Int' : 'Float';
    throw new Error(`content schema of ${kind.type}: no GraphQL type for ${name}`);
  }

  function extension({ holds }: ContentSchema): string {
    return holds ? ` ${HOLDING[holds].directive.replace('FOLDER', folder)}` : '';
  }

  define(kind.type, contentSchema(kind.schema), true);
  return definitions.join('\n');
}
