import { UsageError, type Given } from '../lib/command';
import { webAddress } from '../lib/webAddress';
import { EXIT_CODES } from './PublishFailure';

const DEFAULT_LIMIT = 15;

/** The command `npm run publish:site`. */
export const PUBLISH = {
  name: 'publish:site',
  about: 'Asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL.',
  options: {
    title: { value: 'TEXT', help: 'the headline of the deployment (Netlify)' },
    branch: { value: 'NAME', help: 'the branch to build (Netlify)' },
    'clear-cache': { help: 'build without what earlier builds left (Netlify)' },
    wait: { help: 'wait until the new build is live' },
    limit: { value: 'MINUTES', help: `how long --wait waits (${DEFAULT_LIMIT})` },
    site: { value: 'URL', help: 'the site --wait looks at (the address in content/site.md)' },
    'dry-run': { help: 'only say what would be done' },
  },
  more: `Exit codes:\n${Object.values(EXIT_CODES)
    .map(([code, meaning]) => `  ${String(code).padStart(2)}  ${meaning}`)
    .join('\n')}`,
};

/** The options of `npm run publish:site` that a person gave. */
export type PublishOptions = Given<typeof PUBLISH.options>;

/**
 * How long --wait lasts at most, and where it looks when that is not the site of content/site.md.
 * @throws UsageError when the options make no sense
 */
export function waitOptions({ limit = String(DEFAULT_LIMIT), site }: PublishOptions) {
  const minutes = Number(limit);
  if (!(minutes > 0)) {
    throw new UsageError(PUBLISH, `--limit is "${limit}": give a number of minutes.`);
  }
  const address = site === undefined ? undefined : webAddress(site);
  if (site !== undefined && !address) {
    throw new UsageError(
      PUBLISH,
      `--site is "${site}": give an address that starts with https://.`,
    );
  }
  return { minutes, site: address };
}
