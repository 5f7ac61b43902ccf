import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { siteContent } from '../support/content';
import { installIntersectionObserver } from '../support/intersectionObserver';
import { installMatchMedia } from '../support/matchMedia';
import { BUILT_PATHS, serverMarkup, sitePage } from '../support/server';

const PHONE = 390;
const DESKTOP = 1440;

let root: Root;
let recovered: unknown[];

beforeEach(() => {
  installIntersectionObserver();
  recovered = [];
});

afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
  jest.useRealTimers();
});

/** Loads the page that was built for a path, as a visitor's browser does. */
function open(built: string, address = built) {
  const container = document.createElement('div');
  document.body.append(container);
  jest.useFakeTimers({ now: new Date('2020-05-04T12:00:00Z') });
  container.innerHTML = serverMarkup(built);
  // The visitor's clock: years later, on another day of the week.
  jest.setSystemTime(new Date('2031-07-05T23:30:00Z'));
  act(() => {
    root = hydrateRoot(container, sitePage(built, address), {
      onRecoverableError: (error) => recovered.push(error),
    });
  });
}

const everywhere = BUILT_PATHS.flatMap((path) =>
  [PHONE, DESKTOP].map((width) => ({ path, width })),
);

test.each(everywhere.filter(({ path }) => path !== '/404.html'))(
  '$path hydrates without a mismatch at $width px, late and on another weekday',
  ({ path, width }) => {
    installMatchMedia({ width });
    open(path);
    expect(recovered).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/^© 2031 Harbourlight/)).toBeVisible();
  },
);

test('the not-found page hydrates at an address it was not built for', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  installMatchMedia({ width: PHONE });
  open('/404.html', '/no/such/page/?from=mail#here');
  expect(recovered).toEqual([]);
  expect(
    screen.getByRole('heading', { level: 1, name: siteContent.notFoundPage.heading }),
  ).toBeVisible();
  expect(log.mock.calls).toEqual([[expect.stringContaining('/no/such/page/')]]);
});

test('the gallery hydrates at the address of a photo, then opens it', async () => {
  installMatchMedia({ width: DESKTOP });
  const [photo] = siteContent.photos;
  open('/gallery/', `/gallery/#photo=${photo.slug}`);
  expect(recovered).toEqual([]);
  expect(await screen.findByRole('dialog', { name: photo.title })).toBeVisible();
});

test('a mismatch would be noticed', () => {
  installMatchMedia();
  const container = document.createElement('div');
  container.innerHTML = '<p>one</p>';
  act(() => {
    root = hydrateRoot(container, <p>two</p>, {
      onRecoverableError: (error) => recovered.push(error),
    });
  });
  expect(recovered).toHaveLength(1);
});
