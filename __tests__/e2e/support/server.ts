/** `tsx server.ts FOLDER` serves a built site for the browser tests, and prints its address. It never ends. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen } from '../../support/listen';

/** What hosts send if no rule sets another `Cache-Control`: browsers ask again before each use. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Serves a built site on a free port, as its hosts do: with the headers of its `_headers` file, with
 * `Cache-Control: REVALIDATE` if no rule sets another, and with `404.html` and status 404 for unknown
 * addresses.
 */
async function serve(site: string) {
  const { rules } = await readHeaders(site);
  const files = sirv(site, {
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': REVALIDATE,
      });
      createReadStream(join(site, '404.html')).pipe(response);
    },
  });
  return listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('Cache-Control', REVALIDATE);
    for (const rule of rules.filter((one) => matches(one, path))) {
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    // sirv decodes all letters but these, which a picture may have in its name.
    request.url = request.url?.replace(/%(?:2[46BC]|3[ABD]|40)/gi, decodeURIComponent);
    files(request, response);
  });
}

/** Whether a rule of the headers file applies to a path such as `/about/`. */
export function matches({ path }: { path: string }, address: string): boolean {
  return path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) : address === path;
}

/** Reads the headers file of a built site with Netlify's own parser: its rules and its errors. */
export async function readHeaders(site: string) {
  const { parseAllHeaders } = await import('@netlify/headers-parser');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(site, '_headers')],
    netlifyConfigPath: 'netlify.toml',
    configHeaders: [],
    minimal: true,
  });
  return { rules: headers.map(({ for: path, values }) => ({ path, headers: values })), errors };
}

if (require.main === module) {
  const [, , site] = process.argv;
  void serve(site).then(({ origin }) => process.stdout.write(`${site} is served at ${origin}\n`));
}
