import { page, text } from './builders';

/** The texts around the services, on home and on their own page: `content/services.md`. */
export const servicesPage = page({
  heading: text('The heading of the section and of the page.', 60),
  intro: text('The sentences under the heading.', 400),
  learnMore: text('The label of the link on each card.', 30),
  includes: text('The label above a service’s longer text, which a click shows.', 30),
  swipeHint: text('The hint under the cards on phones.', 60),
});
