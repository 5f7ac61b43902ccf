import type { RequestListener } from 'node:http';
import { publish, type PublishOptions } from '../../../scripts/publish/publish';
import { listen } from '../../support/listen';
import { readerErrorOf } from '../../support/readerErrorOf';

/** The part of a hook's address that must show nowhere. */
export const SECRET = '5f3c1e9ab24d77secret';

const ends: (() => void)[] = [];

/** Ends all that was served. */
export function endServers(): void {
  for (const end of ends.splice(0)) end();
}

/** Serves on a free port of this machine, and gives the address. */
export async function serve(listener: RequestListener): Promise<string> {
  const { origin, stop } = await listen(listener);
  ends.push(stop);
  return origin;
}

/** The hook that Netlify would give for a site at an address. */
export const netlify = (origin: string) => `${origin}/build_hooks/${SECRET}`;

/** A hook that answers so. */
export async function hook(status: number, headers: Record<string, string> = {}): Promise<string> {
  return netlify(
    await serve((_request, response) => response.writeHead(status, headers).end('{}')),
  );
}

/** Publishes, and makes sure that the secret shows nowhere; the output ends with the failure. */
export async function run(hookUrl?: string, options: PublishOptions = {}, timeout = 20_000) {
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  if (hookUrl === undefined) delete process.env.BUILD_HOOK_URL;
  else process.env.BUILD_HOOK_URL = hookUrl;
  const error = await readerErrorOf(publish(options, { hook: timeout, interval: 20 }));
  const output = [...printed, ...(error ? [error.message] : [])].join('\n');
  expect(`${output}${error?.stack}`).not.toContain(SECRET);
  expect(error?.cause).toBeUndefined();
  return { exitCode: error?.exitCode ?? 0, output };
}
