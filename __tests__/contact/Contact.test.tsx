import { render, screen, within } from '@testing-library/react';
import { Contact } from '../../src/contact/Contact';
import { siteContent } from '../support/content';

const { contactPage, services } = siteContent;

test('a visitor finds the form with each service as a subject, the contact details and the office hours', () => {
  render(<Contact content={siteContent} />);
  for (const name of ['Leave a message', 'By voice or letter', 'When the door is open']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  expect(screen.getByText('We answer by the next tide.')).toBeVisible();
  expect(screen.getByRole('table')).toBeVisible();
  expect(screen.getByText('Hours are those of Halifax.')).toBeVisible();
  const options = within(screen.getByLabelText('What it is about')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Choose a course',
    ...services.map(({ title }) => title),
    contactPage.form.otherSubject,
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What we do with your lines', '/what-we-keep/'],
    ['quay@harbourlight.example', 'mailto:quay@harbourlight.example'],
    ['+1 902 555 0142', 'tel:+19025550142'],
    ['Night watch', 'tel:+19025550177'],
    ['Signal flags', 'https://flags.example/pilot-house'],
    ['Gullgram', 'https://gullgram.example/harbourlight'],
    ['Tidebook', 'https://tidebook.example/harbourlight'],
    ['The Old Pilot House\n12 Harbour Wall\nCod Rock, NS B3J 0A1', 'https://maps.example/cod-rock'],
  ]);
});
