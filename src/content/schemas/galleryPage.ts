import { group, page, template, text } from './builders';

/** The texts around the gallery's photos: `content/gallery.md`. */
export const galleryPage = page({
  heading: text('The heading of the page.', 60),
  intro: text('The sentences under the heading.', 400),
  back: text('The label of the button that goes back.', 30),
  brand: text('The name of the gallery, shown under each opened photo.', 40),
  empty: text('The sentence on the page while there are no photos.', 160),
  paging: group('Labels of a gallery with several pages.', {
    name: text('What screen readers call the links to other pages.', 30),
    count: template('Which photos a page of a large gallery shows.', 60, 'from', 'to', 'total'),
    more: text('The label of the link to the next photos of a large gallery.', 30),
    earlier: text('The label of the link to the previous photos.', 30),
    all: text('The label of the link from a photo’s own page to the gallery.', 30),
    page: template('A page of a large gallery: its link, and what follows its name.', 30, 'number'),
  }),
}).meta({ former: ['closing'] });
