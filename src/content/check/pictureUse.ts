import type { ContentSchema } from '../contentSchema';
import type { PictureUse } from '../fields';
import type { Path } from './position';

/** A field that names a picture. */
export interface PictureField {
  path: Path;
  /** The file name as written. */
  name: string;
  use: PictureUse;
  /** The alt text beside it, and the path to it. */
  alt?: { path: Path; words: string };
}

/** A field that names an icon. */
export interface IconField {
  path: Path;
  name: string;
}

/** A field that names a photo of the gallery. */
export interface PhotoField {
  path: Path;
  name: string;
}

/** All pictures, icons and photos that front matter names, however deep. */
export function namedFiles(
  schema: ContentSchema,
  value: unknown,
  path: Path = [],
): { pictures: PictureField[]; icons: IconField[]; photos: PhotoField[] } {
  const found: ReturnType<typeof namedFiles> = { pictures: [], icons: [], photos: [] };
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  for (const [step, inner] of Object.entries(value as object)) {
    const key = isGroup ? step : Number(step);
    const field = isGroup ? schema.properties?.[step] : schema.items;
    const place = [...path, key];
    if (typeof inner === 'object' && inner !== null) {
      const deeper = namedFiles(field ?? {}, inner, place);
      found.pictures.push(...deeper.pictures);
      found.icons.push(...deeper.icons);
      found.photos.push(...deeper.photos);
    }
    if (typeof inner !== 'string') continue;
    if (field?.icon) found.icons.push({ path: place, name: inner });
    if (field?.photo && inner) found.photos.push({ path: place, name: inner });
    if (field?.picture && inner) {
      const words = (value as Record<string, unknown>).alt;
      found.pictures.push({
        path: place,
        name: inner,
        use: field.picture as PictureUse,
        alt: typeof words === 'string' ? { path: [...path, 'alt'], words } : undefined,
      });
    }
  }
  return found;
}
