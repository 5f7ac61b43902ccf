import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import type { ContentSchema } from '../contentSchema';
import type { MarkdownFile } from '../frontMatter';
import { CURLY_QUOTES, fieldName } from '../value';
import { fieldLabel, positionOf, type Path } from './position';
import type { Finding } from './problem';

/**
 * Words that can be read, but hardly as they were meant.
 * @param node the YAML of a value that follows `schema`
 */
export function wordsFindings(
  markdown: MarkdownFile,
  schema: ContentSchema,
  node: unknown = markdown.yaml.contents,
  path: Path = [],
): Finding[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const name = fieldName(key);
      const field = schema.properties?.[name] ?? {};
      return wordsFindings(markdown, field, value, [...path, name]);
    });
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, i) =>
      wordsFindings(markdown, schema.items ?? {}, item, [...path, i]),
    );
  }
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const finding = wordsFinding(node.value, node, schema);
  if (!finding) return [];
  const place = positionOf(markdown, path);
  return [{ ...place, field: fieldLabel(path), severity: 'warning', ...finding }];
}

function wordsFinding(words: string, { comment }: Scalar, schema: ContentSchema) {
  if (comment) {
    return {
      found: `"#${comment}" is taken for a note to yourself and not shown.`,
      expected: 'Put all words of the line in quotes if it is meant to be shown; else delete it.',
    };
  }
  // Where words choose something, the quotes are taken off.
  if (schema.picture || schema.icon || schema.enum || schema.type !== 'string') return undefined;
  if (!CURLY_QUOTES.test(words)) return undefined;
  return {
    found: 'the curly quotes around the words are shown on the page.',
    expected: 'Delete them, unless they are meant to be seen.',
  };
}
