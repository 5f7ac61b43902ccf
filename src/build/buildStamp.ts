import { z } from 'zod';

/** Path of the stamp in the built site. */
export const STAMP_FILE = 'build.json';

const buildStamp = z.object({
  /** The Git commit that was built; null if unknown. */
  commit: z.string().nullable(),
  /** When the build began, as ISO 8601. */
  time: z.iso.datetime(),
});

/** Identifies the build that a published site came from. */
export type BuildStamp = z.infer<typeof buildStamp>;

/** Parses the text of a stamp; returns `undefined` if it is not valid. */
export function parseStamp(text: string): BuildStamp | undefined {
  try {
    return buildStamp.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
