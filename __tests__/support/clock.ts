import { act } from '@testing-library/react';

/** Advances the fake clock, and runs the timers, promises and renders that follow. */
export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
