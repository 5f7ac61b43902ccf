import { act, renderHook } from '@testing-library/react';
import { navigate } from 'gatsby';
import { usePhotoPages } from '../../src/gallery/usePhotoPages';
import { useSelection } from '../../src/gallery/useSelection';
import { photoPage } from '../../src/gatsby/photoPages';
import { siteContent } from '../support/content';
import { locationOf } from '../support/location';

const PHOTOS = Array.from({ length: 60 }, (_, index) => ({
  ...siteContent.photos[0],
  slug: `photo-${index}`,
}));
const navigated = jest.mocked(navigate);

/** Renders the first page of a gallery of 60 photos at an address. */
function enter(address: string) {
  const { result, rerender } = renderHook(
    (at: string) => {
      const pages = usePhotoPages(photoPage(PHOTOS, 1), '');
      return { pages, selection: useSelection(pages, locationOf(at)) };
    },
    { initialProps: address },
  );
  return { current: () => result.current, goTo: rerender };
}

test('closing a photo twice before the router answers goes back once, so the visitor stays in the gallery', () => {
  const { current } = enter('/gallery/');
  act(() => current().selection.open('photo-2'));
  navigated.mockClear();
  const { close } = current().selection;
  act(() => {
    close();
    close();
  });
  expect(navigated.mock.calls).toEqual([[-1]]);
});

test.each(['/gallery/#photo=unknown', '/gallery/#photo=', '/gallery/#photo-2'])(
  'the address %s opens no photo',
  async (address) => {
    const names = { ok: true, json: () => Promise.resolve(PHOTOS.map(({ slug }) => slug)) };
    window.fetch = jest.fn().mockResolvedValue(names);
    const { current } = enter(address);
    await act(async () => {});
    expect(current().selection.position).toBe(-1);
  },
);

test('a photo whose page arrives after the visitor went on to another is not shown', async () => {
  let arrive: (response: object) => void = () => undefined;
  window.fetch = jest.fn().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { current, goTo } = enter('/gallery/#photo=photo-20');
  let shown: Promise<void> | undefined;
  act(() => void (shown = current().selection.show(30)));
  goTo('/gallery/#photo=photo-5');
  await act(async () => {
    const content = { photoPage: photoPage(PHOTOS, 2) };
    arrive({ ok: true, json: () => ({ result: { data: { content } } }) });
    await shown;
  });
  expect(current().pages.photoAt(30)).toBeDefined();
  expect(navigated).not.toHaveBeenCalled();
});

test('a page that arrives after the visitor jumped to another part of the grid does not join it', () => {
  const { current } = enter('/gallery/');
  act(() => current().pages.showPage(3));
  act(() => current().pages.appendPage(2));
  expect(current().pages).toMatchObject({ start: 48, earlier: 2, later: undefined });
});
