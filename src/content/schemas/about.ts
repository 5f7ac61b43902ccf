import { z } from 'zod';
import { alt, focus, group, mayHavePlaceholder, page, photoName, picture, text } from './builders';

const statement = (description: string) =>
  group(description, {
    heading: text('The heading of the statement.', 30),
    text: text('The statement in one sentence.', 240),
  });

/** Founder, vision, mission and figures: `content/about.md`. */
export const about = page({
  heading: text('The heading of the section and of the page.', 60),
  intro: text('The sentences under the heading.', 400),
  founder: group('The portrait of the founder or of all who work here.', {
    photo: picture('portrait', 'The portrait, upright, about 4:5.'),
    alt: alt(),
    focus: focus(),
    caption: text('The line below it, after the name in site.md. Optional.', 160).optional(),
  }),
  vision: statement('The vision.'),
  mission: statement('The mission.'),
  figures: z
    .array(
      z.strictObject({
        value: mayHavePlaceholder(
          'The number or word. {services} becomes the number of services.',
          20,
          'services',
        ),
        label: text('What it counts.', 40),
        photo: photoName('The gallery photo above it: its file name without .md.'),
      }),
    )
    .refine(({ length }) => [0, 2, 4].includes(length), { error: 'two or four figures, or none' })
    .default([])
    .meta({
      description: 'Two or four figures, each under a gallery photo that illustrates it. Optional.',
      maxItems: 4,
    }),
  letterHeading: text('The heading above the letter on the about page.', 60).optional(),
  letterLink: text('The link to that letter under the portrait on the home page.', 40).optional(),
});
