import type { CmsConfig, CustomFieldControlProps } from '@sveltia/cms';
import type { ContentSchema } from '../../schemas/contentSchema';

/** The props that the library passes to a custom field. */
export type ControlProps = Omit<CustomFieldControlProps, 'value'> & { value: unknown };

/** An entry of the library: a content file that it has read. */
interface DeskEntry {
  slug: string;
  locales: Record<string, { content?: Record<string, unknown> }>;
}

declare global {
  /** Replaced by its value in the bundle, as the next one (`src/desk/bundle.ts`). */
  const DESK_CONFIG: CmsConfig;
  /** The JSON Schema of each kind of content, by `Kind.field`. */
  const CONTENT_SCHEMAS: Record<string, ContentSchema>;
  /** The entries of a kind of content, also those in review. Added to the library by `src/desk/patches.ts`. */
  function deskEntries(kind: string): readonly DeskEntry[];
}
