import { render, screen, waitFor } from '@testing-library/react';
import { Gallery } from '../../src/sections/Gallery';
import { siteContent } from '../support/content';
import { FakeHistory, Routed } from '../support/history';
import { installIntersectionObserver } from '../support/intersectionObserver';
import { installMatchMedia } from '../support/matchMedia';

jest.mock('../../src/components/PhotoDialog', () => {
  throw new Error('Loading chunk failed.');
});

beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
});

test('a photo shows its file where the script of the dialog does not arrive', async () => {
  // jsdom cannot leave the page, and says so instead.
  const left = jest.spyOn(console, 'error').mockImplementation(() => {});
  const history = new FakeHistory(`/gallery/#photo=${siteContent.photos[2].slug}`);
  render(
    <Routed history={history}>
      {(location) => <Gallery content={siteContent} location={location} />}
    </Routed>,
  );
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(String(left.mock.calls[0][0])).toContain('Not implemented: navigation');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
