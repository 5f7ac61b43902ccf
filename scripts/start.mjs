// @ts-check
/** npm start: installs missing packages, builds the site, and serves it until Ctrl+C. */
import { installIfNeeded } from './lib/install.mjs';
import { checkPort, parsePort, waitForServer } from './lib/port.mjs';
import { ReaderError, showError } from './lib/readerError.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';

const DEFAULT_PORT = '9000';
let serving = false;

async function start() {
  const port = parsePort(process.env.PORT || DEFAULT_PORT);
  await checkPort(port);
  await installIfNeeded();
  console.log('Building the site. The first time takes a few minutes, mostly for the pictures …');
  if ((await npm(['run', '--silent', 'build'])) !== 0) {
    throw new ReaderError('The build failed. The lines above say why.');
  }
  await checkPort(port);
  await serve(port);
}

/** @param {number} port */
async function serve(port) {
  // Gatsby's default, "localhost", is only the IPv6 address on some machines.
  const args = ['run', '--silent', 'serve', '--', '--port', String(port), '--host', '127.0.0.1'];
  let ended = false;
  const server = npm(args, { quiet: true }).finally(() => (ended = true));
  if (await waitForServer(port, () => ended)) {
    serving = true;
    console.log(`\nThe site is at http://localhost:${port} — stop it with Ctrl+C`);
  }
  await server;
  throw new ReaderError('The server stopped unexpectedly. Run npm start again.');
}

endOnInterrupt(() => (serving ? 0 : undefined));
start().catch((error) => {
  showError(error);
  process.exit(1);
});
