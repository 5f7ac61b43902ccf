import { alt, focus, page, picture, text } from './builders';

/** The page for unknown addresses: `content/not-found.md`. */
export const notFoundPage = page({
  heading: text('The large heading.', 20),
  text: text('The line under the heading.', 60),
  detail: text('A sentence that says what to do next.', 240),
  link: text('The label of the link to the home page.', 30),
  image: picture('notFound', 'The large picture beside the words.'),
  alt: alt(),
  focus: focus(),
}).meta({ former: ['boards'] });
