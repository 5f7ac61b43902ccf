import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOfPhotos } from '../../src/build/photoPages';
import { byOrder, type Ordered } from '../../src/content/names';
import { readContent } from '../../src/content/reading/read';
import {
  type ContentSchema,
  contentSchema,
  type Holding,
} from '../../src/content/schemas/contentSchema';
import { isFolder, type Kind, kinds } from '../../src/content/schemas/kinds';
import { dayNames, localDay, localTime } from '../../src/content/time';
import { fakeImage } from './fakeImage';
import { FIXTURE_CONTENT } from './paths';

/** The language of that folder. */
const LANG = 'en-CA';

/**
 * Returns the tests' content folder as GraphQL would: read through the site's schemas, in staff's order. Only
 * pictures and icons are made up.
 */
export function fixtureContent(): Queries.Content {
  const fields = kinds.map((kind) => [kind.field, read(kind)]);
  const content = Object.fromEntries(fields) as Queries.Content;
  const { photos, site } = content;
  return {
    ...content,
    site: { ...site, hours: { ...site.hours, dayNames: dayNames(LANG) } },
    pageOfPhotos: pageOfPhotos(photos, 1),
  };
}

function read(kind: Kind): unknown {
  if (!isFolder(kind)) return readItem(kind, kind.path);
  const files = readdirSync(join(FIXTURE_CONTENT, kind.path)).filter((name) =>
    name.endsWith('.md'),
  );
  const items = files.map((name) => readItem(kind, kind.path + name));
  return items.filter(({ draft }) => draft !== true).sort(byOrder);
}

function readItem(kind: Kind, path: string): Ordered & { draft?: unknown } {
  const content = readContent(kind.schema, readFileSync(join(FIXTURE_CONTENT, path)));
  if (!content) throw new Error(`${FIXTURE_CONTENT}/${path} has mistakes.`);
  return {
    ...(resolve(contentSchema(kind.schema), content.data) as Ordered),
    ...(kind.body && { hasBody: content.body !== '' }),
    slug: path.replace(/^.*\/|\.md$/g, ''),
  };
}

/** What GraphQL makes of texts that hold something other than words. */
const HELD: Record<Holding, (text: string) => unknown> = {
  picture: (name) => ({ gatsbyImageData: fakeImage(name.replace(/\.\w+$/, '')) }),
  photo: (slug) => ({
    slug,
    title: slug,
    alt: slug,
    hasBody: true,
    src: { gatsbyImageData: fakeImage(slug) },
  }),
  service: (slug) => slug,
  date: (day) => localDay(day, LANG),
  time: (time) => localTime(time, LANG),
  icon: () => '<svg aria-hidden="true"></svg>',
};

/** Resolves front matter as GraphQL does: pictures, times, icons, and `null` for missing values. */
function resolve(schema: ContentSchema, value: unknown): unknown {
  if (value === undefined) return null;
  if (schema.holds) return HELD[schema.holds](value as string);
  if (Array.isArray(value)) return value.map((item) => resolve(schema.items ?? {}, item));
  if (!schema.properties) return value;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [name, resolve(field, fields[name])]),
  );
}
