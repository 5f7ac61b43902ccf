/**
 * npm run publish:site: asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL. With
 * --wait, ends when the site is live.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { STAMP_FILE, type BuildStamp } from '../src/build/buildStamp';
import { loadSite } from '../src/content/reading/load';
import { ReaderError, run } from './readerError';

const OPTIONS = {
  wait: { type: 'boolean' },
  commit: { type: 'string' },
  site: { type: 'string' },
} as const;

/**
 * Calls the build hook once. No message has any part of its address but the host: anyone who has the address can
 * publish.
 * @param pause time between two looks at the live site, ms
 */
export async function publish(args: string[], pause = 5_000, looks = 360) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { wait, commit = checkedOut(), site = loadSite().url } = values;
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  // The secret may be sent only encrypted, or to this machine.
  if (!/^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(hook) || !URL.canParse(hook)) {
    throw new ReaderError(
      'Set BUILD_HOOK_URL to the address of the build hook, which begins with https://. Netlify lists it under "Build hooks", Cloudflare under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const before = wait && (await liveStamp(site))?.time;
  const { hostname } = new URL(hook);
  const signal = AbortSignal.timeout(30_000);
  // Redirects are not followed: they would send the secret to another address. The error is not printed: its
  // message may have the address.
  const response = await fetch(hook, { method: 'POST', redirect: 'manual', signal }).catch(() => {
    throw new ReaderError(
      `${hostname} did not answer. Look at its list of deployments before you try again: the build may be queued.`,
    );
  });
  if (!response.ok) {
    throw new ReaderError(`${hostname} answered ${response.status}, so no build is queued.`);
  }
  console.log(`The build is queued.${wait ? '' : ' Use --wait to wait until it is live.'}`);
  if (!wait) return;

  console.log(`Waiting for ${commit ? `commit ${commit}` : 'a new build'} at ${site} …`);
  for (let look = 0; look < looks; look += 1) {
    const stamp = await liveStamp(site);
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
function newsOf({ commit: built, time }: BuildStamp, commit?: string): string | undefined {
  if (commit && built) return built.startsWith(commit) ? 'It is live.' : undefined;
  return `A new build is live, begun at ${time}. Whether it has your last change cannot be told: its commit is ${built ?? 'unknown'}.`;
}

/** Returns the stamp of the build that is live; undefined if it cannot be read now. */
async function liveStamp(site: string): Promise<BuildStamp | undefined> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(10_000) } as const;
  return fetch(`${site}/${STAMP_FILE}`, options)
    .then((response) => response.json() as Promise<BuildStamp>)
    .catch(() => undefined);
}

/** Returns the commit that is checked out; undefined without git or a repository. */
function checkedOut(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

if (require.main === module) run(publish(process.argv.slice(2)));
