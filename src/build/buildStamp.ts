import { execFileSync } from 'node:child_process';

/** Path of the stamp in the built site. */
export const STAMP_FILE = 'build.json';

/** Identifies the build that a published site came from. */
export interface BuildStamp {
  /** The Git commit that was built; null if unknown. */
  commit: string | null;
  /** When the build began, as ISO 8601. */
  time: string;
}

/** Returns the Git commit that is checked out; null if it is unknown. */
export function checkedOut(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    // Git is not installed, this is not a repository, or it belongs to another user: Git says what to do then.
    console.warn(
      `The commit is unknown, so publish:site --wait cannot tell its build.\n${(error as Error).message}`,
    );
    return null;
  }
}
