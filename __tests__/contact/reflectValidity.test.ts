/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reflectValidity } from '../../src/contact/reflectValidity';
import { visitor } from '../support/user';

let user: UserEvent;

beforeEach(() => {
  user = visitor();
  document.body.innerHTML = `
    <form><input type="email" aria-label="E-mail" required aria-invalid="false" aria-describedby="why"><textarea aria-label="Message" required aria-invalid="false"></textarea>
    <p id="why"></p><button>Send</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  reflectValidity(form);
});

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const fields = () => screen.getAllByRole('textbox');
const words = () => document.getElementById('why')?.textContent;
const marked = () => fields().filter((field) => field.ariaInvalid === 'true');

test('a field is not invalid before the visitor tries to send, so that nothing moves the button', async () => {
  await user.click(email());
  await user.tab();
  expect(marked()).toEqual([]);
  await user.type(email(), 'not yet');
  expect(marked()).toEqual([]);
  await user.tab();
  expect(marked()).toEqual([]);
});

test('sending makes empty fields invalid until they are filled in correctly, and focuses the first', async () => {
  await user.click(screen.getByRole('button'));
  expect(marked()).toEqual(fields());
  expect(document.activeElement).toBe(email());
  await user.type(email(), 'ada@school');
  expect(marked()).toEqual([screen.getByLabelText('Message')]);
});

test('the browser’s own words stand beside a field as long as it is invalid', async () => {
  await user.click(screen.getByRole('button'));
  expect(email().validationMessage).not.toBe('');
  expect(words()).toBe(email().validationMessage);
  await user.type(email(), 'ada@school');
  expect(words()).toBe('');
});

test('no bubble of the browser covers its own words', () => {
  expect(fireEvent.invalid(email())).toBe(false);
});

test('blanks alone do not count as a message', async () => {
  const message = screen.getByLabelText('Message');
  await user.type(message, '   ');
  await user.click(screen.getByRole('button'));
  expect(marked()).toContain(message);
});
