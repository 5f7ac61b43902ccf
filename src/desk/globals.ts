import type { CmsConfig, CustomFieldControlProps } from '@sveltia/cms';
import type { ContentSchema } from '../schemas/contentSchema';

/** What the library gives the control of a field. */
export type ControlProps = Omit<CustomFieldControlProps, 'value'> & { value: unknown };

/** A file that the library has read. */
interface DeskEntry {
  slug: string;
  locales: Record<string, { content?: Record<string, unknown> }>;
}

/** Set by the bundler (src/build/desk/bundle.ts). */
declare global {
  const DESK_CONFIG: CmsConfig;
  /** The JSON Schema of each kind of content, by the name of its field. */
  const CONTENT_SCHEMAS: Record<string, ContentSchema>;
  /** The entries of a kind of content, also those in review. */
  function deskEntries(kind: string): readonly DeskEntry[];
}
