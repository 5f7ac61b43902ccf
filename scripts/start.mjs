// @ts-check
/** npm start: installs what is missing, builds the site, and serves it until Ctrl+C. */
import { setTimeout as delay } from 'node:timers/promises';
import { installIfNeeded } from './lib/install.mjs';
import { answers, checkPort, parsePort } from './lib/port.mjs';
import { checkNode } from './lib/nodeVersion.mjs';
import { ReaderError, showError } from './lib/readerError.mjs';
import { endOnInterrupt, npm, run } from './lib/run.mjs';

const DEFAULT_PORT = '9000';
let serving = false;

async function start() {
  checkNode();
  const port = parsePort(process.env.PORT || DEFAULT_PORT);
  await checkPort(port);
  await installIfNeeded();
  console.log('Building the site; the first time takes a minute or two for the pictures …');
  // On this machine the desk works on the folder, whether or not the site names a repository.
  if ((await npm(['run', '--silent', 'build'], { env: { DESK: 'local' } })) !== 0) {
    throw new ReaderError('The site was not built: the lines above say why.');
  }
  await checkPort(port);
  await serve(port);
}

/** @param {number} port */
async function serve(port) {
  // Explicitly IPv4: Gatsby's "localhost" is only one of the two addresses on some machines.
  const args = ['scripts/gatsby.mjs', 'serve', '--port', String(port), '--host', '127.0.0.1'];
  let ended = false;
  const server = run(process.execPath, args, { quiet: true }).finally(() => (ended = true));
  while (!ended && !(await answers(port))) await delay(100);
  if (!ended) {
    serving = true;
    console.log(`\nThe site is at http://localhost:${port} — stop it with Ctrl+C`);
  }
  await server;
  throw new ReaderError('The server ended by itself; run npm start again.');
}

endOnInterrupt(() => (serving ? 0 : undefined));
start().catch((error) => {
  showError(error);
  process.exit(1);
});
