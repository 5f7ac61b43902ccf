import { z } from 'zod';

/** Where the build leaves its stamp, in the published site. */
export const STAMP_FILE = 'build.json';

const buildStamp = z.object({
  /** The Git commit that was built; null where it is not known. */
  commit: z.string().nullable(),
  /** When the build began, as ISO 8601. */
  time: z.iso.datetime(),
});

/** Which build a published site is. */
export type BuildStamp = z.infer<typeof buildStamp>;

/** Reads the text of a stamp; undefined when it is none. */
export function parseStamp(text: string): BuildStamp | undefined {
  try {
    return buildStamp.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
