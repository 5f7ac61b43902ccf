import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A visitor who takes no time between two keys, so that the fake clock is the test's own. */
export function visitor(): UserEvent {
  return userEvent.setup({ delay: null });
}
