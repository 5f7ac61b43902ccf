import { isMap, isScalar, isSeq, type Node, type Range } from 'yaml';
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
  let node: unknown = markdown.yaml.contents;
  let range: Range | null | undefined;
  for (const step of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => fieldName(key) === step) : undefined;
    const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
    const named = (pair?.key ?? next) as Node | undefined;
    if (!named) break;
    range = named.range;
    node = next;
  }
  return range ? positionAt(markdown, range[0]) : { line: 1, column: 1 };
}

/** The place of a character of the YAML. */
export function positionAt({ lines }: MarkdownFile, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** The YAML node of a field's value. */
export function nodeAt(markdown: MarkdownFile, path: Path): unknown {
  return path.reduce<unknown>((node, step) => {
    if (isMap(node)) return node.items.find(({ key }) => fieldName(key) === step)?.value;
    return isSeq(node) ? node.items[Number(step)] : undefined;
  }, markdown.yaml.contents);
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
