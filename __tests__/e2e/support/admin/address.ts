/** The path of the admin page. */
export const ADMIN = '/admin/';

/** What the console says about requests of the admin page that its policy blocks, and Svelte's hints to its authors. */
export const BLOCKED =
  /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|svelte\.dev\/e\//;
