import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { BODY_PATTERN } from '../content/check/bodyProblems';
import { contentSchema } from '../content/fields/contentSchema';
import { labelOfName } from '../content/fields/kindOfField';
import { CONTENT_FOLDER } from '../content/names';
import { PICTURE_ADDED_WIDTH, PICTURE_MAX_BYTES } from '../content/schemas/builders';
import { isFolder, type Kind, kinds } from '../content/schemas/kinds';
import type { site } from '../content/schemas/site';
import { formFields } from './formFields';

/** The settings of the admin page in `content/site.md`. */
export type Editor = NonNullable<Site['editor']>;

type Site = z.infer<typeof site>;

/** How the admin page converts pictures. */
const PICTURE = { format: 'webp', quality: 88, width: PICTURE_ADDED_WIDTH } as const;

/**
 * The text file of an item is named after its first title, and must not be a number. The library leaves out the letters
 * of other scripts; if nothing remains, it makes up a name.
 */
const NAMING: [string, string] = [
  '/[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{sc=Arabic}]|^\\D+$/u',
  'Write a Latin letter too: the address is made from the title, and must not be only a number.',
];

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

/** Returns the configuration of the admin page. Each form is derived from the schema of its kind of content. */
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
    // The library requires a folder for pictures that belong to no form. There are none. If it were `content`
    // itself, the library would address the pictures of pages by this folder instead of their own.
    media_folder: `${CONTENT_FOLDER}/other`,
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

/** Returns the options that the forms of all kinds of content share. */
function form(kind: Kind, folder: string) {
  const fields = formFields(contentSchema(kind.schema));
  // The library's own name for the text below the front matter.
  if (kind.body) {
    const { body: hint, needsBody: required = false } = kind;
    const pattern = BODY_PATTERN;
    fields.push({ name: 'body', label: 'Text', widget: 'text', required, hint, pattern });
  }
  return {
    name: kind.field,
    label: labelOfName(kind.field),
    // Beside the markdown file. Absolute, because all photos share the folder: with an entry, the library
    // deletes all files in a relative one.
    media_folder: `/${folder}`,
    // Makes the library write only the file name, after `./`.
    public_folder: '.',
    fields,
  };
}

function collection(kind: Kind): EntryCollection {
  const folder = `${CONTENT_FOLDER}/${kind.path.slice(0, -1)}`;
  const { fields, ...rest } = form(kind, folder);
  const first = 'order' in kind.schema.shape ? 'order' : 'title';
  return {
    ...rest,
    fields: fields.map((field) => (field.name === 'title' ? { ...field, pattern: NAMING } : field)),
    label_singular: labelOfName(kind.type),
    folder,
    // One line is shown.
    description:
      'Reload before you edit a local folder: Save overwrites newer changes. Items without a number come first here, and last on the site.',
    // A new name would break the links to a photo.
    slug: { template: '{{title}}', editable: false },
    duplicate: false,
    reorder: first === 'order',
    sortable_fields: { fields: [...new Set([first, 'title'])], default: { field: first } },
  };
}

function singleFile(kind: Kind): CollectionFile {
  return { ...form(kind, CONTENT_FOLDER), file: `${CONTENT_FOLDER}/${kind.path}` };
}
