import { z } from 'zod';
import { alt, flag, group, https, list, picture, text, textMatching } from './builders';
import { editor } from './editor';
import { link } from './link';
import { officeHours } from './officeHours';

const language = (description: string) =>
  textMatching(
    // Language, script and region (BCP 47).
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/,
    'the code of a language, such as en, fr or en-GB',
    description,
  ).meta({ title: 'Language' });

const domain = (description: string) =>
  textMatching(
    // A host: no ASCII character but letters, digits, hyphens and dots.
    /^https:\/\/[^\s!-,/:-@[-`{-~]+\.[^\s!-/:-@[-`{-~]+$/,
    'the address of a whole domain such as https://www.example.org, without anything after it',
    description,
  ).meta({ title: 'Address of the site' });

const fields = z.strictObject({
  brand: text('The name of the business.', 40),
  kind: z
    .enum(['EducationalOrganization', 'School', 'MedicalBusiness', 'Dentist', 'LocalBusiness'])
    .default('EducationalOrganization')
    .meta({
      description: 'The kind of business, for search engines. Any other is a LocalBusiness.',
    }),
  lang: language('The language of all texts, as a code: en, fr, en-GB.'),
  tagline: text('A few words under the name, in the footer and in link previews.', 80),
  url: domain('The address of the published site, with https and no slash at its end.'),
  languages: list('The same site in other languages. Optional.', {
    name: text('The language’s own name, such as Français.', 20),
    lang: language('Its code, such as fr.'),
    url: domain('The address of the site in that language, with https.'),
  }),
  founder: group('The person behind the business. Optional.', {
    name: text('The founder’s name.', 60),
    role: text('The founder’s position.', 60),
  }).optional(),
  email: z.email().meta({
    description: 'The e-mail address that visitors see.',
    wanted: 'an e-mail address such as hello@example.org',
  }),
  phone: textMatching(
    /^\+[\d ]{8,20}$/,
    'a telephone number such as +44 20 7946 0000',
    'The telephone number that visitors see, with + and the country code.',
  ),
  address: group('Where the business is. Optional.', {
    lines: z
      .array(text('One line of the address.', 60))
      .min(1)
      .meta({ description: 'The lines of the address, as on an envelope.' }),
    map: https('the whole address of a map, such as https://www.openstreetmap.org/node/1')
      .optional()
      .meta({ description: 'The address of this place on any map, with https. Optional.' }),
  }).optional(),
  more: list(
    'More ways to reach you: a second phone, a messenger, a booking page.',
    link('A whole address, such as tel:+442079460000 or https://…, or a page.').shape,
  ),
  profiles: list('Your profiles on other sites, such as Instagram.', {
    name: text('Its name.', 40),
    href: https('its whole address'),
  }),
  plain: flag(
    'Whether the site does without dolls above the footer and around the services’ icons.',
  ),
  shareImage: picture('share', 'The picture shown when a page is shared on social media.'),
  shareAlt: alt().optional().meta({ title: 'Alternative text of that picture' }),
  hours: officeHours,
  navigation: z
    .array(link('The page, such as /services/.'))
    .min(1)
    .meta({ description: 'The links in the header.' }),
  quickLinks: z
    .array(link('A section of the home page, such as #about.'))
    .min(1)
    .meta({ description: 'The first list of links in the footer.' }),
  legalLinks: list(
    'The small links at the end of the footer.',
    link('The page, or # if there is none yet.').shape,
  ),
  labels: group('Labels of header and footer.', {
    menu: text('The name of the menu button and of the sheet it opens.', 20),
    quickLinks: text('The heading above the quick links in the footer.', 40),
    contact: text('The heading above e-mail and phone in the footer.', 40),
    skip: text('The label of the link that takes keyboard users past the header.', 40),
    rights: text('What follows the year and the brand in the footer.', 80),
    place: text(
      'The label of the link at the empty place in the row of dolls above the footer.',
      40,
    ).optional(),
    placed: text(
      'Its label once the visitor has sent a message, and a doll stands there.',
      40,
    ).optional(),
  }),
  editor,
});

/** Brand, contact, office hours, languages and the links of header and footer: `content/site.md`. */
export const site = fields.superRefine(({ languages, ...own }, context) => {
  for (const [index, one] of languages.entries()) {
    for (const field of ['lang', 'url'] as const) {
      const others = [own, ...languages.slice(0, index)].map((other) => other[field].toLowerCase());
      if (!others.includes(one[field].toLowerCase())) continue;
      const message = 'one that neither the site itself nor an entry above has';
      context.addIssue({ code: 'custom', path: ['languages', index, field], message });
    }
  }
});
