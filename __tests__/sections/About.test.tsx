import { render, screen, within } from '@testing-library/react';
import { About } from '../../src/sections/About';
import { siteContent } from '../support/content';

const { about } = siteContent;
const figures = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('shows the founder with name, position and caption', () => {
  render(<About content={siteContent} level="h2" />);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: about.founder.alt })).toBeVisible();
  expect(within(figure).getByText('Tamsin Oakenby')).toBeVisible();
  expect(within(figure).getByText('Director')).toBeVisible();
  expect(within(figure).getByText(about.founder.caption)).toBeVisible();
});

test('shows vision and mission', () => {
  render(<About content={siteContent} level="h2" />);
  for (const { heading, text } of [about.vision, about.mission]) {
    expect(screen.getByRole('heading', { name: heading }).nextElementSibling).toHaveTextContent(
      text,
    );
  }
});

test('shows the four figures, with the number of services there are', () => {
  render(<About content={siteContent} level="h2" />);
  expect(figures()).toEqual([
    'Seven seas read about',
    '450+ knots tied',
    '60 boats mended',
    `${siteContent.services.length} courses to steer`,
  ]);
});

test('counts the services rather than repeating a number', () => {
  const content = { ...siteContent, services: siteContent.services.slice(0, 7) };
  render(<About content={content} level="h2" />);
  expect(figures()).toContain('7 courses to steer');
});

test('a figure with a photo leads to it in the gallery, one without stands alone', () => {
  const [first, ...rest] = about.figures;
  const photo = siteContent.photos[0];
  const figured = [{ ...first, photo }, ...rest.map((figure) => ({ ...figure, photo: null }))];
  render(<About content={{ ...siteContent, about: { ...about, figures: figured } }} level="h2" />);
  const [link] = within(screen.getByRole('list')).getAllByRole('link');
  expect(link).toHaveAttribute('href', `/gallery/#photo=${photo.slug}`);
  expect(within(link).getByRole('img', { name: photo.alt })).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('on home is a section with its anchor', () => {
  render(<About content={siteContent} level="h2" />);
  expect(screen.getByRole('region', { name: about.heading })).toHaveAttribute('id', 'about');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(about.heading);
  expect(screen.getByRole('heading', { level: 3, name: about.vision.heading })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('on its own page has the heading of the page and the letter of the founder', () => {
  const letter = { heading: 'A letter', html: '<p>To whoever reads this,</p>' };
  render(<About content={siteContent} level="h1" letter={letter} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(about.heading);
  expect(screen.getByRole('heading', { level: 2, name: 'A letter' })).toBeVisible();
  expect(screen.getByText('To whoever reads this,')).toBeVisible();
});
