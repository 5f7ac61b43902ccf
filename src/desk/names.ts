/** The name of the text below the front matter among the fields of a form. */
export const BODY = 'body';

/** The name of the file format of a kind of content; the library takes only this ending for `.md`. */
export const formatOf = (kind: string) => `${kind}-frontmatter`;
