import { z } from 'zod';
import { alt, head, picture, prose, text } from './fields';

/** The top of the home page: `content/home.md`. */
export const home = z.strictObject({
  head: head(),
  hero: z
    .strictObject({
      kicker: text('The small heading above the headline.', 40),
      headline: text('The headline.', 80),
      mission: prose('The mission statement under the headline, two or three sentences.', 320),
      servicesButton: text('The button that leads to the services.', 30),
      contactButton: text('The button that leads to the contact form.', 30),
      image: picture('hero', 'The large picture, about 4:3.'),
      alt: alt(),
      badge: z
        .strictObject({
          title: text('The first line of the badge.', 40),
          text: text('The second line of the badge.', 60),
        })
        .meta({ description: 'The badge over the corner of the picture.' }),
    })
    .meta({ description: 'The first screen of the site.' }),
});
