import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ServiceCard } from '../../src/components/ServiceCard';
import { chooseSubject } from '../../src/contact/chosenSubject';
import { Contact } from '../../src/sections/Contact';
import { siteContent } from '../support/content';

const { contactPage, services } = siteContent;

test('has the form and the two cards', () => {
  render(<Contact content={siteContent} level="h2" />);
  for (const name of ['Send us a message', 'Get in touch', 'Office Hours']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  expect(screen.getByRole('table')).toBeVisible();
});

test('offers the eight services and Other as subjects', () => {
  render(<Contact content={siteContent} level="h2" />);
  const options = within(screen.getByLabelText('Subject')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Select a subject',
    ...services.map(({ title }) => title),
    'Other',
  ]);
  expect(options).toHaveLength(10);
});

test('shows one e-mail address and one phone number', () => {
  render(<Contact content={siteContent} level="h2" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['E-mail: hello@elevara.example', 'mailto:hello@elevara.example'],
    ['Phone: +44 20 7946 0123', 'tel:+442079460123'],
  ]);
});

describe('the draft as an e-mail', () => {
  const NAME = 'Send my message by e-mail';

  test('is offered where no script runs, with what stands in the form', () => {
    document.body.innerHTML = renderToString(<Contact content={siteContent} level="h2" />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: NAME });
    expect(button).toHaveAttribute('formaction', 'mailto:hello@elevara.example');
    expect(button).toHaveAttribute('formenctype', 'text/plain');
    expect(button.form).toContainElement(screen.getByLabelText('Message'));
    document.body.innerHTML = '';
  });

  test('is not needed where one does', () => {
    render(<Contact content={siteContent} level="h2" />);
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  });
});

describe('a service whose link was followed', () => {
  const [, service] = services;
  const subject = () => screen.getByLabelText<HTMLSelectElement>(contactPage.form.subject);
  const learnMore = () =>
    render(<ServiceCard service={service} learnMore="Learn more" href="#contact" sizes="50vw" />);

  test('is chosen in the form, and said', () => {
    render(<Contact content={siteContent} level="h2" />);
    learnMore();
    fireEvent.click(screen.getByRole('link', { name: `Learn more: ${service.title}` }));
    expect(subject()).toHaveValue(service.title);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(`${contactPage.form.subject}: ${service.title}`);
  });

  test('is chosen in the form of the page that comes next, once', () => {
    learnMore();
    fireEvent.click(screen.getByRole('link', { name: `Learn more: ${service.title}` }));
    const { unmount } = render(<Contact content={siteContent} level="h2" />);
    expect(subject()).toHaveValue(service.title);
    unmount();
    render(<Contact content={siteContent} level="h1" />);
    expect(subject()).toHaveValue('');
  });

  test('is not chosen by a click that asks for a new tab', () => {
    render(<Contact content={siteContent} level="h2" />);
    learnMore();
    fireEvent.click(screen.getByRole('link', { name: `Learn more: ${service.title}` }), {
      ctrlKey: true,
    });
    expect(subject()).toHaveValue('');
  });
});

describe('the picture beside the form', () => {
  const photo = { ...siteContent.photos[0], alt: 'A bench.' };
  const touch = { ...contactPage.touch, photo };
  const content = { ...siteContent, contactPage: { ...contactPage, touch } };
  const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'));

  test('follows the subject as soon as it has arrived, and comes back with an empty form', () => {
    render(<Contact content={content} level="h2" />);
    expect(shown()).toEqual([photo.alt]);
    act(() => chooseSubject(services[2].title));
    const picture = screen.getByRole('img', { name: services[2].alt });
    const layer = picture.closest('[data-arrived]');
    expect(layer).toHaveAttribute('data-arrived', 'false');
    fireEvent.load(picture);
    expect(layer).toHaveAttribute('data-arrived', 'true');
    fireEvent.reset(screen.getByLabelText<HTMLInputElement>(contactPage.form.name).form as Element);
    expect(shown()).toEqual([photo.alt]);
  });

  test('is not there where content names none', () => {
    render(
      <Contact
        content={{ ...content, contactPage: { ...contactPage, touch: { ...touch, photo: null } } }}
        level="h2"
      />,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

test('on home is a section with its anchor', () => {
  render(<Contact content={siteContent} level="h2" />);
  const section = screen.getByRole('region', { name: contactPage.heading });
  expect(section).toHaveAttribute('id', 'contact');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(contactPage.heading);
});

test('on its own page has the heading of the page', () => {
  render(<Contact content={siteContent} level="h1" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contactPage.heading);
  expect(screen.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
});
