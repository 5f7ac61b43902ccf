/**
 * Serves a built site for the browser tests, and prints its address: `tsx serveSite.ts FOLDER CONTENT COMMAND`,
 * which `buildProblem` explains. It runs until it is stopped.
 */
import { serve } from './server';

async function main([site = '', content = '', command = '']: string[]) {
  const { origin } = await serve(site, content, command);
  process.stdout.write(`${site} is served at ${origin}\n`);
}

void main(process.argv.slice(2));
