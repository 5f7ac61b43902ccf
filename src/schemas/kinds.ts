import type { z } from 'zod';
import { about } from './about';
import { contactPage } from './contactPage';
import { galleryPage } from './galleryPage';
import { home } from './home';
import { notFoundPage } from './notFoundPage';
import { GALLERY_FOLDER, photo } from './photo';
import { service, SERVICES_FOLDER } from './service';
import { servicesPage } from './servicesPage';
import { site } from './site';

/** A kind of content: which files hold it, and the schema their front matter follows. */
export interface Kind {
  /** Field of the GraphQL type `Content` that gives the file, or all files of the folder. */
  field: string;
  /** GraphQL type of one file. */
  type: string;
  /** Path in `content/`: one file, or a folder of them. */
  place: `${string}.md` | `${string}/`;
  schema: z.ZodObject;
  /** What the text below the front matter is, where one is shown; for the people who write it. */
  body?: string;
}

/** All content of the site. Validation, types, GraphQL and editor help follow from this list. */
export const kinds: readonly Kind[] = [
  { field: 'site', type: 'SiteContent', place: 'site.md', schema: site },
  { field: 'home', type: 'HomeContent', place: 'home.md', schema: home },
  {
    field: 'about',
    type: 'AboutContent',
    place: 'about.md',
    schema: about,
    body: 'The founder’s letter on the about page. An empty line stands between paragraphs.',
  },
  { field: 'servicesPage', type: 'ServicesContent', place: 'services.md', schema: servicesPage },
  { field: 'galleryPage', type: 'GalleryContent', place: 'gallery.md', schema: galleryPage },
  { field: 'contactPage', type: 'ContactContent', place: 'contact.md', schema: contactPage },
  { field: 'notFoundPage', type: 'NotFoundContent', place: 'not-found.md', schema: notFoundPage },
  { field: 'services', type: 'Service', place: SERVICES_FOLDER, schema: service },
  { field: 'photos', type: 'GalleryPhoto', place: GALLERY_FOLDER, schema: photo },
];

/** Whether the kind is a folder of items rather than a single file. */
export function isFolder(kind: Kind): boolean {
  return kind.place.endsWith('/');
}

/**
 * The kind of a markdown file.
 * @param path path relative to `content/`, with forward slashes
 */
export function kindOf(path: string): Kind | undefined {
  return kinds.find((kind) =>
    isFolder(kind)
      ? path.startsWith(kind.place) && /^[^/]+\.md$/i.test(path.slice(kind.place.length))
      : path === kind.place,
  );
}
