/** npm run publish:site: asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL. */
import { ReaderError, run } from './command';

/**
 * Calls the build hook once. No message has any part of its address but the host: anyone who has the address can
 * publish.
 * @throws ReaderError if the host does not take the request
 */
export async function publish() {
  const hook = hookAddress();
  const { hostname } = new URL(hook);
  // Redirects are not followed: they would send the secret to another address. An error would have the address.
  const signal = AbortSignal.timeout(30_000);
  const options: RequestInit = { method: 'POST', redirect: 'manual', signal };
  const response = await fetch(hook, options)
    .then(async (answer) => ({ ok: answer.ok, status: answer.status, body: await answer.text() }))
    .catch(() => undefined);
  // A gateway answers with 500 or more also for a host that has taken the request.
  if (!response || response.status >= 500) {
    throw new ReaderError(
      `${hostname} ${response ? `answered ${response.status}` : 'did not answer, or broke off'}. Look at its list of deployments before you try again: the build may be queued.`,
    );
  }
  const { ok, status, body } = response;
  const page = ok && /^\s*</.test(body) ? ' with a web page, as for a sign-in' : '';
  if (!ok || page || /"success":\s*false|"error":\s*(?:"\w|\{)/.test(body)) {
    throw new ReaderError(`${hostname} refused${page} (status ${status}): no build is queued.`);
  }
  console.log("The build is queued. The host's list of deployments shows when it is live.");
}

function hookAddress(): string {
  const hook = process.env.BUILD_HOOK_URL?.trim() ?? '';
  // The secret may be sent only encrypted, or to this machine.
  if (/^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(hook) && URL.canParse(hook)) return hook;
  throw new ReaderError(
    'Set BUILD_HOOK_URL to the address of the build hook, which begins with https://. Netlify lists it under "Build hooks", Cloudflare under "Deploy hooks". It is a secret: keep it out of the repository.',
  );
}

if (require.main === module) void run(publish);
