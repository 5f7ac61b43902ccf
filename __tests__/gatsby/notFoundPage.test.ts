import type { CreatePageArgs } from 'gatsby';
import { showOwnNotFound } from '../../src/gatsby/notFoundPage';

test.each([
  { path: '/dev-404-page/', component: '/gatsby/dev-404-page.js', made: 1 },
  { path: '/about/', component: '/src/pages/about.tsx', made: 0 },
])('$path is replaced by the site’s own page $made times', ({ path, component, made }) => {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  showOwnNotFound({ page: { path, component }, actions } as unknown as CreatePageArgs);
  expect(actions.createPage).toHaveBeenCalledTimes(made);
  for (const [page] of actions.createPage.mock.calls) {
    expect(page).toMatchObject({ path });
    expect(page).toHaveProperty('component', expect.stringMatching(/src.pages.404\.tsx$/));
  }
});
