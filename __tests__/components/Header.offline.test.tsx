import { render, screen, within } from '@testing-library/react';
import { Header } from '../../src/components/Header';
import { siteContent } from '../support/content';
import { visitor } from '../support/user';

jest.mock('../../src/components/MenuSheet', () => {
  throw new Error('Loading chunk failed.');
});

test('the menu shows plain links where its script does not arrive', async () => {
  render(<Header site={siteContent.site} pathname="/" />);
  await visitor().click(screen.getByRole('button', { name: siteContent.site.labels.menu }));
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    siteContent.site.navigation.map(({ name, href }) => [name, href]),
  );
});
