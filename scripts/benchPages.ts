/** npm run bench:pages: measures the built pages with Lighthouse, and hand-written pages to compare them with. */
import { existsSync, rmSync } from 'node:fs';
import { Option } from 'commander';
import { nginxConfig } from '../src/hosting/nginxConfig';
import { SCREENS } from './bench/pages/budgets';
import { handWrittenCopy } from './bench/pages/handWritten';
import { measure } from './bench/pages/measure';
import { report, type PageRuns } from './bench/pages/report';
import { command, runCommand, wholeNumber } from './lib/command';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureHostTools } from './lib/hostTools.mjs';
import { startNginx } from './lib/nginx';
import { ReaderError } from './lib/readerError.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';

const SITE = 'public';
const NAMES = SCREENS.map(({ name }) => name);

const BENCH_PAGES = command(
  'bench:pages',
  `Measures the built site as a phone's visitor meets it: Lighthouse (mobile, simulated slow phone) several times for each page, and for a hand-written one of its words and pictures, from nginx here. Builds the site first when there is none in public/. About 20 seconds for each page and run.`,
  `Exit codes:
   0  everything is within its budget
   1  something is over its budget, or could not be measured
   2  an option is wrong`,
)
  .option('--runs <n>', 'how often each page is measured; the table shows medians', wholeNumber, 5)
  .addOption(new Option('--pages <names...>', 'the pages').choices(NAMES).default(NAMES, 'all'));

interface BenchOptions {
  runs: number;
  pages: string[];
}

async function benchPages({ runs: count, pages: names }: BenchOptions) {
  if (!existsSync(`${SITE}/index.html`) && (await npm(['run', '--silent', 'build'])) !== 0) {
    throw new ReaderError('The site was not built: the lines above say why.');
  }
  const chrome = await ensureBrowser();
  await ensureHostTools();

  const copy = handWrittenCopy(SITE);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  // The budgets are for gzip, which every host sends. Brotli is smaller, but not every host has it.
  const config = nginxConfig().replace('brotli_static on;', '');
  const server = await startNginx(config, SITE);
  const copyServer = await startNginx(config, copy);
  try {
    const pages: PageRuns[] = [];
    for (const screen of SCREENS.filter(({ name }) => names.includes(name))) {
      const page: PageRuns = { name: screen.name, runs: [] };
      pages.push(page);
      for (let run = 1; run <= count; run += 1) {
        const found = {
          page: await measure(server.origin, screen, chrome),
          byHand: await measure(copyServer.origin, screen, chrome),
        };
        page.runs.push(found);
        console.log(
          `${screen.name}, run ${run} of ${count}: largest paint ${Math.round(found.page.metrics.paint)} ms, by hand ${Math.round(found.byHand.metrics.paint)} ms`,
        );
      }
    }
    const { text, over } = report(pages);
    console.log(`\n${text}`);
    if (over) process.exitCode = 1;
  } finally {
    await Promise.all([server.stop(), copyServer.stop()]);
  }
}

endOnInterrupt();
void runCommand(BENCH_PAGES.action(benchPages));
