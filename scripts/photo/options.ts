import { parseArgs } from 'node:util';
import { photo } from '../../src/content/photo';
import { SayError } from './sayError';

/** The fields that are asked for, in this order. */
export const ASKED = ['title', 'alt', 'description', 'size'] as const;

/** A field that is asked for. */
export type Asked = (typeof ASKED)[number];

/** What a person typed after `npm run photo:add --`. */
export interface Options {
  files: string[];
  help: boolean;
  given: Partial<Record<Asked, string>>;
}

/** What `--help` says. */
export const HELP = `Adds photos to the gallery.

  npm run photo:add -- FILE…

It asks for the words, turns the photo upright, removes position and camera data, and puts the photo
and its markdown file into content/gallery/. Your own file stays as it is.

  --title TEXT        the title of the photo
  --alt TEXT          what the photo shows, for people who cannot see it
  --description TEXT  one or two sentences about the photo
  --size SIZE         how tall the tile is: ${photo.shape.size.unwrap().options.join(', ')}
  --help              this text

An example, without questions:

  npm run photo:add -- ~/Pictures/IMG_2041.jpg --title "Open day" --alt "Two girls try a telescope on the school roof." --description "Our open day in May." --size medium
`;

/**
 * Reads the command line.
 * @throws SayError when an option is unknown or has no value
 */
export function readOptions(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        title: { type: 'string' },
        alt: { type: 'string' },
        description: { type: 'string' },
        size: { type: 'string' },
      },
    });
    const { help, ...given } = values;
    return { files: positionals, help, given };
  } catch (error) {
    const option = /'(-[^'<= ]*)/.exec((error as Error).message)?.[1] ?? '';
    const known = ASKED.some((name) => option === `--${name}`);
    throw new SayError(
      known
        ? `${option} needs words after it: ${option}="…".`
        : `There is no option ${option}. npm run photo:add -- --help shows those there are.`,
    );
  }
}
