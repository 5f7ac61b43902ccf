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
export async function queueBuild(hook = '', timeout = TIMEOUT_MS): Promise<Date> {
  const address = webAddress(hook.trim());
  if (!address) {
    throw new UsageError(
      'Set BUILD_HOOK_URL to the address of the build hook, which starts with https://. Netlify lists it under "Build hooks", Cloudflare Pages under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const called = new Date();
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { method: 'POST', redirect: 'manual', signal }).catch(
    () => {
      // The error is not printed: its message or its cause may have the address.
      throw new ReaderError(
        `${address.hostname} did not answer. Look at the host's list of deployments before you try again: the build may be queued all the same.`,
      );
    },
  );
  const text = await response.text().catch(() => '');
  if (response.ok) {
    const taken = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(taken) ? called : new Date(taken);
  }
  const answer = withoutSecret(stripVTControlCharacters(text), address).slice(0, ANSWER_LENGTH);
  throw new ReaderError(
    `${address.hostname} answered ${response.status}, so no build is queued. ${answer}`.trim(),
  );
}

/**
 * Removes the parts of an address that may be secret from a text: those of its path, and all of its parameters.
 */
function withoutSecret(text: string, { pathname, search, searchParams }: URL): string {
  const parts = [
    ...pathname.split('/'),
    search,
    ...search.split(/[?&=]/),
    ...searchParams.values(),
  ];
  const secrets = parts.flatMap((part) => [part, decoded(part)]).filter(Boolean);
  // The longest first: a short part may also be inside a longer one.
  secrets.sort((a, b) => b.length - a.length);
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
