import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PhotoActions } from '../../../src/gallery/viewer/PhotoActions';
import { pass } from '../../support/clock';
import { siteContent } from '../../support/content';
import { visitor } from '../../support/user';

const ADDRESS = 'http://localhost/gallery/morning-boats/';
/** How long it is shown that the address was copied, ms. */
const SHOWN = 4000;
const REFUSED = `The browser kept the address. Here it lies:${ADDRESS}`;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const actions = (slug: string) => (
  <PhotoActions title="Keynote" href={`/gallery/${slug}/`} labels={siteContent.labels.photo} />
);
const show = () => render(actions('morning-boats'));

const result = () => document.querySelector('[aria-live=polite]')?.textContent;
const copy = () => user.click(screen.getByRole('button', { name: 'Copy its address' }));

test('the button copies the address of the photo, and says so for four seconds', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Pass it on' })).not.toBeInTheDocument();
  await copy();
  await pass(0);
  await pass(SHOWN - 1);
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(result()).toBe('Address copied');
  await pass(1);
  expect(result()).toBe('');
});

test('if copying is not allowed, the address stays until another photo is shown', async () => {
  const { rerender } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
  await copy();
  await pass(10 * SHOWN);
  expect(result()).toBe(REFUSED);
  rerender(actions('lamp-room'));
  expect(result()).toBe('');
  expect(screen.getByRole('button', { name: 'Copy its address' })).toHaveFocus();
});

test.each([
  ['that the visitor closes, says nothing', 'AbortError', ''],
  ['that the browser refuses, leaves the address', 'NotAllowedError', REFUSED],
])('a share sheet with title and address %s', async (_, reason, told) => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('', reason)));
  Object.assign(navigator, { share: sheet });
  show();
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  await pass(0);
  expect(sheet.mock.calls).toEqual([[{ title: 'Keynote', url: ADDRESS }]]);
  expect(result()).toBe(told);
});
