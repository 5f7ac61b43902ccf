import { render, screen } from '@testing-library/react';
import { Footer } from '../../src/layout/Footer';
import { openForm, sendDraft, SEND_DELAY, toast } from '../support/contactForm';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';

beforeEach(() => Object.assign(globalThis, { __DOLLS__: false }));

test('a site without dolls has no place for one', () => {
  const { site } = siteContent;
  render(<Footer site={site} pathname="/" />);
  expect(screen.queryByRole('link', { name: site.labels.place })).toBeNull();
});

test('a site without dolls keeps nothing of a message that was sent', async () => {
  const { user } = openForm();
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(toast()).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
