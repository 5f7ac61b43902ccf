import { stripVTControlCharacters } from 'node:util';
import { UsageError } from '../lib/command';
import { ReaderError } from '../lib/readerError.mjs';
import { webAddress } from '../lib/webAddress';

const TIMEOUT_MS = 30_000;

/** Largest number of characters of a host's answer to print. */
const ANSWER_LENGTH = 500;

/**
 * Calls a build hook once. Redirects are not followed: they would send the secret to another address.
 * @param hook the hook's address, which is a secret: anyone who has it can publish
 * @param timeout for the whole call, ms
 * @returns when the host accepted the request: by the host's clock if it sends the time, since that clock also
 * dates the build
 * @throws UsageError when the address is missing or not safe, ReaderError when the host did not take the
 * request; no message has any part of the address but its host
 */
export async function queueBuild(hook: string | undefined, timeout = TIMEOUT_MS): Promise<Date> {
  if (!hook?.trim()) {
    throw new UsageError(
      'BUILD_HOOK_URL is not set. Set it to the address of the build hook: Netlify lists it under "Build hooks", Cloudflare Pages under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const address = webAddress(hook.trim());
  if (!address) {
    throw new UsageError(
      'BUILD_HOOK_URL must be an address that starts with https://. Copy it from the host again. It is a secret, so it is not shown here.',
    );
  }
  const called = new Date();
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { method: 'POST', redirect: 'manual', signal }).catch(
    (error: unknown) => {
      throw new ReaderError(`${address.hostname} ${noAnswer(error, timeout)}`);
    },
  );
  if (response.ok) {
    // Nobody reads the body; a slow one would keep this process waiting.
    await response.body?.cancel().catch(() => undefined);
    const taken = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(taken) ? called : new Date(taken);
  }
  const text = await response.text().catch(() => '');
  const answer = withoutSecret(stripVTControlCharacters(text), address).slice(0, ANSWER_LENGTH);
  throw new ReaderError(
    `${address.hostname} answered ${response.status}, so no build is queued. ${answer.trim()}`.trim(),
  );
}

/** Why there was no answer. The error is never printed: its message or its cause may have the hook's address. */
function noAnswer(error: unknown, timeout: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') {
    return `did not answer within ${timeout / 1000} s. The build may be queued all the same: look at the host's list of deployments before you try again.`;
  }
  const code = String(cause?.code);
  return `cannot be reached${/^[A-Z_]+$/.test(code) ? ` (${code})` : ''}. Check your connection and the host's status page, then try again.`;
}

/** A text without the parts of an address that may be secret: those of its path, and all of its parameters. */
function withoutSecret(text: string, { pathname, search, searchParams }: URL): string {
  const written = [...pathname.split('/'), search, ...searchParams.values()];
  const secrets = written.flatMap((part) => [part, unescaped(part)]).filter(Boolean);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
