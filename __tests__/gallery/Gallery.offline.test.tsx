import { render, screen, waitFor, within } from '@testing-library/react';
import { Gallery } from '../../src/gallery/Gallery';
import { siteContent } from '../support/content';
import { FakeHistory, Routed } from '../support/history';
import { installIntersectionObserver } from '../support/intersectionObserver';
import { installMatchMedia } from '../support/matchMedia';
import { visitor } from '../support/user';

jest.mock('../../src/gallery/PhotoDialog', () => {
  throw new Error('Loading chunk failed.');
});

beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
});

test('a photo whose dialog does not arrive is said to be missing, and the gallery stays', async () => {
  const [photo] = siteContent.photos;
  const history = new FakeHistory('/gallery/');
  render(
    <Routed history={history}>
      {(location) => <Gallery content={siteContent} location={location} />}
    </Routed>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  await visitor().click(screen.getByRole('link', { name: new RegExp(photo.title) }));
  expect(await within(alert).findByText(siteContent.galleryPage.viewer.failed)).toBeVisible();
  expect(alert).toHaveTextContent(photo.title);
  await waitFor(() => expect(history.location.hash).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
