import type { z } from 'zod';
import { about } from './about';
import { contactPage } from './contactPage';
import { galleryPage } from './galleryPage';
import { home } from './home';
import { labels } from './labels';
import { notFoundPage } from './notFoundPage';
import { OWN_PAGES_FOLDER, ownPage } from './ownPage';
import { GALLERY_FOLDER, photo } from './photo';
import { service, SERVICES_FOLDER } from './service';
import { servicesPage } from './servicesPage';
import { site } from './site';

/** A kind of content: its files, and the schema of their front matter. */
export interface Kind {
  /** Field of the GraphQL type `Content` for the file, or for all files of the folder. */
  field: string;
  /** GraphQL type of one file. */
  type: string;
  /** Path in `content/`: one file, or a folder of files. */
  path: `${string}.md` | `${string}/`;
  schema: z.ZodObject;
  /** Describes the text below the front matter to staff; omitted if the site shows no such text. */
  body?: string;
  /** Whether that text must not be empty. */
  needsBody?: boolean;
}

/** The marks that staff use most. */
const MARKS =
  'Leave an empty line between paragraphs. Begin a heading with ## and a space, and each line of a list with a hyphen and a space.';

/** All kinds of content, for the content check, the GraphQL types and the admin page, which shows the last folder first. */
export const kinds: readonly Kind[] = [
  { field: 'site', type: 'SiteContent', path: 'site.md', schema: site },
  { field: 'home', type: 'HomeContent', path: 'home.md', schema: home },
  {
    field: 'about',
    type: 'AboutContent',
    path: 'about.md',
    schema: about,
    body: 'A letter on the about page, such as the founder’s; optional. Leave an empty line between paragraphs.',
  },
  { field: 'servicesPage', type: 'ServicesContent', path: 'services.md', schema: servicesPage },
  { field: 'galleryPage', type: 'GalleryContent', path: 'gallery.md', schema: galleryPage },
  { field: 'contactPage', type: 'ContactContent', path: 'contact.md', schema: contactPage },
  { field: 'notFoundPage', type: 'NotFoundContent', path: 'not-found.md', schema: notFoundPage },
  { field: 'labels', type: 'Labels', path: 'labels.md', schema: labels },
  {
    field: 'pages',
    type: 'OwnPage',
    path: OWN_PAGES_FOLDER,
    schema: ownPage,
    body: `The text of the page. ${MARKS} A smaller heading begins with ###.`,
    needsBody: true,
  },
  {
    field: 'services',
    type: 'Service',
    path: SERVICES_FOLDER,
    schema: service,
    body: `More about the service, which a click opens under its card on the services page; optional. ${MARKS}`,
  },
  {
    field: 'photos',
    type: 'GalleryPhoto',
    path: GALLERY_FOLDER,
    schema: photo,
    body: `The photo’s story on its own page; optional. ${MARKS}`,
  },
];

/** Whether the kind is a folder of items rather than a single file. */
export function isFolder(kind: Kind): boolean {
  return kind.path.endsWith('/');
}

/** Returns the kind of a markdown file from its path in `content/`. */
export function kindOf(path: string): Kind | undefined {
  return kinds.find((kind) =>
    isFolder(kind)
      ? path.startsWith(kind.path) && /^[^/]+\.md$/i.test(path.slice(kind.path.length))
      : path === kind.path,
  );
}
