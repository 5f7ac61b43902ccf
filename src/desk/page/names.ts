/** Name of the form field for the text below the front matter. */
export const BODY = 'body';

/** Name of the file format of a kind of content. For `.md` files the library requires this suffix. */
export const formatOf = (kind: string) => `${kind}-frontmatter`;
