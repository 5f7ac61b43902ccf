import { ReaderError } from '../lib/readerError.mjs';

/** The exit codes of `npm run publish:site` and their meanings, which `--help` lists. */
export const EXIT_CODES = {
  done: [0, 'queued, or with --wait: live'],
  unexpected: [1, 'a mistake in the program itself'],
  usage: [2, 'an option is wrong, or the host does not know it'],
  missing: [3, 'BUILD_HOOK_URL is not set'],
  malformed: [4, 'BUILD_HOOK_URL is not an https address'],
  unreachable: [5, 'the host cannot be reached, or broke off'],
  timeout: [6, 'the host did not answer in time'],
  refused: [7, 'the host refuses the build hook (401, 403)'],
  unknown: [8, 'the host knows no such build hook (404)'],
  tooMany: [9, 'too many builds asked for (429)'],
  hostFailed: [10, 'the host has a fault (5xx)'],
  otherAnswer: [11, 'any other answer of the host'],
  notLive: [12, '--wait: the build was not live within the limit'],
} as const satisfies Record<string, readonly [code: number, meaning: string]>;

/** Why publishing failed: a sentence for the person at the terminal, and an exit code. */
export class PublishFailure extends ReaderError {
  constructor(reason: keyof typeof EXIT_CODES, sentence: string) {
    super(sentence, EXIT_CODES[reason][0]);
  }
}
