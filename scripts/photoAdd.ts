/** npm run photo:add: turns photos into gallery items. */
import { createInterface } from 'node:readline/promises';
import { CONTENT_FOLDER } from '../src/build/content/load';
import { runCommand } from './lib/command';
import { addPhotos, PHOTO_ADD } from './photo/addPhotos';
import type { GivenWords } from './photo/photoWords';

function stop() {
  console.log('\nStopped. Nothing was left half-written.');
  process.exit(130);
}

async function photoAdd(files: string[], given: GivenWords) {
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  // Ctrl+C reaches only the terminal while it asks; Ctrl+D closes it.
  terminal?.on('SIGINT', stop).on('close', stop);
  try {
    await addPhotos(given, files, {
      content: CONTENT_FOLDER,
      // npm moves to the project's folder; the person may be in another.
      from: process.env.INIT_CWD ?? process.cwd(),
      say: (line) => console.log(line),
      ask: terminal && ((question) => terminal.question(question)),
    });
  } finally {
    terminal?.off('close', stop).close();
  }
}

void runCommand(PHOTO_ADD.action(photoAdd));
