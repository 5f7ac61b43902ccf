// @ts-check
/**
 * gatsby-transformer-remark, for the text below the front matter only. By itself, it also reads the front matter of
 * every file, with another parser than the content check, and fails at what that accepts.
 */
// @ts-expect-error The package has no types.
import remark from 'gatsby-transformer-remark/gatsby-node.js';

export const {
  onCreateNode,
  createSchemaCustomization,
  setFieldsOnGraphQLNodeType,
  pluginOptionsSchema,
} = remark;

/** @param {{ node: import('gatsby').Node }} args */
export const shouldOnCreateNode = (args) =>
  args.node.internal.type !== 'File' && remark.shouldOnCreateNode(args);
