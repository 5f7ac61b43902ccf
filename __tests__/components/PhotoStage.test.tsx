import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoStage, wholeWidth } from '../../src/components/PhotoStage';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

const [photo] = siteContent.photos;
const onSettled = jest.fn();

beforeEach(() => {
  onSettled.mockReset();
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
      onSettled={onSettled}
    />,
  );
}

const picture = () => screen.getByRole('img', { name: photo.alt });

test('fetches the picture before anything else, and says when it is there', () => {
  show();
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
  expect(onSettled).not.toHaveBeenCalled();
  fireEvent.load(picture());
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test("shows its tile's picture until the large one arrives", () => {
  document.body.innerHTML = `<a id="photo-${photo.slug}"><img src="/tile.jpg"></a>`;
  const tile = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(tile, {
    complete: { value: true },
    naturalWidth: { value: 400 },
    currentSrc: { value: '/tile.jpg' },
  });
  show();
  expect(document.querySelector('.standIn')).toHaveAttribute('src', '/tile.jpg');
  fireEvent.load(picture());
  expect(document.querySelector('.standIn')).not.toBeInTheDocument();
});

test('says so when the picture cannot be loaded, and tries again', async () => {
  show();
  fireEvent.error(picture());
  expect(screen.getByRole('alert')).toHaveTextContent('This photo could not be loaded.');
  expect(screen.queryByRole('img', { name: photo.alt })).not.toBeInTheDocument();
  await visitor().click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.load(picture());
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('asks for a picture as wide as it is shown', () => {
  expect(wholeWidth(1.5)).toContain('1.500 * (100vh - 4rem)');
});
