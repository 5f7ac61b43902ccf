/**
 * npm run publish:site: asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL. With
 * --wait, ends when the site is live.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseStamp, STAMP_FILE, type BuildStamp } from '../src/build/buildStamp';
import { loadSite } from '../src/content/reading/load';
import { ReaderError, showError } from './lib/readerError.mjs';

/** An address to which the hook's secret may be sent: encrypted, or on this machine. */
const SAFE = /^(?:https:\/\/|http:\/\/127\.0\.0\.1:)/;

const WAIT_MINUTES = 30;

const OPTIONS = {
  wait: { type: 'boolean' },
  commit: { type: 'string' },
  site: { type: 'string' },
} as const;

/**
 * Calls the build hook once. No message has any part of its address but the host: anyone who has the address can
 * publish.
 * @param args `--wait`, `--commit HASH` (the checked-out commit if omitted), `--site URL` (the site's own if omitted)
 * @param pause time between two looks at the live site, ms
 * @param limit longest time to wait, ms
 * @throws ReaderError if the host does not take the request, or the build is not live in time
 */
export async function publish(args: string[], pause = 5_000, limit = WAIT_MINUTES * 60_000) {
  const {
    wait,
    commit = checkedOut(),
    site = loadSite().url,
  } = parseArgs({
    args,
    options: OPTIONS,
  }).values;
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  if (!SAFE.test(hook) || !URL.canParse(hook)) {
    throw new ReaderError(
      'Set BUILD_HOOK_URL to the address of the build hook, which begins with https://. Netlify lists it under "Build hooks", Cloudflare under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const before = wait ? await liveStamp(site) : undefined;
  const host = new URL(hook).hostname;
  // Redirects are not followed: they would send the secret to another address.
  const request = {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  } as const;
  const response = await fetch(hook, request).catch(() => {
    // The error is not printed: its message may have the address.
    throw new ReaderError(
      `${host} did not answer. Look at its list of deployments before you try again: the build may be queued.`,
    );
  });
  if (!response.ok) {
    throw new ReaderError(`${host} answered ${response.status}, so no build is queued.`);
  }
  console.log(`The build is queued.${wait ? '' : ' Use --wait to wait until it is live.'}`);
  if (wait) await untilLive(site, commit, before, pause, Date.now() + limit);
}

/** Waits for a build of the commit that began after `before`; without a commit, for any such build. */
async function untilLive(
  site: string,
  commit: string | undefined,
  before: BuildStamp | undefined,
  pause: number,
  end: number,
) {
  console.log(`Waiting for ${commit ? `commit ${commit}` : 'a new build'} at ${site} …`);
  for (;;) {
    const stamp = await liveStamp(site);
    const isNew = stamp && stamp.time !== before?.time;
    if (isNew && commit && stamp.commit?.startsWith(commit)) {
      console.log('It is live.');
      return;
    }
    if (isNew && !(commit && stamp.commit)) {
      const live = stamp.commit ? `of commit ${stamp.commit}` : 'of an unknown commit';
      console.log(
        `A new build ${live} is live, begun at ${stamp.time}. Whether it has your last change cannot be told${commit ? '' : ': name its commit with --commit'}.`,
      );
      return;
    }
    if (Date.now() + pause > end) {
      const live = stamp ? `commit ${stamp.commit} is live` : `${site}/${STAMP_FILE} has no stamp`;
      throw new ReaderError(
        `The build was not live in time: ${live}. Was the commit pushed? Look at the host's list of deployments: the build may still be running, or have failed.`,
      );
    }
    await delay(pause);
  }
}

/** Returns the stamp of the build that is live; undefined if it cannot be read now. */
async function liveStamp(site: string): Promise<BuildStamp | undefined> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(10_000) } as const;
  const text = await fetch(`${site}/${STAMP_FILE}`, options).then(
    (response) => response.text(),
    () => '',
  );
  return parseStamp(text);
}

/** Returns the commit that is checked out; undefined without git or a repository. */
function checkedOut(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

if (require.main === module) {
  publish(process.argv.slice(2)).catch((error: unknown) => {
    showError(error);
    process.exitCode = 1;
  });
}
