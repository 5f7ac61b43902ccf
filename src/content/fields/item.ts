import { slugsIn } from '../names';
import { GALLERY_FOLDER } from '../schemas/photo';
import { SERVICES_FOLDER } from '../schemas/service';
import { warning } from '../sentences/problem';
import { nearest } from '../sentences/words';
import type { FieldKind } from './fieldKind';
import type { ResolverContext } from './nodeModel';

/**
 * The name of an item in a folder.
 * @param collection the name of its list on the admin page
 * @param none begins the sentence about a missing one, and `effect` ends it
 */
const itemOf = (collection: string, folder: string, none: string, effect: string): FieldKind => ({
  read: (text) => text,
  form: () => ({
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: ['title'],
  }),
  // A warning: whoever deletes an item on the admin page cannot know who names it, and nobody could publish until it is
  // corrected.
  check: (name, { files }) => {
    const names = slugsIn(folder, files);
    if (names.includes(name)) return undefined;
    return warning(
      `${none} named "${name}", so ${effect}.`,
      `Write the name of a file in content/${folder}, without .md.`,
      nearest(name.replace(/\.\w+$/, ''), names),
    );
  },
});

/** A photo of the gallery. Pages get the photo itself. */
export const photo: FieldKind = {
  ...itemOf('photos', GALLERY_FOLDER, 'the gallery has no photo', 'the page shows none'),
  type: 'GalleryPhoto',
  resolve: (slug: string, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type: 'GalleryPhoto', query: { filter: { slug: { eq: slug } } } }),
};

/** A service. Pages get its name, which ends its address. */
export const service: FieldKind = itemOf(
  'services',
  SERVICES_FOLDER,
  'there is no service',
  'the board leads to all',
);
