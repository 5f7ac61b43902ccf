import { act } from '@testing-library/react';

/** Lets time pass on the fake clock, with everything that follows from it. */
export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
