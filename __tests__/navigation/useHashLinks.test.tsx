import { fireEvent, render, screen } from '@testing-library/react';
import { SiteLink } from '../../src/components/SiteLink';
import { useHashLinks } from '../../src/navigation/useHashLinks';

/** The addresses that the router has been told. */
const routed: string[] = [];
const route = () => routed.push(window.location.href.replace(window.location.origin, ''));

beforeEach(() => {
  routed.length = 0;
  window.history.replaceState(null, '', '/about/?from=letter');
  window.addEventListener('popstate', route);
  render(<Page />);
});
afterEach(() => window.removeEventListener('popstate', route));

function Page() {
  useHashLinks();
  return (
    <>
      <a href="#contact">
        <b>Contact</b>
      </a>
      <SiteLink href="#">Terms</SiteLink>
      <SiteLink href="/about/?from=letter#crew">Crew</SiteLink>
      <a href="/#about">About</a>
      <a href="mailto:quay@harbourlight.example">E-mail</a>
      <button type="button">Button</button>
      <a href="#contact" target="_blank">
        Elsewhere
      </a>
    </>
  );
}

test.each([
  { name: 'Contact', address: '/about/?from=letter#contact' },
  { name: 'Terms', address: '/about/?from=letter#' },
  { name: 'Crew', address: '/about/?from=letter#crew' },
])(
  'a click on $name tells the router; further clicks add no history entry',
  ({ name, address }) => {
    const entries = window.history.length;
    for (let clicks = 0; clicks < 3; clicks += 1) {
      expect(fireEvent.click(screen.getByText(name))).toBe(false);
    }
    expect(routed).toEqual([address, address, address]);
    expect(window.history).toHaveLength(entries + 1);
  },
);

test.each<[string, MouseEventInit]>([
  ['About', {}],
  ['E-mail', {}],
  ['Button', {}],
  ['Elsewhere', {}],
  ['Contact', { ctrlKey: true }],
  ['Contact', { button: 1 }],
])('a click on %s with %j is left to the browser', (name, how) => {
  // jsdom cannot leave the page, so the last listener prevents it from trying.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText(name), how);
  expect(routed).toEqual([]);
});
