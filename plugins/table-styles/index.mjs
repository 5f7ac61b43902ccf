// @ts-check
/** For gatsby-transformer-remark: puts the styles of tables before the first, so that texts without any lack them. */
const STYLES = { type: 'html', value: '<link rel="stylesheet" href="/tables.css">' };

/** @param {{ markdownAST: { children: { type: string }[] } }} args */
export default function tableStyles({ markdownAST: { children } }) {
  const first = children.findIndex(({ type }) => type === 'table');
  if (first >= 0) children.splice(first, 0, STYLES);
}
