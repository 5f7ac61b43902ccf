import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { type ContentSchema, contentSchema } from '../content/fields/contentSchema';
import type { FieldKind } from '../content/fields/fieldKind';
import { kindOfField } from '../content/fields/kindOfField';
import type { ResolverContext } from '../content/fields/nodeModel';
import { isFolder, type Kind } from '../content/schemas/kinds';

type Builder = CreateSchemaCustomizationArgs['schema'];

const capitalised = (name: string) => name[0].toUpperCase() + name.slice(1);

/** Returns the GraphQL types of a kind of content and its objects. Fields with a default are non-null too. */
export function typesOf(kind: Kind, builder: Builder) {
  const types: (string | ReturnType<Builder['buildObjectType']>)[] = [];
  const folder = isFolder(kind) ? kind.path : '';

  function fieldsOf(name: string, { properties = {}, required = [] }: ContentSchema) {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const bang = required.includes(field) ? '!' : '';
      const type = reference(name + capitalised(field), schema) + bang;
      const resolve = kindOfField(schema)?.resolve;
      return [field, { type, resolve: resolve && resolver(resolve, folder) }];
    });
    return Object.fromEntries(fields) as object;
  }

  /** Returns the type of a field, and defines it under a name if it has one of its own. */
  function reference(name: string, schema: ContentSchema): string {
    if (schema.type === 'array') return `[${reference(name, schema.items ?? {})}!]`;
    if (schema.type === 'object') {
      types.push(builder.buildObjectType({ name, fields: { ...fieldsOf(name, schema) } }));
      return name;
    }
    const held = kindOfField(schema);
    if (!held) throw new Error(`content schema of ${kind.type}: no GraphQL type for ${name}`);
    if (held.type || !schema.enum) return held.type ?? 'String';
    if (schema.type !== 'string') return 'Int';
    types.push(`enum ${name} { ${schema.enum.join(' ')} }`);
    return name;
  }

  const fields = {
    ...fieldsOf(kind.type, contentSchema(kind.schema)),
    slug: 'String!',
    ...(kind.body && { hasBody: 'Boolean!' }),
  };
  const node = { name: kind.type, fields, interfaces: ['Node'], extensions: { infer: false } };
  return [...types, builder.buildObjectType(node)];
}

/** A resolver for a field that may be missing in front matter. */
function resolver(resolve: NonNullable<FieldKind['resolve']>, folder: string) {
  return (
    source: Record<string, string | undefined>,
    _args: unknown,
    context: ResolverContext,
    { fieldName }: { fieldName: string },
  ) => {
    const text = source[fieldName];
    return text === undefined ? null : resolve(text, context, folder);
  };
}
