import { slugsIn } from '../names';
import { GALLERY_FOLDER } from '../schemas/photo';
import { SERVICES_FOLDER } from '../schemas/service';
import { nearest } from '../sentences/phrases';
import { warning } from '../sentences/problem';
import type { FieldKind } from './fieldKind';
import type { ResolverContext } from './nodeModel';

/** The name of an item in a folder. */
const itemOf = (folder: string, noun: 'photo' | 'service'): FieldKind => ({
  read: (text) => text,
  form: () => ({
    widget: 'relation',
    collection: `${noun}s`,
    value_field: '{{slug}}',
    display_fields: ['title'],
  }),
  // A warning: whoever deletes an item on the admin page cannot know who names it, and nobody could publish until it is
  // corrected.
  check: (name, _comment, { files }) => {
    const names = slugsIn(folder, files);
    if (names.includes(name)) return undefined;
    return warning(
      `there is no ${noun} named "${name}", so pages do without it.`,
      `Write the name of a file in content/${folder}, without .md.`,
      nearest(name.replace(/\.\w+$/, ''), names),
    );
  },
});

/** A photo of the gallery. Pages get the photo itself. */
export const photo: FieldKind = {
  ...itemOf(GALLERY_FOLDER, 'photo'),
  type: 'GalleryPhoto',
  resolve: (slug: string, { nodeModel }: ResolverContext) =>
    nodeModel.findOne({ type: 'GalleryPhoto', query: { filter: { slug: { eq: slug } } } }),
};

/** A service. Pages get its name, which ends its address. */
export const service = itemOf(SERVICES_FOLDER, 'service');
