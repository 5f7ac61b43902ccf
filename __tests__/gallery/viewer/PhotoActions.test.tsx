import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PhotoActions } from '../../../src/gallery/viewer/PhotoActions';
import { pass } from '../../support/clock';
import { siteContent } from '../../support/content';
import { visitor } from '../../support/user';

const ADDRESS = 'http://localhost/gallery/morning-boats/';
/** How long the result is shown, ms. */
const SHOWN = 4000;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function show() {
  const { photo } = siteContent.labels;
  render(<PhotoActions title="Keynote" href="/gallery/morning-boats/" labels={photo} />);
}

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

test('if copying is not allowed, the visitor is told what to do instead', async () => {
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
  await copy();
  await pass(0);
  expect(result()).toMatch(/address bar/);
});

test.each([
  ['that the visitor closes, says nothing', 'AbortError', /^$/],
  ['that the browser refuses, says what to do instead', 'NotAllowedError', /address bar/],
])('a share sheet with title and address %s', async (_, reason, told) => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('', reason)));
  Object.assign(navigator, { share: sheet });
  show();
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  await pass(0);
  expect(sheet.mock.calls).toEqual([[{ title: 'Keynote', url: ADDRESS }]]);
  expect(result()).toMatch(told);
});
