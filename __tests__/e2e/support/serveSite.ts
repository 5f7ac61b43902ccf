/** Serves a built site for the browser tests, and prints its address: `tsx serveSite.ts FOLDER`. It never ends. */
import { serve } from './server';

async function main(site = '') {
  const { origin } = await serve(site);
  process.stdout.write(`${site} is served at ${origin}\n`);
}

void main(process.argv[2]);
