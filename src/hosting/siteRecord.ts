import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PUBLISHED } from './published';

const RECORD_FILE = 'published.json';

/** A file in `public`. */
const path = z.string().refine((name) => !name.split('/').includes('..'));

const siteRecord = z.object({
  version: z.literal(1),
  /** Different for each build. */
  id: z.string(),
  /** Whether Gatsby has run since that build, and may have written files that are not listed. */
  isOpen: z.boolean(),
  /** The HTML files of pages. */
  pages: z.array(path),
  /** All other files, except those whose names never change. */
  files: z.array(path),
});

/** What the last build published. Stored in `public`, so that it stays with the files that it names. */
export type SiteRecord = z.infer<typeof siteRecord>;

/**
 * Reads the record of a built site.
 * @returns `undefined` if the record is missing, truncated or of another version
 */
export function readRecord(site = PUBLISHED): SiteRecord | undefined {
  try {
    return siteRecord.safeParse(JSON.parse(readFileSync(join(site, RECORD_FILE), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Marks the record as open, since Gatsby runs from now on.
 * @returns the record as it was before
 */
export function openRecord(): SiteRecord | undefined {
  const last = readRecord();
  write({ ...(last ?? { version: 1, id: randomUUID(), pages: [], files: [] }), isOpen: true });
  return last;
}

/** Writes the record of a build that has ended. */
export function closeRecord(pages: readonly string[], files: Iterable<string>): void {
  write({ version: 1, id: randomUUID(), isOpen: false, pages: [...pages], files: [...files] });
}

function write(record: SiteRecord) {
  mkdirSync(PUBLISHED, { recursive: true });
  const file = join(PUBLISHED, RECORD_FILE);
  // Written under another name first, so that the record is never truncated.
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}
