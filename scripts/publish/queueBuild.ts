import type { BuildHook } from './buildHook';
import { PublishFailure } from './PublishFailure';

/** What a host's answer means that is no success, the first that fits. */
const REFUSALS = [
  {
    statuses: /^40[13]$/,
    reason: 'refused',
    says: 'refuses the build hook (#). Make a new one on the host and put it into BUILD_HOOK_URL.',
  },
  {
    statuses: /^404$/,
    reason: 'unknown',
    says: 'knows no such build hook (#). It was deleted, or BUILD_HOOK_URL is incomplete: copy it again from the host.',
  },
  {
    statuses: /^429$/,
    reason: 'tooMany',
    says: 'was asked for too many builds (#). Wait some minutes, then try again.',
  },
  {
    statuses: /^5/,
    reason: 'hostFailed',
    says: 'has a fault (#). See its status page, and try again later.',
  },
] as const;

const OTHER_ANSWER = {
  reason: 'otherAnswer',
  says: 'answered #, as no build hook does: the build is not queued. Copy BUILD_HOOK_URL again from the host.',
} as const;

/**
 * Calls a build hook once. Redirects are not followed: they would hand the secret on.
 * @param timeout milliseconds for the whole call
 * @returns when the host took the request, by the host's own clock where it tells
 * @throws PublishFailure for every other outcome; no sentence holds the hook's address
 */
export async function queueBuild({ host, address }: BuildHook, timeout: number): Promise<Date> {
  const asked = new Date();
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw noAnswer(host, error, timeout);
  });
  // What the body says is of no use here, and a slow one must not hold up the end.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) {
    const status = String(response.status);
    const refusal = REFUSALS.find(({ statuses }) => statuses.test(status)) ?? OTHER_ANSWER;
    throw new PublishFailure(refusal.reason, `${host} ${refusal.says.replace('#', status)}`);
  }
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
