import { render, screen } from '@testing-library/react';
import { HasDolls } from '../../src/dolls/HasDolls';
import { Footer } from '../../src/layout/Footer';
import { pass } from '../support/clock';
import { form, openForm, SEND_DELAY, sendDraft, toast } from '../support/contactForm';
import { siteContent } from '../support/content';

test('a site without dolls has no place for one', () => {
  const { site } = siteContent;
  render(
    <HasDolls value={false}>
      <Footer site={site} pathname="/" />
    </HasDolls>,
  );
  expect(screen.queryByRole('link', { name: site.labels.place })).toBeNull();
});

test('a site without dolls keeps nothing of a message that was sent', async () => {
  const { user, show } = openForm();
  show(<HasDolls value={false}>{form(null)}</HasDolls>);
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(toast()).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
