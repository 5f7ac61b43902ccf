import { act, render, screen } from '@testing-library/react';
import { MorePhotos } from '../../src/gallery/MorePhotos';
import { usePhotoPages } from '../../src/gallery/usePhotoPages';
import { siteContent } from '../support/content';
import { observersOf } from '../support/intersectionObserver';

const { paging } = siteContent.galleryPage;
const photos = siteContent.photos.slice(0, 2);

function Page() {
  const pages = usePhotoPages({ number: 1, total: 25, photos }, 'entry');
  return <MorePhotos pages={pages} copy={paging} />;
}

test('the next photos join when the busy browser reports the end of the grid, far and then near, at once', async () => {
  const content = { photoPage: { photos: siteContent.photos.slice(2, 3) } };
  const json = () => Promise.resolve({ result: { data: { content } } });
  window.fetch = jest.fn().mockResolvedValue({ ok: true, json });
  render(<Page />);
  const target = screen.getByRole('navigation', { name: paging.more });
  target.getBoundingClientRect = () => new DOMRect(0, window.innerHeight);
  const [near] = observersOf(target);
  await act(async () => {
    near.fireAll([
      { target, isIntersecting: false },
      { target, isIntersecting: true },
    ]);
    await Promise.resolve();
  });
  const [below] = observersOf(target).filter((observer) => observer !== near);
  act(() => below.fireAll([{ target, isIntersecting: false }]));
  expect(screen.queryByRole('link', { name: paging.more })).not.toBeInTheDocument();
});
