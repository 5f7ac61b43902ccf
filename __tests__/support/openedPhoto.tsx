import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import PhotoDialog from '../../src/gallery/PhotoDialog';
import { siteContent } from './content';

/** The photos of the fixture. */
export const { photos } = siteContent;
/** Called when the visitor closes the photo. */
export const onClose = jest.fn();

function Opened({ first }: { first: number }) {
  const [position, setPosition] = useState(first);
  return (
    <PhotoDialog
      photo={photos[position]}
      position={position}
      total={photos.length}
      photoAt={(at) => photos[at]}
      copy={siteContent.galleryPage}
      founder="Tamsin Oakenby"
      onShow={(at) => {
        setPosition(at);
        return Promise.resolve();
      }}
      onClose={onClose}
    />
  );
}

/** Opens a photo by its place, counted from 0. */
export const open = (index: number) => render(<Opened first={index} />);

/** The opened photo. */
export const dialog = () => screen.getByRole('dialog');

/** The place of the photo shown: title, picture, description and count agree on it. */
export function shown() {
  const index = photos.findIndex(
    ({ title }) => title === within(dialog()).getByRole('heading').textContent,
  );
  expect(within(dialog()).getByRole('img')).toHaveAccessibleName(photos[index].alt);
  expect(within(dialog()).getByText(photos[index].description)).toBeVisible();
  expect(within(dialog()).getByText(`${index + 1} of ${photos.length}`)).toBeVisible();
  return index;
}
