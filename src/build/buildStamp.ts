/** Path of the stamp in the built site. */
export const STAMP_FILE = 'build.json';

/** Identifies the build that a published site came from. */
export interface BuildStamp {
  /** The Git commit that was built; null if unknown. */
  commit: string | null;
  /** When the build began, as ISO 8601. */
  time: string;
}
