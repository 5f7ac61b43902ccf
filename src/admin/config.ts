import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { contentSchema } from '../schemas/contentSchema';
import { PICTURE_MAX_BYTES } from '../schemas/fields';
import { isFolder, kinds, type Kind } from '../schemas/kinds';
import type { site } from '../schemas/site';
import { formFields, label } from './field';

/** The settings of the admin page in `content/site.md`. */
export type Editor = NonNullable<Site['editor']>;

type Site = z.infer<typeof site>;

/** The folder of the content in the repository. */
const CONTENT = 'content';

/** What the admin page makes of pictures: at most this wide and high, px. */
const PICTURE = { format: 'webp', quality: 88, width: 2560, height: 2560 } as const;

/** API of each Git host; `apiRoot` in `content/site.md` overrides it. */
const API_ROOTS: Record<Editor['host'], string> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

/** The origin of the API that the admin page sends requests to. */
export function apiOrigin({ host, apiRoot = API_ROOTS[host] }: Editor): string {
  return new URL(apiRoot).origin;
}

/**
 * The configuration of the admin page. The form for each kind of content is made from its schema.
 * @param site gives the admin page's title, and the address of its link to the live site
 */
export function adminConfig(editor: Editor, site: Pick<Site, 'brand' | 'url'>): CmsConfig {
  const { signIn } = editor;
  return {
    load_config_file: false,
    site_url: site.url,
    app_title: `${site.brand}: admin`,
    logo: { src: '/favicon.svg' },
    backend: {
      name: editor.host,
      repo: editor.repository,
      branch: editor.branch,
      api_root: editor.apiRoot,
      base_url: signIn,
      auth_methods: signIn ? undefined : ['token'],
    },
    // The library asks for a folder of pictures that belong to no form. There are none, and in `content` itself
    // it would name the pictures of pages by this folder's address, not by theirs.
    media_folder: `${CONTENT}/other`,
    media_libraries: {
      all: {
        max_file_size: PICTURE_MAX_BYTES,
        slugify_filename: true,
        transformations: { raster_image: PICTURE },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: kinds.filter(isFolder).reverse().map(collection),
    singletons: kinds.filter((kind) => !isFolder(kind)).map(singleFile),
  };
}

/**
 * The options that the forms of all kinds of content have.
 * @param folder of the markdown file in the repository
 */
function form(kind: Kind, folder: string) {
  const fields = formFields(contentSchema(kind.schema, 'input'));
  // The library's own name for the text below the front matter.
  if (kind.body)
    fields.push({ name: 'body', label: 'Text', widget: 'text', required: false, hint: kind.body });
  return {
    name: kind.field,
    label: label(kind.field),
    // Beside the markdown file. Absolute: with an entry, the library deletes all files of a relative folder,
    // which the photos share.
    media_folder: `/${folder}`,
    // Has the library write the name of the file alone, after `./`.
    public_folder: '.',
    fields,
  };
}

function collection(kind: Kind): EntryCollection {
  const folder = `${CONTENT}/${kind.path.slice(0, -1)}`;
  return {
    ...form(kind, folder),
    label_singular: label(kind.field.replace(/s$/, '')),
    folder,
    description:
      'Small numbers come first, here and on the site. Items without a number come first here and last on the site.',
    slug: '{{title}}',
    duplicate: false,
    sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
  };
}

function singleFile(kind: Kind): CollectionFile {
  return { ...form(kind, CONTENT), file: `${CONTENT}/${kind.path}` };
}
