/** Largest picture file, in bytes: larger ones make every build and every clone slow. */
export const PICTURE_MAX_BYTES = 15_000_000;

/** Most pixels a picture may have: larger ones exhaust a small build machine's memory. */
export const PICTURE_MAX_PIXELS = 60_000_000;
