import { UsageError, wholeNumber, type Given } from '../../lib/command';

/** The command `npm run bench:build`. */
export const BENCH_BUILD = {
  name: 'bench:build',
  about: `Measures what photos cost a build, beside a bare sharp script that makes the same files.

It builds a copy of this project, with a gallery of made-up photos, in the folder for temporary files:
from nothing, again with nothing changed, and with one photo added as the first, the middle and the
last. Per photo two processor cores need some ten seconds. It reads /proc, and so runs on Linux only.`,
  options: {
    photos: { value: 'N,M', help: 'numbers of photos to build with (11,200)' },
    width: { value: 'PX', help: 'width of each photo, two thirds of it high (2400)' },
  },
};

/** Galleries to build with. */
export interface Galleries {
  /** Numbers of photos, least first. */
  photos: number[];
  /** Width of the photos, px. */
  width: number;
}

/**
 * The galleries that a person asked for.
 * @throws UsageError when the options make no sense
 */
export function chosenGalleries({
  photos = '11,200',
  width = '2400',
}: Given<typeof BENCH_BUILD.options>): Galleries {
  const counts = photos.split(',').map((text) => wholeNumber('photos', text));
  if (new Set(counts).size < 2) {
    throw new UsageError(
      `--photos is "${photos}": give two different numbers or more, such as 11,200; what a photo costs is told from their difference.`,
    );
  }
  return {
    photos: counts.sort((a, b) => a - b),
    width: wholeNumber('width', width),
  };
}
