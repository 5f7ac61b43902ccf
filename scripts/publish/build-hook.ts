import { PublishFailure } from './failure';
import { webAddress } from '../lib/web-address';

/** What a build may be asked for beside being made. */
export interface BuildRequest {
  /** The headline in the host's list of deployments. */
  title?: string;
  clearCache?: boolean;
  /** The Git branch to build in place of the hook's own. */
  branch?: string;
}

/** A build hook. Its address is a secret: whoever has it can publish. */
export interface BuildHook {
  /** The host's name for people. */
  host: string;
  /** The address to call for a request. */
  address: (request: BuildRequest) => URL;
}

const OPTIONS: Record<keyof BuildRequest, string> = {
  title: '--title',
  clearCache: '--clear-cache',
  branch: '--branch',
};

/** @see https://docs.netlify.com/configure-builds/build-hooks/ */
const NETLIFY_PARAMETERS: Record<keyof BuildRequest, string> = {
  title: 'trigger_title',
  clearCache: 'clear_cache',
  branch: 'trigger_branch',
};

/**
 * Reads the value of BUILD_HOOK_URL.
 * @throws PublishFailure when it is missing or not an address that may be called; the sentence
 * never holds the value
 */
export function buildHook(value: string | undefined): BuildHook {
  const text = value?.trim();
  if (!text) {
    throw new PublishFailure(
      'missing',
      'BUILD_HOOK_URL is not set. Put the address of the build hook into it: Netlify shows it under "Build hooks", Cloudflare Pages under "Deploy hooks". It is a secret: keep it out of the repository.',
    );
  }
  const url = webAddress(text);
  if (!url) {
    throw new PublishFailure(
      'malformed',
      'BUILD_HOOK_URL is not an address that starts with https://. Copy it again from the host; it is not shown here because it is a secret.',
    );
  }
  const service = serviceOf(url);
  return {
    host: `${service.name} (${url.hostname})`,
    address: (request) => withParameters(url, request, service),
  };
}

interface Service {
  name: string;
  parameters?: Record<keyof BuildRequest, string>;
}

function serviceOf({ pathname }: URL): Service {
  if (pathname.startsWith('/build_hooks/')) {
    return { name: 'Netlify', parameters: NETLIFY_PARAMETERS };
  }
  return { name: pathname.includes('/deploy_hooks/') ? 'Cloudflare Pages' : 'The build host' };
}

function withParameters(url: URL, request: BuildRequest, { name, parameters }: Service): URL {
  const address = new URL(url);
  for (const option of Object.keys(OPTIONS) as (keyof BuildRequest)[]) {
    const value = request[option];
    if (!value) continue;
    if (!parameters) {
      throw new PublishFailure(
        'usage',
        `${name} knows no ${OPTIONS[option]}: only Netlify's build hooks do. Run the command without it.`,
      );
    }
    address.searchParams.set(parameters[option], String(value));
  }
  return address;
}
