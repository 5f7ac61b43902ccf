import { fireEvent, render, screen, within } from '@testing-library/react';
import { ServiceCard } from '../../src/services/ServiceCard';
import { chooseSubject, keepSubject } from '../../src/contact/chosenSubject';
import { Contact } from '../../src/contact/Contact';
import { siteContent } from '../support/content';

const { contactPage, services } = siteContent;

test('a visitor finds the form, with each service as a subject, and the ways and hours to reach the office', () => {
  render(<Contact content={siteContent} level="h2" />);
  for (const name of ['Leave a message', 'By voice or letter', 'When the door is open']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
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
    ['Letters: quay@harbourlight.example', 'mailto:quay@harbourlight.example'],
    ['Telephone: +1 902 555 0142', 'tel:+19025550142'],
  ]);
});

describe('a service whose link was followed', () => {
  const [, service] = services;
  const subject = () => screen.getByLabelText<HTMLSelectElement>(contactPage.form.subject);
  test('is chosen once more when the page is loaded anew for its policy', () => {
    chooseSubject(service.title);
    keepSubject();
    for (const value of [service.title, service.title, '']) {
      const { unmount } = render(<Contact content={siteContent} level="h1" />);
      expect(subject()).toHaveValue(value);
      unmount();
    }
  });

  test('is not chosen by a click that asks for a new tab', () => {
    render(<Contact content={siteContent} level="h2" />);
    render(<ServiceCard service={service} learnMore="Ask about it" href="#contact" sizes="50vw" />);
    fireEvent.click(screen.getByRole('link', { name: `Ask about it: ${service.title}` }), {
      ctrlKey: true,
    });
    expect(subject()).toHaveValue('');
  });
});
