/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reflectValidity } from '../../src/contact/reflectValidity';
import { visitor } from '../support/user';

let user: UserEvent;
let end: () => void;

beforeEach(() => {
  user = visitor();
  document.body.innerHTML = `
    <form><input type="email" aria-label="E-mail" required><textarea aria-label="Message" required></textarea>
    <button>Send</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => event.preventDefault());
  end = reflectValidity(form);
});

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const marked = () =>
  screen.queryAllByRole('textbox').filter((field) => field.ariaInvalid === 'true');

test('nothing is called wrong before the visitor has answered', async () => {
  await user.click(email());
  await user.tab();
  expect(marked()).toEqual([]);
});

test('nothing is called wrong while the visitor still types', async () => {
  await user.type(email(), 'not yet');
  expect(marked()).toEqual([]);
  await user.tab();
  expect(marked()).toEqual([email()]);
});

test('sending marks what is missing, and typing takes the mark away once it is right', async () => {
  await user.click(screen.getByRole('button'));
  expect(marked()).toEqual(screen.getAllByRole('textbox'));
  await user.type(email(), 'ada@school');
  expect(marked()).toEqual([screen.getByLabelText('Message')]);
});

test('a form that is cleared has no wrong answers', async () => {
  await user.click(screen.getByRole('button'));
  document.querySelector('form')?.reset();
  expect(marked()).toEqual([]);
});

test('ends with the form', () => {
  end();
  fireEvent.invalid(email());
  expect(marked()).toEqual([]);
});
