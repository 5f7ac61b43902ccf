/**
 * npm run publish:site: asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL. With
 * --wait, ends when the site is live.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkedOut, STAMP_FILE, type BuildStamp } from '../src/build/buildStamp';
import { loadSite } from '../src/content/reading/load';
import { ReaderError, run } from './readerError';

const USE = `Use: npm run publish:site
  -- --wait             ends when the checked-out commit is live
  -- --wait --site URL  watches this address instead of the "url" in content/site.md`;

const OPTIONS = { wait: { type: 'boolean' }, site: { type: 'string' } } as const;

/**
 * Calls the build hook once. No message has any part of its address but the host: anyone who has the address can
 * publish.
 * @param args `--wait`, `--site URL` (the site's own if omitted)
 * @param pause time between two looks at the live site, ms
 * @param patience how long to look, ms
 * @throws ReaderError if the host does not take the request, or the build is not live in time
 */
export async function publish(args: string[], pause = 5_000, patience = 30 * 60_000) {
  const { wait, site } = parseArgs({ args, options: OPTIONS }).values;
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  // The secret may be sent only encrypted, or to this machine.
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(hook) || !URL.canParse(hook)) {
    throw new ReaderError(
      'Set BUILD_HOOK_URL to the address of the build hook, which begins with https://. Netlify lists it under "Build hooks", Cloudflare under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const origin = wait ? siteOrigin(site) : '';
  const before = wait && (await liveStamp(origin))?.time;
  const { hostname } = new URL(hook);
  const signal = AbortSignal.timeout(30_000);
  // Redirects are not followed: they would send the secret to another address.
  const response = await request(hook, { method: 'POST', redirect: 'manual', signal });
  // A gateway answers with 500 or more also for a host that has taken the request.
  if (!response || response.status >= 500) {
    throw new ReaderError(
      `${hostname} ${response ? `answered ${response.status}` : 'did not answer'}. Look at its list of deployments before you try again: the build may be queued.`,
    );
  }
  const answer = (await response.json().catch(() => null)) as { success?: boolean } | null;
  if (!response.ok || answer?.success === false) {
    throw new ReaderError(`${hostname} refused (status ${response.status}): no build is queued.`);
  }
  console.log(`The build is queued.${wait ? '' : ' Use --wait to wait until it is live.'}`);
  if (!wait) return;

  const commit = checkedOut();
  console.log(`Waiting for ${commit ? `commit ${commit}` : 'a new build'} at ${origin} …`);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // A network that fails for a moment does not end the wait.
    const stamp = await liveStamp(origin).catch(() => undefined);
    const news = stamp && stamp.time !== before && newsOf(stamp, commit);
    if (news) {
      console.log(news);
      return;
    }
    await delay(pause);
  }
  throw new ReaderError(
    "The build was not live in time. Was the commit pushed? Look at the host's list of deployments: the build may still be running, or have failed.",
  );
}

/** Returns what can be said of a new build that is live; undefined if it is one of another commit. */
function newsOf({ commit: built, time }: BuildStamp, commit: string | null): string | undefined {
  if (commit && built) return built === commit ? 'It is live.' : undefined;
  return `A new build is live, begun at ${time}. Whether it has your last change cannot be told: its commit is ${built ?? 'unknown'}.`;
}

/**
 * Returns the stamp of the build that is live; undefined if it cannot be read now.
 * @throws ReaderError if it can never be read
 */
async function liveStamp(site: string): Promise<BuildStamp | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const response = await request(`${site}/${STAMP_FILE}`, { cache: 'no-store', signal });
  if (response && [401, 403].includes(response.status)) {
    throw new ReaderError(`${site} asks for a password. Publish without --wait.`);
  }
  return response?.ok ? (response.json() as Promise<BuildStamp>).catch(() => undefined) : undefined;
}

/** Sends a request; returns undefined without an answer. No error has the address, which may be the secret. */
async function request(address: string, options: RequestInit): Promise<Response | undefined> {
  return fetch(address, options).catch((reason: unknown) => {
    if ((reason as { cause?: { code?: string } }).cause?.code !== 'ENOTFOUND') return undefined;
    const { hostname } = new URL(address);
    throw new ReaderError(`There is no host ${hostname}, or this machine is offline.`);
  });
}

/**
 * Returns the origin of the published site.
 * @throws ReaderError if the address is none, or invented
 */
export function siteOrigin(address = loadSite().url): string {
  const isAddress = /^https?:\/\//.test(address) && URL.canParse(address);
  if (isAddress && !new URL(address).hostname.endsWith('.example')) return new URL(address).origin;
  throw new ReaderError(
    `"${address}" is not the address of a published site, such as https://www.example.org.`,
  );
}

if (require.main === module) void run(() => publish(process.argv.slice(2)), USE);
