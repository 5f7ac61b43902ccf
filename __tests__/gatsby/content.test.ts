/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createContentNode, defineResolvers } from '../../src/gatsby/content';
import { FIXTURE_CONTENT } from '../support/fixture';

jest.mock('../../src/content/icon', () => ({ iconMarkup: jest.fn() }));

type NodeArguments = Parameters<typeof createContentNode>[0];
type ResolverArguments = Parameters<typeof defineResolvers>[0];

describe('createContentNode', () => {
  const createNode = jest.fn();
  const error = jest.fn();

  beforeEach(() => {
    createNode.mockReset();
    error.mockReset();
  });

  /** Hands a file of `content/` over, as Gatsby does with every file it finds. */
  async function add(relativePath: string, file: object = {}) {
    await createContentNode({
      node: {
        id: 'file',
        relativePath,
        absolutePath: resolve(FIXTURE_CONTENT, relativePath),
        sourceInstanceName: 'content',
        children: [],
        internal: { type: 'File' },
        ...file,
      },
      createNodeId: (name: string) => `id of ${name}`,
      createContentDigest: (input: unknown) => JSON.stringify(input),
      actions: { createNode, createParentChildLink: jest.fn() },
      reporter: { error },
    } as unknown as NodeArguments);
  }

  test('makes a node of its kind, with pictures found from the content folder', async () => {
    await add('gallery/low-tide.md');
    expect(createNode.mock.calls).toEqual([
      [
        expect.objectContaining({
          slug: 'low-tide',
          src: 'gallery/low-tide.jpg',
          size: 'small',
          title: 'Low water',
          parent: 'file',
          internal: expect.objectContaining({ type: 'GalleryPhoto' }) as unknown,
        }),
      ],
    ]);
  });

  test('makes a node of a single file', async () => {
    await add('home.md');
    expect(createNode).toHaveBeenCalledWith(
      expect.objectContaining({
        slug: 'home',
        hero: expect.objectContaining({ image: 'hero.jpg' }) as unknown,
      }),
    );
  });

  test('hands on the text below the front matter, where it is shown', async () => {
    await add('about.md');
    expect(createNode).toHaveBeenCalledWith(
      expect.objectContaining({
        internal: expect.objectContaining({
          mediaType: 'text/markdown',
          content: expect.stringMatching(/^\nTo whoever reads this,/) as unknown,
        }) as unknown,
      }),
    );
  });

  test.each([
    { what: 'markdown of no kind', path: 'drafts/idea.md', file: {} },
    { what: 'pictures', path: 'gallery/gull-parade.jpg', file: {} },
    {
      what: 'files that are not content',
      path: 'home.md',
      file: { sourceInstanceName: 'elsewhere' },
    },
    { what: 'nodes that are no files', path: 'home.md', file: { internal: { type: 'Markdown' } } },
  ])('passes over $what', async ({ path, file }) => {
    await add(path, file);
    expect(createNode).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('reports a file with mistakes, and where to read more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    const path = join(folder, 'mistaken.md');
    writeFileSync(path, '---\ntitle: 12\n---\n');
    await add('gallery/mistaken.md', { absolutePath: path });
    rmSync(folder, { recursive: true });
    expect(createNode).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([[expect.stringMatching(/mistaken\.md.*content:check/)]]);
  });
});

describe('the field `content`', () => {
  type Resolve = (source: unknown, args: unknown, context: unknown) => Promise<unknown>;

  /** The resolver of a field of `Content`. */
  function resolverOf(field: string): Resolve {
    let resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
    const createResolvers = (given: typeof resolvers) => (resolvers = given);
    defineResolvers({ createResolvers } as unknown as ResolverArguments);
    return resolvers.Content[field].resolve;
  }

  test('gives photos by their number, those with the same by file name', async () => {
    const entries = [
      { slug: 'last', order: 1000 },
      { slug: 'b', order: 2 },
      { slug: 'a', order: 2 },
      { slug: 'between', order: 1.5 },
      { slug: 'first', order: -1 },
      { slug: 'Last too', order: 1000 },
    ];
    const nodeModel = { findAll: () => Promise.resolve({ entries }) };
    const photos = (await resolverOf('photos')({}, {}, { nodeModel })) as typeof entries;
    expect(photos.map(({ slug }) => slug)).toEqual([
      'first',
      'between',
      'a',
      'b',
      'Last too',
      'last',
    ]);
  });

  test('gives an empty gallery where there are no photos', async () => {
    const nodeModel = { findAll: () => Promise.resolve({ entries: [] }) };
    expect(await resolverOf('photos')({}, {}, { nodeModel })).toEqual([]);
  });

  test('gives a single file as itself', async () => {
    const nodeModel = { findOne: ({ type }: { type: string }) => Promise.resolve({ type }) };
    expect(await resolverOf('site')({}, {}, { nodeModel })).toEqual({ type: 'SiteContent' });
  });

  test('knows the year of the build', () => {
    jest.useFakeTimers({ now: new Date('2027-06-01') });
    expect(resolverOf('year')({}, {}, {})).toBe(2027);
    jest.useRealTimers();
  });
});
