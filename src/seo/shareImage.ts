/** Pixels of the picture that link previews show. */
export const SHARE_IMAGE = { width: 1200, height: 630 };
