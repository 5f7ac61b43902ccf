import type { BuildStamp } from '../../src/hosting/buildStamp';
import { parseStamp, STAMP_FILE } from '../../src/hosting/buildStamp';

const TIMEOUT_MS = 10_000;

/** The stamp of the build that a public site serves now; undefined while there is none to read. */
export async function liveStamp(site: URL): Promise<BuildStamp | undefined> {
  try {
    const response = await fetch(new URL(`/${STAMP_FILE}`, site), {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return parseStamp(await response.text());
  } catch {
    // Sites come and go while they are published: the next look may find it.
    return undefined;
  }
}
