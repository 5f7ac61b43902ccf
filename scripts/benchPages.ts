/** npm run bench:pages: measures the built pages with Lighthouse, beside hand-written ones. */
import { existsSync, rmSync } from 'node:fs';
import { nginxConfig } from '../src/build/hosting/nginxConfig';
import { measure } from './bench/pages/measure';
import { BENCH_PAGES, chosenRuns } from './bench/pages/benchPagesOptions';
import { report, type PageRuns } from './bench/pages/report';
import { handWrittenCopy } from './bench/pages/handWritten';
import { runCommand } from './lib/command';
import { ensureBrowser } from './lib/installBrowser.mjs';
import { ensureHostTools } from './lib/installHostTools.mjs';
import { startNginx } from './lib/nginx';
import { ReaderError } from './lib/readerError.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';

const SITE = 'public';

endOnInterrupt();
void runCommand(BENCH_PAGES, async (options) => {
  const { runs, screens } = chosenRuns(options);
  if (!existsSync(`${SITE}/index.html`) && (await npm(['run', '--silent', 'build'])) !== 0) {
    throw new ReaderError('The site was not built: the lines above say why.');
  }
  const chrome = await ensureBrowser();
  await ensureHostTools();

  const copy = handWrittenCopy(SITE);
  // The budgets are of gzip, which every host sends; Brotli would only be smaller.
  const config = nginxConfig().replace('brotli_static on;', '');
  const server = await startNginx(config, SITE);
  const copyServer = await startNginx(config, copy);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  try {
    const pages: PageRuns[] = [];
    for (const screen of screens) {
      const page: PageRuns = { name: screen.name, runs: [] };
      pages.push(page);
      for (let run = 1; run <= runs; run += 1) {
        const found = {
          page: await measure(SITE, server.origin, screen, chrome),
          byHand: await measure(SITE, copyServer.origin, screen, chrome),
        };
        page.runs.push(found);
        console.log(
          `${screen.name}, run ${run} of ${runs}: largest paint ${Math.round(found.page.paint)} ms, by hand ${Math.round(found.byHand.paint)} ms`,
        );
      }
    }
    const { text, over } = report(pages);
    console.log(`\n${text}`);
    if (over) process.exitCode = 1;
  } finally {
    await Promise.all([server.stop(), copyServer.stop()]);
  }
});
