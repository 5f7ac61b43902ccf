import { HasDolls } from '../../src/dolls/HasDolls';
import { pass } from '../support/clock';
import { form, openForm, SEND_DELAY, sendDraft, toast } from '../support/contactForm';

test('a site without dolls keeps nothing of a message that was sent', async () => {
  const { user, show } = openForm();
  show(<HasDolls value={false}>{form(null)}</HasDolls>);
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(toast()).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
