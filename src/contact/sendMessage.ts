import { SIMULATED_SEND_DELAY } from '../constants';

/** The values of the contact form's fields by their names (specification, section 3). */
export type ContactDraft = Record<string, string>;

/** Time within which a service must answer, ms. */
const ANSWER_LIMIT = 20_000;

/** Size of the longest body that browsers still send after the page is closed, bytes (Fetch standard). */
const KEEPALIVE_LIMIT = 64 * 1024;

/**
 * Why a service did not confirm a message: it answered with an error, with something that confirms nothing
 * (such as a page), or too late, or it could not be reached. Scripts cannot learn more: a blocked cross-origin
 * request looks like a missing connection.
 */
export type SendFailure = 'refused' | 'unclear' | 'late' | 'unreachable';

/** The error for a message that a service did not confirm. The message may still have arrived. */
export class SendError extends Error {
  constructor(readonly failure: SendFailure) {
    super(failure);
  }
}

/**
 * Sends a message to a service, or only simulates it (specification, section 7). Never takes less than the
 * specified time.
 * @param service address to which the message is posted, as by a form without scripts; `null` simulates, so
 * that no data leaves the browser
 * @throws SendError if the service does not confirm the message
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
      // Without this header, services answer with a page.
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // Continues if the visitor closes the page. Browsers refuse longer bodies with this option.
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

/** Returns the failure that an answer reports, if any. Some services report one with status 200. */
function failureIn({ ok, headers }: Response, body: string): SendFailure | undefined {
  if (!ok) return 'refused';
  if (headers.get('Content-Type')?.includes('html')) return 'unclear';
  return /"(?:success|ok)"\s*:\s*"?false/.test(body) ? 'refused' : undefined;
}
