import { z } from 'zod';

/** Path of the stamp in the built site. */
export const STAMP_FILE = 'build.json';

const buildStamp = z.object({
  /** The Git commit that was built; null where it is not known. */
  commit: z.string().nullable(),
  /** When the build began, as ISO 8601. */
  time: z.iso.datetime(),
});

/** Identifies the build that a published site came from. */
export type BuildStamp = z.infer<typeof buildStamp>;

/** Parses the text of a stamp; `undefined` when it is not one. */
export function parseStamp(text: string): BuildStamp | undefined {
  try {
    return buildStamp.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
