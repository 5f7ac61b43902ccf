import { render } from '@testing-library/react';
import { keepEarlyInput, writeDraft } from '../../src/contact/contactState';
import { DRAFT, form, formElement, openForm } from '../support/contactForm';

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
