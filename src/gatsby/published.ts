/** The folder that Gatsby builds into and hosts publish. */
export const PUBLISHED = 'public';
