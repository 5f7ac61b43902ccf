/** Size of the picture that link previews show, px. */
export const SHARE_IMAGE = { width: 1200, height: 630 };
