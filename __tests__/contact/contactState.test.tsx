import { render } from '@testing-library/react';
import { act } from 'react';
import { keepEarlyInput, writeDraft } from '../../src/contact/contactState';
import { readDraft } from '../../src/contact/draft';
import { pass } from '../support/clock';
import {
  DRAFT,
  EMPTY,
  field,
  form,
  formElement,
  openForm,
  SEND_DELAY,
  sendDraft,
} from '../support/contactForm';

test('what the visitor writes is kept for this tab, and in the form of the next page, until it is sent', async () => {
  const { user, leave } = openForm();
  await user.type(field('name'), 'Ada');
  expect(readDraft()).toEqual({ ...EMPTY, name: 'Ada' });
  leave();
  render(form(null));
  expect(field('name')).toHaveValue('Ada');
  await sendDraft(user);
  await pass(SEND_DELAY);
  expect(readDraft()).toEqual(EMPTY);
});

test('what was filled in before hydration is in a form that React renders anew, with the rest of the draft', () => {
  openForm().leave();
  writeDraft('name', 'Ada');
  writeDraft('email', 'ada@');
  document.body.innerHTML = `<form id="contact-form">
    <input name="name" value="Augusta"><input name="email">
    <select name="subject"><option>${DRAFT.subject}</option></select><textarea name="message"></textarea>
  </form>`;
  keepEarlyInput();
  document.body.innerHTML = '';
  render(form(null));
  expect(formElement()).toHaveFormValues({
    name: 'Augusta',
    email: 'ada@',
    subject: DRAFT.subject,
    message: '',
  });
});

test('what is chosen while a message is being sent stays after it', async () => {
  const { user } = openForm();
  await sendDraft(user);
  act(() => writeDraft('subject', 'Knot School'));
  await pass(SEND_DELAY);
  expect(formElement()).toHaveFormValues({ ...EMPTY, subject: 'Knot School' });
});
