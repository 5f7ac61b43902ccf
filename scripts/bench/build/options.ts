import { parseArgs } from 'node:util';
import { ReaderError } from '../../lib/reader-error.mjs';

/** What a person asked `npm run bench:build` for. */
export interface Options {
  /** Numbers of photos in the gallery to build with, least first. */
  photos: number[];
  /** Width of the photos, px. */
  width: number;
  help: boolean;
}

/** What `--help` says. */
export const HELP = `Measures what photos cost a build, beside a bare sharp script that makes the same files.

  npm run bench:build -- [options]

It builds a copy of this project, with a gallery of made-up photos, in the folder for temporary files:
from nothing, again with nothing changed, and with one photo added as the first, the middle and the
last. Per photo two processor cores need some ten seconds. It reads /proc, and so runs on Linux only.

  --photos N,M   numbers of photos to build with (11,200)
  --width PX     width of each photo, two thirds of it high (2400)
  --help         this text
`;

/**
 * Reads the words after `npm run bench:build --`.
 * @throws ReaderError when they cannot be understood
 */
export function benchOptions(args: string[]): Options {
  const { photos = '11,200', width = '2400', help = false } = parse(args);
  const counts = photos.split(',').map((text) => wholeNumber('photos', text));
  if (new Set(counts).size < 2) {
    throw usage(
      `--photos is "${photos}": give two different numbers or more, such as 11,200; what a photo costs is told from their difference.`,
    );
  }
  return { photos: counts.sort((a, b) => a - b), width: wholeNumber('width', width), help };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        photos: { type: 'string' },
        width: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw usage((error as Error).message);
  }
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw usage(`--${option} has "${text}", which is no whole number above 0.`);
  }
  return number;
}

function usage(what: string): ReaderError {
  return new ReaderError(`${what}\nSee npm run bench:build -- --help`);
}
