import pLimit from 'p-limit';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 6;

/** An answer of the site, its redirects not followed. */
export interface Visit {
  url: URL;
  /** The status; 0 when there was no answer. */
  status: number;
  headers: Headers;
  /** The text of the body; empty for a HEAD request. */
  text: string;
}

/** Asks for one address; a failure of the network is an answer with status 0. */
export async function visit(url: URL, method: 'GET' | 'HEAD' = 'GET'): Promise<Visit> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { url, status: response.status, headers: response.headers, text };
  } catch {
    return { url, status: 0, headers: new Headers(), text: '' };
  }
}

/** Asks for many addresses, some at a time, and keeps their order. */
export async function visitAll(urls: URL[], method?: 'GET' | 'HEAD'): Promise<Visit[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(urls.map((url) => limit(visit, url, method)));
}
