import { SIMULATED_SEND_DELAY } from '../ui/constants';

/** Time within which a service must answer, ms. */
const ANSWER_LIMIT = 20_000;

/**
 * Sends a message to a service, or only simulates it, which takes the specified time (docs/specification.md, section 7).
 * @param message the fields of the contact form
 * @param service address to which the message is posted, as by a form without scripts; `null` simulates, so
 * that no data leaves the browser
 * @throws an error if the service does not confirm the message, which may still have arrived
 */
export async function sendMessage(message: FormData, service: string | null): Promise<void> {
  if (service !== null) return post(service, message);
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_SEND_DELAY));
}

async function post(service: string, message: FormData) {
  // The form has no files.
  const body = new URLSearchParams([...message] as [string, string][]).toString();
  // Safari 15 has no `AbortSignal.timeout`.
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), ANSWER_LIMIT);
  try {
    const response = await fetch(service, {
      method: 'POST',
      body,
      // Without `Accept`, services answer with a page.
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      credentials: 'omit',
      // Continues if the visitor closes the page. Browsers refuse a message of more than 64 KiB.
      keepalive: body.length < 60_000,
      signal: request.signal,
    });
    if (!isConfirmed(response, await response.text())) throw new Error('not confirmed');
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an answer confirms a message: a page does not, and some services report a failure with status 200. */
function isConfirmed({ ok, headers }: Response, body: string): boolean {
  const isPage = headers.get('Content-Type')?.includes('html') ?? false;
  return ok && !isPage && !/"(?:success|ok)"\s*:\s*"?false/.test(body);
}
