import type { Page } from '@playwright/test';

/** A request of a page. */
export interface Fetched {
  path: string;
  type: string;
  /** Chrome's priority for the request when it was sent. */
  priority: string;
  /** When it was sent, s on the browser's clock. */
  sentAt: number;
  /** When the whole answer had arrived. */
  arrivedAt?: number;
}

/** Records the requests of a page from now on, by id, and turns its HTTP cache off. */
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
      sentAt: timestamp,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const file = fetched.get(requestId);
    if (file) file.arrivedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return fetched;
}
