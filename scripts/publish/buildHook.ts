import { UsageError } from '../lib/command';
import { webAddress } from '../lib/webAddress';
import { ReaderError } from '../lib/readerError.mjs';

/** What a person may ask of a build; only Netlify's build hooks take it. */
export interface BuildOptions {
  title?: string;
  branch?: string;
  clearCache?: true;
}

/** A build hook. Its address is a secret: whoever has it can publish. */
export interface BuildHook {
  /** The host's name for people. */
  host: string;
  /** The address to call, with the options of the build as parameters. */
  address: URL;
}

/**
 * The options that Netlify's build hooks take, with their parameters.
 * @see https://docs.netlify.com/configure-builds/build-hooks/
 */
const NETLIFY_PARAMETERS = [
  ['title', 'trigger_title'],
  ['branch', 'trigger_branch'],
  ['clearCache', 'clear_cache'],
] as const;

/** What the paths of the known hosts' build hooks look like. */
const HOSTS = { Netlify: /^\/build_hooks\//, 'Cloudflare Pages': /\/deploy_hooks\// };

/**
 * Parses the value of BUILD_HOOK_URL, and adds the options of the build to it.
 * @throws UsageError when it is missing, is no safe address, or belongs to a host that does not know an
 * option; the message never contains the value, which is secret
 */
export function buildHook(value: string | undefined, options: BuildOptions): BuildHook {
  const text = value?.trim();
  if (!text) {
    throw new UsageError(
      'BUILD_HOOK_URL is not set. Put the address of the build hook into it: Netlify shows it under "Build hooks", Cloudflare Pages under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const address = webAddress(text);
  if (!address) {
    throw new UsageError(
      'BUILD_HOOK_URL is not an address that starts with https://. Copy it again from the host; it is not shown here because it is a secret.',
    );
  }
  const known = Object.entries(HOSTS).find(([, path]) => path.test(address.pathname))?.[0];
  const host = known ?? 'The build host';
  for (const [option, parameter] of NETLIFY_PARAMETERS) {
    const value = options[option];
    if (!value) continue;
    if (host !== 'Netlify') {
      throw new UsageError(
        `${host} knows no --${option.replace('C', '-c')}: only Netlify's build hooks do. Run the command without it.`,
      );
    }
    address.searchParams.set(parameter, String(value));
  }
  return { host: `${host} (${address.hostname})`, address };
}

/** What to tell the person about a status other than 2xx, to follow the host's name; `#` is the status. */
function refusal(status: number): string {
  if (status === 401 || status === 403) {
    return 'refuses the build hook (#). Make a new one on the host and put it into BUILD_HOOK_URL.';
  }
  if (status === 404) {
    return 'knows no such build hook (#). It was deleted, or BUILD_HOOK_URL is incomplete: copy it again from the host.';
  }
  if (status === 429) {
    return 'was asked for too many builds (#). Wait some minutes, then try again.';
  }
  return status >= 500
    ? 'has a fault (#). See its status page, and try again later.'
    : 'answered #, as no build hook does: the build is not queued. Copy BUILD_HOOK_URL again from the host.';
}

/**
 * Calls a build hook once. Redirects are not followed: they would send the secret to another address.
 * @param timeout for the whole call, ms
 * @returns when the host accepted the request, by the `Date` header if it sends one, else by this
 * machine's clock
 * @throws ReaderError when it did not; the message never contains the hook's address
 */
export async function queueBuild({ host, address }: BuildHook, timeout: number): Promise<Date> {
  const requestedAt = new Date();
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw noAnswer(host, error, timeout);
  });
  // The body is not needed, and a slow one would keep the process waiting.
  await response.body?.cancel().catch(() => undefined);
  const { ok, status, headers } = response;
  if (!ok) {
    throw new ReaderError(`${host} ${refusal(status).replace('#', String(status))}`);
  }
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? requestedAt : new Date(date);
}

/**
 * The failure of a request that got no response. The error itself is never printed: its message or its
 * cause may contain the hook's address.
 */
function noAnswer(host: string, error: unknown, timeout: number): ReaderError {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') {
    return new ReaderError(
      `${host} did not answer within ${timeout / 1000} s. The build may be queued all the same: look at the host's list of deployments before you try again.`,
    );
  }
  const code = cause?.code;
  const detail = typeof code === 'string' && /^\w+$/.test(code) ? ` (${code})` : '';
  return new ReaderError(
    `${host} cannot be reached, or broke off${detail}. Check this machine's connection and the host's status page, then try again.`,
  );
}
