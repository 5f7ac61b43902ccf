import type { Page } from '@playwright/test';

/** A file that a page asked for. */
export interface Fetched {
  path: string;
  type: string;
  /** Chrome's word for its place in the queue when it was asked for. */
  priority: string;
  /** s, by the browser's clock; the end is missing while it is under way. */
  asked: number;
  arrived?: number;
}

/** Notes, from now on, the order in which a page asks for files, and has it ask for all of them anew. */
export async function watchRequests(page: Page): Promise<Map<string, Fetched>> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === 'data:') return;
    fetched.set(requestId, {
      path: pathname,
      type: type ?? 'Other',
      priority: request.initialPriority,
      asked: timestamp,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const file = fetched.get(requestId);
    if (file) file.arrived = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return fetched;
}
