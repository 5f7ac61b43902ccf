import { dirname, join } from 'node:path/posix';
import { isMap } from 'yaml';
import { contentSchema, type ContentSchema } from '../contentSchema';
import { decodeText, unreadableLine } from '../decode';
import { parseMarkdown } from '../frontMatter';
import { ICON_NAMES } from '../iconNames';
import type { Kind } from '../kinds';
import { meantValue } from '../value';
import { altFinding } from './altFinding';
import { bodyFindings } from './bodyFindings';
import { fenceFinding } from './fence';
import { missingPhoto } from './missingPhoto';
import { missingPicture } from './missingPicture';
import { nearest } from './nearest';
import { namedFiles, type IconField, type PictureField } from './pictureUse';
import { fieldLabel, positionOf, type Position } from './position';
import type { Finding } from './problem';
import { schemaFindings } from './schemaFindings';
import { oneOf } from './words';
import { wordsFindings } from './wordsFindings';
import { yamlFindings } from './yamlFindings';

/** A picture that a file uses and that is there. */
export interface UsedPicture extends Position {
  /** Relative to `content/`. */
  picture: string;
  field: string;
  use: PictureField['use'];
}

/** What one markdown file has in it. */
export interface CheckedFile {
  /** Relative to `content/`. */
  file: string;
  kind: Kind;
  findings: Finding[];
  pictures: UsedPicture[];
  /** The text, as far as it can be read. */
  text: string;
  title?: string;
  titleLine?: number;
}

/**
 * Checks the text of one markdown file, and that its pictures are there; not what they hold.
 * @param file its path relative to `content/`
 * @param files all files, relative to `content/`
 */
export function checkFile(
  file: string,
  kind: Kind,
  bytes: Uint8Array,
  files: readonly string[],
): CheckedFile {
  const text = decodeText(bytes);
  const checked: CheckedFile = { file, kind, findings: [], pictures: [], text: text ?? '' };
  if (text === undefined) {
    checked.findings.push({
      line: unreadableLine(bytes),
      severity: 'error',
      found: 'a letter here cannot be read, because the file was not saved as UTF-8.',
      expected: 'Save it again with the encoding UTF-8; Notepad asks for it under Save as.',
    });
    return checked;
  }
  const markdown = parseMarkdown(text);
  if (!markdown) {
    checked.findings.push(fenceFinding(text));
    return checked;
  }
  const schema = contentSchema(kind.schema);
  checked.findings.push(...yamlFindings(markdown, fieldNames(schema)));
  if (checked.findings.length > 0) return checked;

  const value = isMap(markdown.yaml.contents) ? meantValue(markdown.yaml.contents, schema) : {};
  const { error } = kind.schema.safeParse(value);
  checked.findings.push(
    ...(isMap(markdown.yaml.contents)
      ? schemaFindings(markdown, schema, error?.issues ?? [])
      : [noFields(schema)]),
    ...wordsFindings(markdown, schema),
    ...bodyFindings(markdown, kind.body !== undefined),
  );
  const { pictures, icons, photos } = namedFiles(schema, value);
  const folder = dirname(file) === '.' ? '' : dirname(file);
  for (const { path, name, use, alt } of pictures) {
    const place = { ...positionOf(markdown, path), field: fieldLabel(path) };
    const missing = missingPicture(name, folder, files);
    if (missing) checked.findings.push({ ...place, severity: 'error', ...missing });
    else checked.pictures.push({ ...place, picture: join(folder, name), use });
    const odd = alt && altFinding(alt.words, name);
    if (!odd) continue;
    checked.findings.push({
      ...positionOf(markdown, alt.path),
      field: fieldLabel(alt.path),
      ...odd,
    });
  }
  for (const { path, name } of photos) {
    const missing = missingPhoto(name, files);
    if (!missing) continue;
    const place = { ...positionOf(markdown, path), field: fieldLabel(path) };
    checked.findings.push({ ...place, severity: 'warning', ...missing });
  }
  for (const icon of icons) {
    const finding = iconFinding(icon);
    if (!finding) continue;
    checked.findings.push({ ...positionOf(markdown, icon.path), ...finding });
  }
  const { title } = value as { title?: unknown };
  if (typeof title === 'string') {
    checked.title = title.trim();
    checked.titleLine = positionOf(markdown, ['title']).line;
  }
  return checked;
}

function noFields(schema: ContentSchema): Finding {
  return {
    line: 1,
    severity: 'error',
    found: 'there are no fields between the two lines of hyphens.',
    expected: `Write ${Object.keys(schema.properties ?? {}).join(', ')}, each on a line of its own.`,
  };
}

function iconFinding({ path, name }: IconField): Finding | undefined {
  if (!name || ICON_NAMES.includes(name)) return undefined;
  const meant = nearest(name, ICON_NAMES, 3);
  return {
    field: fieldLabel(path),
    severity: 'error',
    found: `there is no icon named "${name}".`,
    expected: 'Choose one at lucide.dev/icons and write its name as it stands there.',
    hint: meant.length > 0 ? `Did you mean ${oneOf(meant)}?` : undefined,
  };
}

/** All names of fields in a schema, however deep. */
function fieldNames(schema: ContentSchema): string[] {
  const inner = schema.items ? fieldNames(schema.items) : [];
  const own = Object.entries(schema.properties ?? {});
  return [...inner, ...own.flatMap(([name, field]) => [name, ...fieldNames(field)])];
}
