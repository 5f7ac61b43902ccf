import { z } from 'zod';
import { alt, focus, group, list, page, photoName, picture, text } from './builders';

/** The top of the home page, the boards below it, and what people say: `content/home.md`. */
export const home = page({
  hero: group('The first screen of the site.', {
    kicker: text('The small heading above the headline.', 40),
    headline: text('The headline.', 80),
    mission: text('The mission statement under the headline, two or three sentences.', 320),
    servicesButton: text('The label of the button that leads to the services.', 30),
    contactButton: text('The label of the button that leads to the contact form.', 30),
    costs: z.array(text('One short sentence.', 60)).max(2).default([]).meta({
      description: 'What it costs to ask, below the buttons, in up to two lines. Optional.',
    }),
    image: picture('hero', 'The large picture, about 4:3.'),
    alt: alt(),
    focus: focus(),
    badge: group('The badge over the corner of the picture.', {
      title: text('The first line of the badge.', 40),
      text: text('The second line of the badge.', 60),
    }),
  }),
  boards: group('Boards below the first screen, on which visitors find themselves. Optional.', {
    question: text('The question beside the boards.', 60),
    other: text(
      'The label of a link to the contact form, for everybody else. Optional.',
      40,
    ).optional(),
    links: z
      .array(
        z.strictObject({
          name: text('Who the visitor is, in a few words of their own.', 40),
          service: text('The service that answers: its file name without .md.').meta({
            holds: 'service',
          }),
        }),
      )
      .min(2)
      .max(4)
      .meta({ description: 'The boards, each with the service to which it leads.' }),
  }).optional(),
  voices: list('What people say about you, below the figures. Optional.', {
    quote: text('What a person said, without quotation marks.', 400),
    name: text('Who said it.', 60),
    role: text('Who that is, such as the school and the position.', 80),
    photo: photoName('A gallery photo beside the words: its file name without .md.'),
  }),
});
