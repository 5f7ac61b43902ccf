import { z } from 'zod';
import { alt, focus, group, page, picture, text } from './fields';

/** The top of the home page, and what people say below the figures: `content/home.md`. */
export const home = page({
  hero: group('The first screen of the site.', {
    kicker: text('The small heading above the headline.', 40),
    headline: text('The headline.', 80),
    mission: text('The mission statement under the headline, two or three sentences.', 320),
    servicesButton: text('The label of the button that leads to the services.', 30),
    contactButton: text('The label of the button that leads to the contact form.', 30),
    image: picture('hero', 'The large picture, about 4:3.'),
    alt: alt(),
    focus: focus(),
    badge: group('The badge over the corner of the picture.', {
      title: text('The first line of the badge.', 40),
      text: text('The second line of the badge.', 60),
    }),
  }),
  voices: z
    .array(
      z.strictObject({
        quote: text('What a person said, without quotation marks.', 400),
        name: text('Who said it.', 60),
        role: text('Who that is, such as the school and the position.', 80),
      }),
    )
    .default([])
    .meta({ description: 'What people say about you, below the figures. Optional.' }),
});
