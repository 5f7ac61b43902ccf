import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfPhotos } from '../../src/build/photoPages';
import { type ContentSchema, contentSchema } from '../../src/content/fields/contentSchema';
import { kindOfField } from '../../src/content/fields/kindOfField';
import type { ResolverContext } from '../../src/content/fields/nodeModel';
import { byOrder, type Ordered } from '../../src/content/names';
import { readContent } from '../../src/content/reading/load';
import { isFolder, type Kind, kinds } from '../../src/content/schemas/kinds';
import { dayNames } from '../../src/content/time';
import { fakeImage } from './fakeImage';
import { put } from './ownFolder';
import { FIXTURE_CONTENT } from './paths';

/** The language of that folder. */
const LANG = 'en-CA';

/**
 * Writes a JSON file with the tests' content folder as GraphQL would return it: read through the site's schemas, in
 * staff's order. Only pictures are made up.
 */
export async function writeFixture(path: string): Promise<void> {
  put(path, JSON.stringify(await fixtureContent()));
}

async function fixtureContent(): Promise<Queries.Content> {
  const fields = kinds.map(async (kind) => [kind.field, await read(kind)]);
  const content = Object.fromEntries(await Promise.all(fields)) as Queries.Content;
  const { photos, site } = content;
  return {
    ...content,
    site: { ...site, hours: { ...site.hours, dayNames: dayNames(LANG) } },
    pageOfPhotos: pageOfPhotos(photos, 1),
  };
}

async function read(kind: Kind): Promise<unknown> {
  if (!isFolder(kind)) return readItem(kind, kind.path);
  const files = readdirSync(join(FIXTURE_CONTENT, kind.path)).filter((name) =>
    name.endsWith('.md'),
  );
  const items = await Promise.all(files.map((name) => readItem(kind, kind.path + name)));
  return items.filter(({ draft }) => draft !== true).sort(byOrder);
}

async function readItem(kind: Kind, path: string): Promise<Ordered & { draft?: unknown }> {
  const content = readContent(kind.schema, readFileSync(join(FIXTURE_CONTENT, path)));
  if (!content) throw new Error(`${FIXTURE_CONTENT}/${path} has mistakes.`);
  return {
    ...((await resolve(contentSchema(kind.schema), content.data)) as Ordered),
    ...(kind.body && { hasBody: content.body !== '' }),
    slug: path.replace(/^.*\/|\.md$/g, ''),
  };
}

/** The nodes that resolvers ask for: the site, photos by their slug, and pictures, which are named after their file. */
const nodeModel = {
  findOne: ({
    type,
    query,
  }: {
    type: string;
    query: { filter?: Record<string, { eq: string }> };
  }) => {
    const { slug, relativePath } = query.filter ?? {};
    if (type === 'SiteContent') return Promise.resolve({ lang: LANG });
    if (type === 'GalleryPhoto') return readPhoto(slug.eq);
    return Promise.resolve({ children: [relativePath.eq.replace(/^.*\/|\.\w+$/g, '')] });
  },
  getNodesByIds: ({ ids, type }: { ids: string[]; type: string }) =>
    type === 'ImageSharp' ? ids.map((name) => ({ gatsbyImageData: fakeImage(name) })) : [],
};
const context = { nodeModel } as unknown as ResolverContext;

const readPhoto = (slug: string) => {
  const photos = kinds.find(({ type }) => type === 'GalleryPhoto') as Kind;
  return readItem(photos, `${photos.path}${slug}.md`);
};

/** Resolves front matter as GraphQL does, with `null` for missing values. */
async function resolve(schema: ContentSchema, value: unknown): Promise<unknown> {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => resolve(schema.items ?? {}, item)));
  }
  if (!schema.properties) {
    const held = kindOfField(schema)?.resolve;
    return held && typeof value === 'string' ? held(value, context, '') : value;
  }
  const fields = value as Record<string, unknown>;
  const resolved = Object.entries(schema.properties).map(async ([name, field]) => [
    name,
    await resolve(field, fields[name]),
  ]);
  return Object.fromEntries(await Promise.all(resolved)) as unknown;
}
