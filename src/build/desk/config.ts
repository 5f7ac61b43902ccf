import type { Backend, CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { contentSchema } from '../../schemas/contentSchema';
import { PICTURE_MAX_BYTES } from '../../schemas/fields';
import { isFolder, kinds, type Kind } from '../../schemas/kinds';
import type { site } from '../../schemas/site';
import { BODY, formatOf } from '../../desk/names';
import { formFields, label } from './field';

/** What `content/site.md` says about the desk. */
export type Editor = NonNullable<Site['editor']>;

type Site = z.infer<typeof site>;

/** Longest side of a picture that the desk saves, px; and the quality of its WebP. */
const PICTURE = { longSide: 2560, quality: 88 } as const;

/** Where the configured host's API is, unless `content/site.md` says otherwise. */
const API_ROOTS: Record<Editor['host'], string> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com/api/v4',
  gitea: 'https://gitea.com/api/v1',
};

/** The origin that the desk asks after signing in. */
export function apiOrigin({ host, apiRoot = API_ROOTS[host] }: Editor): string {
  return new URL(apiRoot).origin;
}

/**
 * The configuration of the desk, with a form for each kind of content made from its schema.
 * @param site whose desk it is; its address is where the desk's link to the live site leads
 */
export function deskConfig(editor: Editor, site: Pick<Site, 'brand' | 'url'>): CmsConfig {
  const { longSide: width, longSide: height, quality } = PICTURE;
  return {
    load_config_file: false,
    site_url: site.url,
    app_title: `${site.brand}: desk`,
    logo: { src: '/favicon.svg' },
    backend: backend(editor),
    publish_mode: editor.publish === 'review' ? 'editorial_workflow' : 'simple',
    media_folder: 'content',
    public_folder: '',
    media_libraries: {
      all: {
        max_file_size: PICTURE_MAX_BYTES,
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality, width, height } },
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

function backend({ host: name, repository: repo, branch, apiRoot, signIn }: Editor): Backend {
  return {
    name,
    repo,
    branch,
    api_root: apiRoot,
    base_url: signIn,
    auth_methods: signIn ? undefined : ['token'],
  };
}

function fields(kind: Kind) {
  const inFront = formFields(contentSchema(kind.schema, 'input'), isFolder(kind));
  if (!kind.body) return inFront;
  return [...inFront, { name: BODY, label: 'Text', widget: 'text' as const, hint: kind.body }];
}

/** What the forms of all kinds have. */
function form(kind: Kind) {
  return {
    name: kind.field,
    label: label(kind.field),
    format: formatOf(kind.field),
    // Beside the markdown file; an entry takes its picture with it when it is removed.
    media_folder: '',
    public_folder: '',
    fields: fields(kind),
  };
}

function collection(kind: Kind): EntryCollection {
  const { fields, ...rest } = form(kind);
  return {
    ...rest,
    label_singular: label(kind.field.replace(/s$/, '')),
    folder: `content/${kind.place.slice(0, -1)}`,
    extension: 'md',
    slug: '{{title}}',
    duplicate: false,
    thumbnail: fields.find(({ widget }) => widget === 'picture')?.name,
    sortable_fields: { fields: ['order', 'title'], default: { field: 'order' } },
    fields,
  };
}

function singleFile(kind: Kind): CollectionFile {
  return { ...form(kind), file: `content/${kind.place}` };
}
