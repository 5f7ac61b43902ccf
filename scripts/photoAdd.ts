/** npm run photo:add: adds photos to the gallery. */
import { createInterface } from 'node:readline/promises';
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
  // While readline reads an answer, Ctrl+C is its event and no signal to the process; Ctrl+D closes it.
  terminal?.on('SIGINT', stop).on('close', stop);
  try {
    await addPhotos(files, given, terminal && ((question) => terminal.question(question)));
  } finally {
    terminal?.off('close', stop).close();
  }
}

void runCommand(PHOTO_ADD.action(photoAdd));
