import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ShareButton } from '../../../src/gallery/viewer/ShareButton';
import { pass } from '../../support/clock';
import { siteContent } from '../../support/content';
import { visitor } from '../../support/user';

const { photo: labels } = siteContent.labels;
const ADDRESS = 'http://localhost/gallery/morning-boats/';
/** How long it is shown that the address was copied, ms. */
const SHOWN = 4000;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const button = (slug: string) => (
  <ShareButton title="Keynote" href={`/gallery/${slug}/`} labels={labels} />
);
const said = () => document.querySelector('[aria-live=polite]')?.textContent;

/** Renders the button of a photo, and presses it. */
async function share() {
  const { rerender } = render(button('morning-boats'));
  await user.click(screen.getByRole('button', { name: labels.share }));
  await pass(0);
  return rerender;
}

test('without a share sheet, the address is copied, which is said for four seconds', async () => {
  await share();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  await pass(SHOWN - 1);
  expect(said()).toBe(labels.copied);
  await pass(1);
  expect(said()).toBe('');
});

test('if copying is not allowed, the address stays until another photo is shown', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
  const rerender = await share();
  await pass(10 * SHOWN);
  expect(said()).toBe(labels.copyFailed + ADDRESS);
  rerender(button('lamp-room'));
  expect(said()).toBe('');
  expect(screen.getByRole('button')).toHaveFocus();
});

test.each([
  ['the visitor closes', 'AbortError', ''],
  ['does not open, has the address copied', 'NotAllowedError', labels.copied],
])('a share sheet that %s', async (_, reason, result) => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('', reason)));
  Object.assign(navigator, { share: sheet });
  await share();
  expect(sheet.mock.calls).toEqual([[{ title: 'Keynote', url: ADDRESS }]]);
  expect(said()).toBe(result);
});
