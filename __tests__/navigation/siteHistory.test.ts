/** @jest-environment jsdom */
import { canGoBackInSite, markSiteEntries } from '../../src/navigation/siteHistory';

beforeEach(() => {
  window.history.replaceState(null, '');
  markSiteEntries();
});

afterEach(() => {
  // What was put over the methods of the prototype goes.
  for (const method of ['pushState', 'replaceState'])
    Reflect.deleteProperty(window.history, method);
});

test('an entry that the visitor came in by has no step back', () => {
  expect(canGoBackInSite()).toBe(false);
  window.history.replaceState({ key: '1' }, '', '#photo');
  expect(canGoBackInSite()).toBe(false);
});

test('one that a page of the site led to has, also once its address changed', () => {
  window.history.pushState({ key: '1' }, '', '/gallery/');
  expect(canGoBackInSite()).toBe(true);
  window.history.replaceState({ key: '2' }, '', '/gallery/#photo');
  expect(canGoBackInSite()).toBe(true);
  expect(window.history.state).toMatchObject({ key: '2' });
});
