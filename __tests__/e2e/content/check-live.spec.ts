import { findNginx, NGINX_MISSING } from '../../../scripts/lib/nginxPrograms.mjs';
import { checkSite } from '../../../scripts/live/checkSite';
import { IMMUTABLE, REVALIDATE } from '../../../src/hosting/cachePolicy';
import { nginxConfig } from '../../../src/hosting/nginxConfig';
import { startNginx } from '../support/nginx';
import { expect, test } from '../support/test';

test.skip(!findNginx(), NGINX_MISSING);

/** Changes to the configuration of nginx, and what the report then says. */
const CASES: [what: string, change: (config: string) => string, findings: RegExp[]][] = [
  ['no fault', (config) => config, [/^(?!.*FAILED).*passed +\d+ +Security headers/s]],
  [
    'a rewrite of everything to the home page',
    (config) => config.replace('$uri $uri/ =404', '$uri $uri/ /index.html'),
    [/Unknown addresses answer 404: answers 200/],
  ],
  [
    'every other fault at once',
    (config) =>
      config
        .replace(/add_header Cross-Origin-Opener.*/, '')
        .replace(`"${REVALIDATE}"`, `"${IMMUTABLE}"`)
        .replace(
          'location / {',
          `location = /about/ { return 404; }
           location = /favicon.svg { return 404; }
           location = /services { return 301 /services; }
           location / {
             gzip_static off;
             brotli_static off;
             sub_filter "</main>" "<script>spy()</script><img src=http://other.example/a.png><a href=/#nowhere></a></main>";`,
        ),
    [
      /Security headers: Cross-Origin-Opener-Policy is missing/,
      /Policies of pages: Content-Security-Policy differs: it lacks/,
      /Caching: Cache-Control differs/,
      /Pages and their data answer 200: answers 404/,
      /Links, pictures and files resolve: \/favicon\.svg\S* is missing/,
      /Links, pictures and files resolve: \/#nowhere names no place/,
      /Addresses without a final slash: answers 301/,
      /nothing from other sites: names http:\/\/other\.example\/a\.png/,
    ],
  ],
];

for (const [what, change, findings] of CASES) {
  test(`check:live reports ${what}`, async () => {
    const { origin, stop } = await startNginx(change(nginxConfig()));
    try {
      const report = String(await checkSite(new URL(origin)));
      for (const finding of findings) expect(report).toMatch(finding);
    } finally {
      await stop();
    }
  });
}
