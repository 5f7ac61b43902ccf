/** The path of the desk. */
export const DESK = '/admin/';

/** What the console says about requests of the desk that its policy blocks, and Svelte's hints to its authors. */
export const BLOCKED =
  /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|svelte\.dev\/e\//;
