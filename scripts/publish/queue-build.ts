import type { BuildHook, BuildRequest } from './build-hook';
import { PublishFailure } from './failure';

/**
 * Calls a build hook once. Redirects are not followed: they would hand the secret on.
 * @param timeout milliseconds for the whole call
 * @returns when the host took the request, by the host's own clock where it tells
 * @throws PublishFailure for every other outcome; no sentence holds the hook's address
 */
export async function queueBuild(
  { host, address }: BuildHook,
  request: BuildRequest,
  timeout: number,
): Promise<Date> {
  const asked = new Date();
  let response: Response;
  try {
    response = await fetch(address(request), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw error instanceof PublishFailure ? error : noAnswer(host, error, timeout);
  }
  // What the body says is of no use here, and a slow one must not hold up the end.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw refusal(host, response.status);
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? asked : new Date(date);
}

/** The error itself is never shown: its message or cause may hold the address. */
function noAnswer(host: string, error: unknown, timeout: number): PublishFailure {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') {
    return new PublishFailure(
      'timeout',
      `${host} did not answer within ${timeout / 1000} s. The build may be queued all the same: look at the host's list of deployments before you try again.`,
    );
  }
  const code = cause?.code;
  const detail = typeof code === 'string' && /^\w+$/.test(code) ? ` (${code})` : '';
  return new PublishFailure(
    'unreachable',
    `${host} cannot be reached, or broke off${detail}. Check this machine's connection and the host's status page, then try again.`,
  );
}

function refusal(host: string, status: number): PublishFailure {
  if (status === 401 || status === 403) {
    return new PublishFailure(
      'refused',
      `${host} refuses the build hook (${status}). Make a new one on the host and put it into BUILD_HOOK_URL.`,
    );
  }
  if (status === 404) {
    return new PublishFailure(
      'unknown',
      `${host} knows no such build hook (404). It was deleted, or BUILD_HOOK_URL is incomplete: copy it again from the host.`,
    );
  }
  if (status === 429) {
    return new PublishFailure(
      'tooMany',
      `${host} was asked for too many builds (429). Wait some minutes, then try again.`,
    );
  }
  if (status >= 500) {
    return new PublishFailure(
      'hostFailed',
      `${host} has a fault (${status}). See its status page, and try again later.`,
    );
  }
  return new PublishFailure(
    'otherAnswer',
    `${host} answered ${status}, as no build hook does: the build is not queued. Copy BUILD_HOOK_URL again from the host.`,
  );
}
