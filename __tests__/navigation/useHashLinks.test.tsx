import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { SiteLink } from '../../src/components/SiteLink';
import { useHashLinks } from '../../src/navigation/useHashLinks';

const navigated = jest.mocked(navigate);

beforeEach(() => {
  window.history.replaceState(null, '', '/about/');
  render(<Page />);
});

function Page() {
  useHashLinks();
  return (
    <>
      <a href="#contact">
        <b>Contact</b>
      </a>
      <SiteLink href="#">Terms</SiteLink>
      <a href="/#about">About</a>
      <a href="mailto:quay@harbourlight.example">E-mail</a>
      <button type="button">Button</button>
      <a href="#contact" onClick={(event) => event.preventDefault()}>
        Handled
      </a>
    </>
  );
}

test.each([
  { name: 'Contact', address: '/about/#contact' },
  { name: 'Terms', address: '/about/#' },
])('a click on $name goes to the router instead of the browser', ({ name, address }) => {
  expect(fireEvent.click(screen.getByText(name))).toBe(false);
  expect(navigated.mock.calls).toEqual([[address]]);
});

test.each<[string, MouseEventInit]>([
  ['About', {}],
  ['E-mail', {}],
  ['Button', {}],
  ['Handled', {}],
  ['Contact', { ctrlKey: true }],
  ['Contact', { button: 1 }],
])('a click on %s with %j does not go to the router', (name, how) => {
  // jsdom cannot leave the page: the last listener keeps it from trying.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText(name), how);
  expect(navigated).not.toHaveBeenCalled();
});
