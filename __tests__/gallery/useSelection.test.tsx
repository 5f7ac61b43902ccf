import { act, renderHook } from '@testing-library/react';
import { usePhotoPages } from '../../src/gallery/usePhotoPages';
import { useSelection } from '../../src/gallery/useSelection';
import { photoPage } from '../../src/build/gatsby/photoPages';
import { siteContent } from '../support/content';
import { FakeHistory, useLocation } from '../support/history';

const named = (slug: string) => ({ ...siteContent.photos[0], slug });
const GALLERY = photoPage(['first', 'second', 'third'].map(named), 1);
const NONE = -1;

beforeEach(() => {
  // Where an earlier test left the gallery.
  window.sessionStorage.clear();
});

/** A gallery, by default of three photos, in a window that came in by an address. */
function enter(address: string, gallery = GALLERY) {
  const history = new FakeHistory(address);
  const { result } = renderHook(() => {
    const pages = usePhotoPages(gallery, '');
    return { pages, selection: useSelection(pages, useLocation(history)) };
  });
  return { history, pages: () => result.current.pages, selection: () => result.current.selection };
}

test('opening adds one history entry, which other photos take over, and closing goes back', () => {
  const { history, selection } = enter('/gallery/');
  expect(selection().position).toBe(NONE);
  act(() => selection().open('second'));
  expect(selection().position).toBe(1);
  expect(history.addresses).toEqual(['/gallery/', '/gallery/#photo=second']);
  act(() => void selection().show(2));
  expect(selection().position).toBe(2);
  act(() => void selection().show(0));
  expect(selection().position).toBe(0);
  expect(history.addresses).toEqual(['/gallery/', '/gallery/#photo=first']);
  act(() => selection().close());
  expect(selection().position).toBe(NONE);
  expect(history.location.href).toMatch(/\/gallery\/$/);
  act(() => selection().open('third'));
  expect(history.addresses).toEqual(['/gallery/', '/gallery/#photo=third']);
});

test('tapped twice before it takes effect, a tile adds one entry', () => {
  const { history, selection } = enter('/gallery/');
  const { open } = selection();
  act(() => {
    open('second');
    open('second');
  });
  expect(history.addresses).toEqual(['/gallery/', '/gallery/#photo=second']);
});

test('closed twice before it takes effect, a photo leaves the gallery in its place', () => {
  const { history, selection } = enter('/gallery/');
  act(() => selection().open('second'));
  const { close } = selection();
  act(() => {
    close();
    close();
  });
  expect(history.location.href).toMatch(/\/gallery\/$/);
});

test.each([false, true])(
  'closing a photo that a link opened stays on the page, also after another: %s',
  (another) => {
    const { history, selection } = enter('/gallery/#photo=third');
    expect(selection().position).toBe(2);
    if (another) act(() => void selection().show(0));
    act(() => selection().close());
    expect(selection().position).toBe(NONE);
    expect(history.addresses).toEqual(['/gallery/']);
  },
);

test.each(['/gallery/#photo=unknown', '/gallery/#photo=', '/gallery/#first'])(
  'the address %s selects none',
  async (address) => {
    const names = { ok: true, json: () => Promise.resolve(['first', 'second', 'third']) };
    window.fetch = jest.fn().mockResolvedValue(names);
    const { selection } = enter(address);
    await act(async () => {});
    expect(selection().position).toBe(NONE);
  },
);

describe('a page of photos that arrives late', () => {
  const many = Array.from({ length: 60 }, (_, index) => named(`photo-${index}`));

  test('does not replace the photo that the visitor went to since', async () => {
    const content = { photoPage: photoPage(many, 2) };
    let arrive: (response: object) => void = () => undefined;
    window.fetch = jest.fn().mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { history, selection } = enter('/gallery/#photo=photo-20', photoPage(many, 1));
    let late: Promise<void> | undefined;
    act(() => void (late = selection().show(30)));
    act(() => void selection().show(5));
    await act(async () => {
      arrive({ ok: true, json: () => ({ result: { data: { content } } }) });
      await late;
    });
    expect(history.location.hash).toBe('#photo=photo-5');
    expect(selection().position).toBe(5);
  });

  test('joins no grid that the visitor has left', () => {
    const { pages } = enter('/gallery/', photoPage(many, 1));
    act(() => pages().showPage(3));
    act(() => pages().appendPage(2));
    expect(pages()).toMatchObject({ start: 48, earlier: 2, later: undefined });
  });
});
