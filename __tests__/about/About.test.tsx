import { render, screen, within } from '@testing-library/react';
import { About } from '../../src/about/About';
import { siteContent } from '../support/content';

const { about } = siteContent;

test('shows the founder, vision, mission and figures, with the number of services', () => {
  const content = { ...siteContent, services: siteContent.services.slice(0, 7) };
  render(<About content={content} />);
  const figure = screen.getByRole('figure');
  // Screen readers would say its name and then the same words again.
  expect(figure).not.toHaveAccessibleName();
  expect(within(figure).getByRole('img', { name: about.founder.alt })).toBeVisible();
  for (const words of ['Tamsin Oakenby', 'Director', /kettle/]) {
    expect(within(figure).getByText(words)).toBeVisible();
  }
  for (const { heading, text } of [about.vision, about.mission]) {
    expect(screen.getByRole('heading', { name: heading }).nextElementSibling).toHaveTextContent(
      text,
    );
  }
  expect(screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Seven seas read about',
    '450+ knots tied',
    '60 boats mended',
    '7 courses to steer',
  ]);
});

test('without a founder, only the caption is below the portrait', () => {
  render(<About content={{ ...siteContent, site: { ...siteContent.site, founder: null } }} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Keeps the lamp trimmed/);
});

test('a figure with a photo links to it in the gallery, and one without has no link', () => {
  const [first, ...rest] = about.figures;
  const photo = siteContent.photos[0];
  const figured = [{ ...first, photo }, ...rest.map((figure) => ({ ...figure, photo: null }))];
  render(<About content={{ ...siteContent, about: { ...about, figures: figured } }} />);
  const [link] = within(screen.getByRole('list')).getAllByRole('link');
  expect(link).toHaveAttribute('href', `/gallery/${photo.slug}/`);
  expect(link).toHaveAccessibleName(photo.title);
  expect(within(screen.getByRole('list')).getAllByRole('link')).toEqual([link]);
});

test('only on home, and only if there is a letter, a link under the portrait leads to it', () => {
  const name = about.letterLink ?? '';
  const { rerender } = render(<About content={siteContent} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/about/#letter');
  for (const section of [
    <About key="page" content={siteContent} isWholePage />,
    <About key="home" content={{ ...siteContent, about: { ...about, hasBody: false } }} />,
  ]) {
    rerender(section);
    expect(screen.queryByRole('link', { name })).toBeNull();
  }
});
