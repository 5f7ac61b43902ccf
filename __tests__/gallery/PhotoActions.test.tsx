import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PhotoActions } from '../../src/gallery/PhotoActions';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

const ADDRESS = 'http://localhost/gallery/#photo=morning-boats';
/** ms the result stays. */
const SAID = 4000;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.useRealTimers();
});

function show() {
  render(
    <PhotoActions
      title="Keynote"
      href="/gallery/#photo=morning-boats"
      labels={siteContent.galleryPage.viewer}
    />,
  );
}

const said = () => screen.getByRole('status').textContent;
const copy = () => user.click(screen.getByRole('button', { name: 'Copy its address' }));
const shareButton = () => screen.queryByRole('button', { name: 'Pass it on' });

test('copies the whole address of the photo, and says so for a while', async () => {
  show();
  expect(said()).toBe('');
  await copy();
  await pass(0);
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(said()).toBe('Address copied');
  await pass(SAID - 1);
  expect(said()).toBe('Address copied');
  await pass(1);
  expect(said()).toBe('');
});

test('says what to do where copying is not allowed', async () => {
  show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowed'));
  await copy();
  await pass(0);
  expect(said()).toMatch(/address bar/);
});

test.each([
  { what: 'shares title and address', share: () => Promise.resolve() },
  { what: 'may be closed again', share: () => Promise.reject(new Error('AbortError')) },
])('the share sheet of the system, where there is one, $what', async ({ share }) => {
  show();
  expect(shareButton()).not.toBeInTheDocument();
  cleanup();
  const sheet = jest.fn(share);
  Object.assign(navigator, { share: sheet });
  show();
  await user.click(shareButton() as HTMLElement);
  await pass(0);
  expect(sheet.mock.calls).toEqual([[{ title: 'Keynote', url: ADDRESS }]]);
  expect(said()).toBe('');
});
