import { render, screen } from '@testing-library/react';
import { SiteLink } from '../../src/components/SiteLink';

jest.mock('gatsby', () => ({
  Link: ({ to }: { to: string }) => <a href={to}>by the router</a>,
}));

test.each([
  { href: '/about/', name: 'by the router' },
  { href: '/#about', name: 'by the router' },
  { href: '#about', name: 'plain' },
  { href: '#', name: 'plain' },
])('$href is a link $name', ({ href, name }) => {
  render(<SiteLink href={href}>plain</SiteLink>);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
