import { group, https, mayHavePlaceholder, page, photoName, template, text } from './builders';
import { link } from './link';

/** The texts of the contact section and page: `content/contact.md`. */
export const contactPage = page({
  heading: text('The heading of the section and of the page.', 60),
  intro: text('The sentences under the heading.', 400),
  form: group('The form.', {
    service: https('an address such as https://forms.example.org/our-form').optional().meta({
      description:
        'The address at a form service that receives the messages. Without it, the form only pretends to send.',
    }),
    heading: text('The heading of the form.', 60),
    required: text('The line above the fields, which says that all are required.', 80),
    name: text('The label of the name field.', 40),
    email: text('The label of the e-mail field.', 40),
    subject: text('The label of the subject list.', 40),
    subjectPlaceholder: text('The text in the subject list before a choice is made.', 40),
    otherSubject: text('The last choice, after the services.', 40),
    message: text('The label of the message field.', 40),
    note: group('A line below the button, where people look before they send. Optional.', {
      text: text('Words before the link. Optional.', 160).optional(),
      link: link('The page about what happens to messages, such as /privacy/.'),
    }).optional(),
    answer: text('When an answer comes, beside the button. Optional.', 60).optional(),
    send: text('The label of the button.', 30),
    sending: text('The label of the button while the message is being sent.', 30),
    withoutScript: text('The label of the button when JavaScript is off.', 60),
    failed: text(
      'The notice when the service does not confirm the message within 20 seconds: what the visitor can do now.',
      200,
    ),
  }),
  toast: group('The note after a message is sent.', {
    title: text('The first line of the note after sending.', 40),
    description: text('The second line of the note after sending.', 120),
  }),
  touch: group('The card with e-mail and phone.', {
    heading: text('The heading of the card with e-mail and phone.', 40),
    text: text('The sentence above e-mail and phone.', 240),
    photo: photoName('The gallery photo above it: its file name without .md.'),
    draft: text(
      'The label of the link that opens an e-mail with the message if the service does not accept it.',
      60,
    ),
    tooLong: text(
      'What that e-mail says in the place of a message that is too long for it. Optional.',
      160,
    ).optional(),
  }),
  hours: group('The card with the office hours. The hours themselves are in site.md.', {
    heading: text('The heading of the card with the office hours.', 40),
    days: template('Several days of the same hours, from the first to the last.', 40, 'from', 'to'),
    closed: text('The word for a closed day.', 20),
    openNow: template('The message while the office is open.', 60, 'time'),
    opensToday: template('The message before the office opens.', 60, 'time'),
    opensOn: template(
      'The message at all other times: when the office opens next.',
      60,
      'day',
      'time',
    ),
    today: text('The word that marks today’s row.', 20),
    note: mayHavePlaceholder(
      'The line under the hours; {city} becomes the city of the office.',
      120,
      'city',
    ),
  }),
}).meta({ former: ['next'] });
