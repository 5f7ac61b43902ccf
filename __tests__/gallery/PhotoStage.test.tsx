import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoStage } from '../../src/gallery/PhotoStage';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

const [photo] = siteContent.photos;

beforeEach(() => {
  document.body.innerHTML = '';
});

function show() {
  render(
    <PhotoStage
      photo={photo}
      labels={siteContent.galleryPage.viewer}
      layer={() => {}}
      zoomed={false}
      onToggleZoom={() => {}}
      ahead={[]}
    />,
  );
}

const picture = () => screen.getByRole('img', { name: photo.alt });

test('the picture is fetched before anything else', () => {
  show();
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

test("the tile's picture is shown until the large one arrives", () => {
  document.body.innerHTML = `<a id="photo-${photo.slug}"><img src="/tile.jpg"></a>`;
  const tile = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(tile, {
    complete: { value: true },
    naturalWidth: { value: 400 },
    currentSrc: { value: '/tile.jpg' },
  });
  show();
  expect(document.querySelector('.placeholder')).toHaveAttribute('src', '/tile.jpg');
  fireEvent.load(picture());
  expect(document.querySelector('.placeholder')).not.toBeInTheDocument();
});

test('a picture that cannot be loaded is reported, and fetched again as often as the visitor asks', async () => {
  show();
  fireEvent.error(picture());
  expect(screen.getByRole('alert')).toHaveTextContent(siteContent.galleryPage.viewer.failed);
  expect(screen.queryByRole('img', { name: photo.alt })).not.toBeInTheDocument();

  const retry = screen.getByRole('button', { name: siteContent.galleryPage.viewer.retry });
  await visitor().click(retry);
  expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  expect(retry).toHaveFocus();
  fireEvent.error(picture());
  expect(screen.getByRole('alert')).toHaveTextContent(siteContent.galleryPage.viewer.failed);
  expect(retry).toHaveFocus();

  await visitor().click(retry);
  fireEvent.load(picture());
  expect(retry).not.toBeInTheDocument();
  expect(picture().closest('[data-photo-frame]')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(photo.title);
});
