import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED } from '../hosting/published';
import { STAMP_FILE, type BuildStamp } from '../hosting/buildStamp';

/** Writes the Git commit and the time of this build into the built site. */
export function writeStamp(): void {
  const started = new Date(Date.now() - process.uptime() * 1000);
  const stamp: BuildStamp = { commit: commit(), time: started.toISOString() };
  writeFileSync(join(PUBLISHED, STAMP_FILE), JSON.stringify(stamp));
}

function commit(): string | null {
  const { COMMIT_REF, CF_PAGES_COMMIT_SHA, GITHUB_SHA } = process.env;
  const named = COMMIT_REF || CF_PAGES_COMMIT_SHA || GITHUB_SHA;
  if (named) return named;
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return head.trim();
  } catch (error) {
    // Git is not installed, this is not a repository, or it belongs to another user.
    const [reason] = (error as Error).message.trim().split('\n').slice(-1);
    console.warn(
      `The commit of this build is unknown, so publish:site --wait cannot tell it: ${reason}`,
    );
    return null;
  }
}
