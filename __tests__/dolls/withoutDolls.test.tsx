import { openForm, sendDraft, SEND_DELAY, toast } from '../support/contactForm';
import { pass } from '../support/clock';

test('a site without dolls keeps nothing of a message that was sent', async () => {
  Object.assign(globalThis, { __DOLLS__: false });
  const { user } = openForm();
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(toast()).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
