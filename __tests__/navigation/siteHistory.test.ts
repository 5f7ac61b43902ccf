/** @jest-environment jsdom */
import { canGoBackInSite, markSiteEntries } from '../../src/navigation/siteHistory';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  markSiteEntries();
});

afterEach(() => {
  // Uncovers the prototype's methods again.
  for (const method of ['pushState', 'replaceState'])
    Reflect.deleteProperty(window.history, method);
});

test('the entry by which a visitor came has no page of the site before it', () => {
  expect(canGoBackInSite()).toBe(false);
  window.history.replaceState({ key: '1' }, '', '#photo');
  expect(canGoBackInSite()).toBe(false);
});

test('a step within a page does not lead to another page of the site', () => {
  window.history.pushState({ key: '1' }, '', '/gallery/');
  window.history.pushState({ key: '2' }, '', '/gallery/#');
  expect(canGoBackInSite()).toBe(false);
});

test('an entry that another page of the site added has one, also after its address changed', () => {
  window.history.pushState({ key: '1' }, '', '/gallery/');
  expect(canGoBackInSite()).toBe(true);
  window.history.replaceState({ key: '2' }, '', '/gallery/#photo');
  expect(canGoBackInSite()).toBe(true);
  expect(window.history.state).toMatchObject({ key: '2' });
});
