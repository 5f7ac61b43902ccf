import { parseArgs } from 'node:util';
import type { BuildRequest } from './build-hook';
import { EXIT_CODES, PublishFailure } from './failure';
import { webAddress } from '../lib/web-address';

/** What a person asked `npm run publish:site` for. */
export interface PublishOptions {
  request: BuildRequest;
  dryRun: boolean;
  help: boolean;
  wait: boolean;
  /** Minutes that --wait lasts at most. */
  limit: number;
  /** The public site that --wait looks at, when it is not the one of content/site.md. */
  site?: URL;
}

const DEFAULT_LIMIT = 15;

/** The text of --help. */
export const HELP = `npm run publish:site -- [options]

Asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL.

  --title TEXT     the headline of the deployment (Netlify)
  --branch NAME    the branch to build (Netlify)
  --clear-cache    build without what earlier builds left (Netlify)
  --wait           wait until the new build is live
  --limit MINUTES  how long --wait waits (${DEFAULT_LIMIT})
  --site URL       the site --wait looks at (the address in content/site.md)
  --dry-run        only say what would be done
  --help           show this

Exit codes:
${Object.values(EXIT_CODES)
  .map(([code, meaning]) => `  ${String(code).padStart(2)}  ${meaning}`)
  .join('\n')}`;

/**
 * Reads the words after `npm run publish:site --`.
 * @throws PublishFailure when they cannot be understood
 */
export function publishOptions(args: string[]): PublishOptions {
  const values = parse(args);
  const limit = Number(values.limit ?? DEFAULT_LIMIT);
  if (!(limit > 0)) throw usage(`--limit is "${values.limit}": give a number of minutes.`);
  const site = values.site === undefined ? undefined : webAddress(values.site);
  if (values.site !== undefined && !site) {
    throw usage(`--site is "${values.site}": give an address that starts with https://.`);
  }
  return {
    request: { title: values.title, clearCache: values['clear-cache'], branch: values.branch },
    dryRun: values['dry-run'] ?? false,
    help: values.help ?? false,
    wait: values.wait ?? false,
    limit,
    site,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        title: { type: 'string' },
        branch: { type: 'string' },
        'clear-cache': { type: 'boolean' },
        wait: { type: 'boolean' },
        limit: { type: 'string' },
        site: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw usage((error as Error).message);
  }
}

function usage(what: string): PublishFailure {
  return new PublishFailure('usage', `${what}\nSee npm run publish:site -- --help`);
}
