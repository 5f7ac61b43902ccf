import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { button, field, openForm } from '../support/contactForm';

let user: UserEvent;

beforeEach(() => {
  ({ user } = openForm());
});

const NAMES = ['name', 'email', 'subject', 'message'] as const;
const marked = () => NAMES.filter((name) => field(name).ariaInvalid === 'true');

test('a field is not invalid before the visitor tries to send, so that nothing moves the button', async () => {
  await user.click(field('email'));
  await user.tab();
  expect(marked()).toEqual([]);
  await user.type(field('email'), 'not yet');
  await user.tab();
  expect(marked()).toEqual([]);
});

test('sending makes fields without words invalid, as the browser says beside them, until they are filled in correctly', async () => {
  await user.type(field('message'), '   ');
  await user.click(button());
  expect(marked()).toEqual(NAMES);
  expect(field('name')).toHaveFocus();
  await user.type(field('email'), 'ada@');
  const { validationMessage } = field('email');
  expect(validationMessage).not.toBe('');
  expect(field('email')).toHaveAccessibleDescription(validationMessage);
  await user.type(field('email'), 'school');
  expect(field('email')).toHaveAccessibleDescription('');
  expect(marked()).toEqual(['name', 'subject', 'message']);
});

test('an address is cleaned where it is pasted, before the browser judges it; the caret stays where one writes', async () => {
  const email = field('email');
  await user.click(button());
  await user.click(email);
  await user.paste('\u202a\u00a0Ada Byron <mailto:ada\u200b＠school.example>\u202f\u202c\u3000');
  expect(email).toHaveValue('ada@school.example');
  expect(email).toHaveAccessibleDescription('');
  await user.type(email, 'lw', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(email).toHaveValue('alwda@school.example');
});

test('no bubble of the browser covers its own words', () => {
  expect(fireEvent.invalid(field('email'))).toBe(false);
});
