/** The path of the admin page. */
export const ADMIN = '/admin/';

/** Console messages about requests that the admin page's policy blocks, and Svelte's hints to its authors. */
export const BLOCKED =
  /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|svelte\.dev\/e\//;
