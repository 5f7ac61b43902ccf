import { SIMULATED_SEND_DELAY } from '../constants';

/** The values of the contact form's fields by their names (specification, section 3). */
export type ContactDraft = Record<string, string>;

/** Time that a service has for its answer, ms. */
const ANSWER_LIMIT = 20_000;

/** Size of the longest body that browsers send after their page is gone, bytes (Fetch standard). */
const KEEPALIVE_LIMIT = 64 * 1024;

/**
 * Why a service did not take a message: it answered with an error, or with something that confirms nothing
 * (such as a page), or not in time, or it could not be reached. Browsers tell scripts no more: a refused
 * cross-origin request looks like one without a connection.
 */
export type SendFailure = 'refused' | 'unclear' | 'late' | 'unreachable';

/** A message that a service did not confirm. It may have arrived all the same. */
export class SendError extends Error {
  constructor(readonly failure: SendFailure) {
    super(failure);
  }
}

/**
 * Sends a message to a service, or only simulates it (specification, section 7). It never takes less than
 * the specified time.
 * @param service address to which they are posted, as a form without scripts would; `null` simulates: no data
 * leaves the browser
 * @throws SendError when the service did not confirm the message
 */
export async function sendMessage(draft: ContactDraft, service: string | null): Promise<void> {
  await Promise.all([
    new Promise((resolve) => setTimeout(resolve, SIMULATED_SEND_DELAY)),
    service !== null && post(service, draft),
  ]);
}

async function post(service: string, draft: ContactDraft) {
  // Safari 15 has no `AbortSignal.timeout`.
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), ANSWER_LIMIT);
  const body = new URLSearchParams(draft);
  let failure: SendFailure | undefined;
  try {
    const response = await fetch(service, {
      method: 'POST',
      body,
      // Without it, services answer with a page.
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // The message goes on when the visitor closes the page. Browsers refuse longer ones of this kind.
      keepalive: body.toString().length <= KEEPALIVE_LIMIT,
      signal: request.signal,
    });
    failure = failureIn(response, await response.text());
  } catch {
    failure = request.signal.aborted ? 'late' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
  if (failure) throw new SendError(failure);
}

/** What an answer says against success; some services report a failure with status 200. */
function failureIn({ ok, headers }: Response, body: string): SendFailure | undefined {
  if (!ok) return 'refused';
  if (headers.get('Content-Type')?.includes('html')) return 'unclear';
  return /"(?:success|ok)"\s*:\s*"?false/.test(body) ? 'refused' : undefined;
}
