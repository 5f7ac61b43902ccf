/** @jest-environment jsdom */
import type * as photoPages from '../../src/gallery/photoPages';

type Store = typeof photoPages;

/** The store as a new window has it, which asks this for each file. */
async function newStore(answer: (path: string) => object | undefined) {
  const asked: string[] = [];
  window.fetch = jest.fn((path: string) => {
    asked.push(path);
    const body = answer(path);
    return Promise.resolve({ ok: body !== undefined, status: 404, json: () => body });
  }) as unknown as typeof fetch;
  let store: Store | undefined;
  await jest.isolateModulesAsync(async () => {
    store = await import('../../src/gallery/photoPages');
  });
  return { ...(store as Store), asked };
}

const page = (...slugs: string[]) => ({
  result: { data: { content: { photoPage: { photos: slugs.map((slug) => ({ slug })) } } } },
});

test('a page is fetched once, however often it is asked for, and told to who listens', async () => {
  const { arrivedPages, asked, fetchPhotoPage, subscribeToPages } = await newStore(() => page('a'));
  const heard = jest.fn();
  const stop = subscribeToPages(heard);
  await Promise.all([fetchPhotoPage(2), fetchPhotoPage(2)]);
  const arrived = arrivedPages();
  expect(await fetchPhotoPage(2)).toEqual([{ slug: 'a' }]);
  expect(asked).toEqual(['/page-data/gallery/2/page-data.json']);
  expect(arrivedPages()).toBe(arrived);
  expect(heard).toHaveBeenCalled();
  stop();
  heard.mockReset();
  await fetchPhotoPage(3);
  expect(heard).not.toHaveBeenCalled();
});

test('a page that did not arrive is asked for again', async () => {
  let lost = true;
  const { arrivedPages, fetchPhotoPage } = await newStore(() => (lost ? undefined : page('a')));
  await expect(fetchPhotoPage(2)).rejects.toThrow(
    '/page-data/gallery/2/page-data.json answered 404',
  );
  lost = false;
  await fetchPhotoPage(2);
  expect([...arrivedPages().keys()]).toEqual([2]);
});

test('the list of all photos tells the page of each', async () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `photo-${index}`);
  const { findPage, asked } = await newStore(() => slugs);
  expect(await findPage('photo-23')).toBe(1);
  expect(await findPage('photo-24')).toBe(2);
  expect(await findPage('none')).toBeUndefined();
  expect(asked).toEqual(['/gallery/photos.json']);
});
