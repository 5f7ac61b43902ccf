import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Returns a visitor who does not wait between keys, since only the test moves the fake clock. */
export function visitor(): UserEvent {
  return userEvent.setup({ delay: null });
}
