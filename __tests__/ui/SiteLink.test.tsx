import { render, screen } from '@testing-library/react';
import { SiteLink } from '../../src/ui/SiteLink';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-router="true">
      {children}
    </a>
  ),
}));

test.each([
  ['/rules.pdf', false],
  ['/files/rules.pdf', false],
  ['/#about', false],
  ['/about/', true],
  ['/gallery/no.7/', true],
])('%s opens through the router: %s', (href, routed) => {
  render(<SiteLink href={href}>Rules</SiteLink>);
  const link = screen.getByRole('link', { name: 'Rules' });
  expect(link).toHaveAttribute('href', href);
  expect(link.dataset.router === 'true').toBe(routed);
});
