import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A visitor who waits for nothing between two keys: only the test moves the fake clock. */
export function visitor(): UserEvent {
  return userEvent.setup({ delay: null });
}
