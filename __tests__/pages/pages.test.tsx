import { render, screen, within } from '@testing-library/react';
import { installIntersectionObserver } from '../support/intersectionObserver';
import { siteContent } from '../support/content';
import { installMatchMedia } from '../support/matchMedia';
import { BUILT_PATHS, sitePage } from '../support/server';

beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
});

const main = () => within(screen.getByRole('main'));

test('home has its sections in order, each with its anchor', () => {
  render(sitePage('/'));
  const sections = [...screen.getByRole('main').querySelectorAll('section[id]')];
  expect(sections.map(({ id }) => id)).toEqual(['home', 'services', 'about', 'contact']);
  expect(
    main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Courses we teach', 'Who keeps the light', 'Say where you want to go']);
});

test.each([
  ['/services/', 'Courses we teach'],
  ['/about/', 'Who keeps the light'],
  ['/gallery/', 'Pictures from the quay'],
  ['/contact/', 'Say where you want to go'],
])('%s is headed "%s"', (path, heading) => {
  render(sitePage(path));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('the about page carries the letter of the founder', () => {
  render(sitePage('/about/'));
  expect(main().getByRole('heading', { name: 'A note from the lamp room' })).toBeVisible();
  expect(main().getByText('To whoever reads this,')).toBeVisible();
});

describe.each(BUILT_PATHS)('%s', (path) => {
  beforeEach(() => {
    // The not-found page says what is missing.
    if (path === '/404.html') jest.spyOn(console, 'error').mockImplementation(() => {});
    render(sitePage(path));
  });

  test('has header, footer and no gap between the levels of its headings', () => {
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(
      screen.getByRole('navigation', { name: siteContent.site.labels.quickLinks }),
    ).toBeVisible();
    const levels = main()
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)));
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

  test('gives every id once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('describes every picture', () => {
    for (const picture of document.querySelectorAll('img')) {
      expect(picture.alt).toMatch(/\w/);
    }
  });
});
