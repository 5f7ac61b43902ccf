import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What a visitor writes. */
export const DRAFT = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  subject: 'Swimming Hours',
  message: 'Two lines,\nto begin with.',
};

/** A field of the form, by its label. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What the form's fields are called. */
export const LABELS = {
  name: 'What we call you',
  email: 'Where we answer',
  subject: 'What it is about',
  message: 'What you want to say',
};

/** What stands in the form. */
export const draft = () =>
  Object.fromEntries(Object.entries(LABELS).map(([key, label]) => [key, field(label).value]));

/** Writes it, over what stands there. */
export async function fillIn(user: UserEvent) {
  await user.selectOptions(field(LABELS.subject), DRAFT.subject);
  for (const key of ['name', 'email', 'message'] as const) {
    // user-event takes no notice of a form's reset().
    await user.clear(field(LABELS[key]));
    await user.paste(DRAFT[key]);
  }
}
