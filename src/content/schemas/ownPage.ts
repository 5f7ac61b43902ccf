import { z } from 'zod';
import { alt, date, draft, focus, group, list, picture, text } from './builders';
import { site } from './site';

/** Folder of the owner's own pages in `content/`. */
export const OWN_PAGES_FOLDER = 'pages/';

/** A page of the owner's own, such as a privacy notice: `content/pages/*.md`; its file's name is its address. */
export const ownPage = z.strictObject({
  title: text('The heading of the page, and its name in the browser tab.', 60),
  description: text('One or two sentences for search results and link previews.', 160),
  updated: date('The day of the last change, such as 2026-08-01. Optional.').optional(),
  picture: group('A picture above the text. Optional.', {
    src: picture('page', 'The picture itself.'),
    alt: alt(),
    focus: focus(),
  }).optional(),
  cards: list('Cards below the text: a team, rooms, partners. Optional.', {
    title: text('A name, such as that of a teacher or a room.', 60),
    text: text('A few words about it.', 300),
    picture: picture('card', 'A picture of it. All are cut to one shape.'),
    alt: alt(),
    focus: focus(),
  }),
  lang: site.shape.lang.optional().meta({
    description: 'The language of this page, such as en, if the site has another. Optional.',
  }),
  draft: draft('page'),
});
