import iconImports from 'lucide-react/dynamicIconImports';
import { z } from 'zod';
import { alt, focus, order, picture, text } from './builders';

/** Folder of the services in `content/`. */
export const SERVICES_FOLDER = 'services/';

/** One service: `content/services/*.md` (docs/specification.md, section 3). */
export const service = z.strictObject({
  order: order(),
  icon: z.enum(Object.keys(iconImports).sort()).meta({
    description: 'The name of an icon from lucide.dev, such as graduation-cap.',
    wanted: 'the name of an icon at lucide.dev/icons',
    holds: 'icon',
  }),
  title: text('The name of the service.', 60),
  description: text('What the service offers: two or three lines on the card.', 200),
  hint: text(
    'One sentence on what to write, above the message box while this service is the subject. Optional.',
    160,
  ).optional(),
  image: picture('card', 'The picture of the card, 3:2.'),
  alt: alt(),
  focus: focus(),
  delay: z.literal([0, 150, 300]).optional().meta({
    description:
      'Milliseconds before the card fades in: 0, 150 or 300. Without it, the cards of a row follow each other.',
  }),
});
