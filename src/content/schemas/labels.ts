import { z } from 'zod';
import { group, template, text } from './builders';

/** Labels of controls, and what screen readers say: `content/labels.md`. */
export const labels = z.strictObject({
  page: group('Labels on every page.', {
    navigation: text('What screen readers call the links in the header.', 40),
    closeMenu: text('The label of the button that closes the menu on phones.', 40),
    loading: text('The message while the next page is slow to load.', 60),
    dismiss: text('The label of the button that closes the note after sending.', 40),
  }).meta({ former: ['signpost'] }),
  carousel: group('Labels around the services on the home page.', {
    name: text('What screen readers call the row of cards, in small letters.', 40),
    slide: text('What screen readers call one of these cards, in small letters.', 40),
    previous: text('The label of the button that shows the previous services.', 40),
    next: text('The label of the button that shows the next services.', 40),
    show: template(
      'The dots under the cards; {cards} becomes one of the last two fields.',
      60,
      'cards',
    ),
    showing: template('The message when the cards have moved.', 60, 'cards'),
    one: template('The card shown on a phone.', 60, 'title', 'number', 'total'),
    several: template('The cards shown on wider screens.', 60, 'from', 'to', 'total'),
  }),
  photo: group('Labels beside an opened photo.', {
    previous: text('The label of the button that shows the previous photo.', 40),
    next: text('The label of the button that shows the next photo.', 40),
    count: template('Which photo is shown, of how many.', 40, 'number', 'total'),
    zoom: text('The label of the button that enlarges the photo.', 40),
    credit: template('Who took the photo.', 40, 'name'),
    story: text('The label of the link to the photo’s story on its own page.', 40),
    download: text('The label of the link on the photo’s page that downloads it.', 40),
    close: text('The label of the button that closes the photo.', 40),
    failed: text('The message in place of a photo that cannot be loaded.', 120),
    retry: text('The label of the button that tries again.', 30),
  }),
  failure: group('Labels shown instead of a page that failed.', {
    heading: text('The heading.', 60),
    link: text('The label of the link to the home page.', 40),
  }),
  ownPage: group('Labels on pages in content/pages/.', {
    contents: text('The heading above the table of contents of a long page.', 40),
    updated: template('When a page was changed last.', 60, 'date'),
  }),
});
