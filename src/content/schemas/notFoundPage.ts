import { z } from 'zod';
import { alt, focus, page, picture, text } from './fields';
import { link } from './link';

/** Position of a board in the picture, per cent of the picture's width or height. */
const percent = (description: string) => z.number().min(0).max(100).meta({ description });

/** The page for unknown addresses: `content/not-found.md`. */
export const notFoundPage = page({
  heading: text('The large heading.', 20),
  text: text('The line under the heading.', 60),
  detail: text('A sentence that says what to do next.', 240),
  link: text('The label of the link to the home page.', 30),
  image: picture('notFound', 'The large picture beside the words.'),
  alt: alt(),
  focus: focus(),
  boards: z
    .array(
      link('The page, such as /services/.').extend({
        across: percent('How far right the middle of the board is, from 0 to 100.'),
        down: percent('How far down the middle of the board is, from 0 to 100.'),
        letters: z
          .enum(['dark', 'light'])
          .meta({ description: 'Dark letters on a light board, light ones on a dark board.' }),
      }),
    )
    .default([])
    .meta({ description: 'Links written on boards in the picture; optional.' }),
});
