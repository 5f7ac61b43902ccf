// @ts-check
/** For gatsby-transformer-remark: gives the headings of the owner's own pages addresses, as GitHub does. */
import GithubSlugger from 'github-slugger';

/** Ids that the page has already: a heading with one of these words gets another. */
const TAKEN = ['main', 'contents'];

/**
 * @typedef {{ type: string, value?: string, children?: Part[], data?: object }} Part
 * @param {{ markdownAST: Part, markdownNode: { parent: string },
 *   getNode: (id: string) => { internal: { type: string } } }} args
 */
export default function headingAddresses({ markdownAST, markdownNode, getNode }) {
  if (getNode(markdownNode.parent).internal.type !== 'OwnPage') return;
  const slugger = new GithubSlugger();
  for (const id of TAKEN) slugger.slug(id);
  for (const part of markdownAST.children ?? []) {
    if (part.type === 'heading') part.data = { hProperties: { id: slugger.slug(wordsOf(part)) } };
  }
}

/** @param {Part} part @returns {string} */
function wordsOf({ value = '', children = [] }) {
  return value + children.map(wordsOf).join('');
}
