import { webAddress } from '../lib/webAddress';
import { PublishFailure } from './PublishFailure';
import type { PublishOptions } from './publishOptions';

/** A build hook. Its address is a secret: whoever has it can publish. */
export interface BuildHook {
  /** The host's name for people. */
  host: string;
  /** The address to call, with all that the build is asked for. */
  address: URL;
}

/** @see https://docs.netlify.com/configure-builds/build-hooks/ */
const NETLIFY_PARAMETERS = {
  title: 'trigger_title',
  branch: 'trigger_branch',
  'clear-cache': 'clear_cache',
} as const;

const SERVICES = [
  { name: 'Netlify', path: /^\/build_hooks\//, parameters: NETLIFY_PARAMETERS },
  { name: 'Cloudflare Pages', path: /\/deploy_hooks\// },
];

/**
 * Reads the value of BUILD_HOOK_URL, and puts into it what a person asked for.
 * @throws PublishFailure when it is missing, not an address that may be called, or of a host that
 * cannot be asked for that; the sentence never holds the value
 */
export function buildHook(value: string | undefined, options: PublishOptions): BuildHook {
  const text = value?.trim();
  if (!text) {
    throw new PublishFailure(
      'missing',
      'BUILD_HOOK_URL is not set. Put the address of the build hook into it: Netlify shows it under "Build hooks", Cloudflare Pages under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const address = webAddress(text);
  if (!address) {
    throw new PublishFailure(
      'malformed',
      'BUILD_HOOK_URL is not an address that starts with https://. Copy it again from the host; it is not shown here because it is a secret.',
    );
  }
  const { name, parameters } = SERVICES.find(({ path }) => path.test(address.pathname)) ?? {
    name: 'The build host',
  };
  for (const [option, parameter] of Object.entries(NETLIFY_PARAMETERS)) {
    const wish = options[option as keyof typeof NETLIFY_PARAMETERS];
    if (!wish) continue;
    if (!parameters) {
      throw new PublishFailure(
        'usage',
        `${name} knows no --${option}: only Netlify's build hooks do. Run the command without it.`,
      );
    }
    address.searchParams.set(parameter, String(wish));
  }
  return { host: `${name} (${address.hostname})`, address };
}
