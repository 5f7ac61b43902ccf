// @ts-check
/** For gatsby-transformer-remark: gives the headings of the owner's own pages addresses, as GitHub does. */
import GithubSlugger, { slug } from 'github-slugger';

/** Ids that the page has already: a heading with one of these words gets another. */
const TAKEN = ['main', 'contents'];

/** @typedef {{ type: string, value?: string, children?: Part[], data?: object }} Part */

/**
 * Gives the headings of a text their ids, and returns these. The content check knows by them what a link may name.
 * @param {Part} text
 */
export function addHeadingIds({ children = [] }) {
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  return children
    .filter(({ type }) => type === 'heading')
    .map((heading) => {
      const words = wordsOf(heading);
      // Of signs alone, such as an emoji, nothing would be left.
      const id = slugger.slug(/[\p{L}\p{N}]/u.test(slug(words)) ? words : 'section');
      heading.data = { hProperties: { id } };
      return id;
    });
}

/**
 * @param {{ markdownAST: Part, markdownNode: { parent: string },
 *   getNode: (id: string) => { internal: { type: string } } }} args
 */
export default function headingAddresses({ markdownAST, markdownNode, getNode }) {
  if (getNode(markdownNode.parent).internal.type === 'OwnPage') addHeadingIds(markdownAST);
}

/** @param {Part} part @returns {string} */
function wordsOf({ value = '', children = [] }) {
  return value + children.map(wordsOf).join('');
}
