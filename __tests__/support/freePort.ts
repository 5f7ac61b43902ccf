import { listen } from './listen';

/** Returns a local port that no program uses. */
export async function freePort(): Promise<number> {
  const { origin, stop } = await listen(() => undefined);
  stop();
  return Number(new URL(origin).port);
}
