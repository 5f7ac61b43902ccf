import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { matches } from '../../../src/build/hosting/headerRule';

/** A built site, served on this machine. */
export interface Served {
  origin: string;
  stop: () => void;
}

/**
 * Serves a built site on a free port, as hosts do: with the headers of its `_headers` file, the
 * compressed texts of the build, and the page for unknown addresses with status 404.
 * @param change what a test makes of each header's value
 */
export async function serve(site: string, change = (value: string) => value): Promise<Served> {
  const { rules } = await readHeaders(site);
  const files = sirv(site, {
    etag: true,
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(join(site, '404.html')).pipe(response);
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    for (const rule of rules.filter((one) => matches(one, path))) {
      for (const [name, value] of Object.entries(rule.headers))
        response.setHeader(name, change(value));
    }
    files(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The rules of a built headers file, and what is wrong with it, read as Netlify itself does. */
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
