import { isMap, isScalar, type Node } from 'yaml';
import type { MarkdownFile } from '../../schemas/frontMatter';
import { fieldName } from '../../schemas/value';

/** A place in a file, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The way to a value through maps and lists. */
export type Path = readonly PropertyKey[];

/** The place of a field: of its name, or of the nearest thing around it when it is not there. */
export function positionOf(markdown: MarkdownFile, path: Path): Position {
  if (path.length === 0) return { line: 1, column: 1 };
  const around = path.slice(0, -1);
  const group = nodeAt(markdown, around);
  const named = isMap(group)
    ? group.items.find(({ key }) => fieldName(key) === path.at(-1))?.key
    : nodeAt(markdown, path);
  const { range } = (named ?? {}) as Partial<Node>;
  return range ? positionAt(markdown, range[0]) : positionOf(markdown, around);
}

/** The place of a character of the YAML. */
export function positionAt({ lines }: MarkdownFile, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** The YAML node of a field's value. */
export function nodeAt(markdown: MarkdownFile, path: Path): unknown {
  return markdown.yaml.getIn(path, true);
}

/** A value as it was written, without the quotes YAML needs. */
export function writtenAt(markdown: MarkdownFile, path: Path): string | undefined {
  const node = nodeAt(markdown, path);
  if (!isScalar(node) || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.source;
}

/** A path as people read it: `figures › 2 › label`; entries of lists are counted from 1. */
export function fieldLabel(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
}
