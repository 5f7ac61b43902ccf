import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { SiteLink } from '../../src/components/SiteLink';
import { useHashLinks } from '../../src/hooks/useHashLinks';

const followed = jest.mocked(navigate);

beforeEach(() => {
  followed.mockReset();
  // Testing Library takes away what it drew, not a link that a test wrote.
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/about/');
});

function Page({ onClick }: { onClick?: (event: MouseEvent) => void }) {
  useHashLinks();
  return (
    <div onClickCapture={onClick}>
      <a href="#contact">
        <b>Contact</b>
      </a>
      <SiteLink href="#">Terms</SiteLink>
      <a href="/#about">About</a>
      <a href="mailto:quay@harbourlight.example">E-mail</a>
      <button type="button">Button</button>
    </div>
  );
}

/** Clicks; leaving the page, which jsdom cannot do, is prevented once everybody else was asked. */
function click(name: string, how: MouseEventInit = {}) {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText(name), how);
}

test.each([
  { name: 'Contact', address: '/about/#contact' },
  { name: 'Terms', address: '/about/#' },
])('takes the link $name to the router, and keeps the browser from it', ({ name, address }) => {
  render(<Page />);
  expect(fireEvent.click(screen.getByText(name))).toBe(false);
  expect(followed.mock.calls).toEqual([[address]]);
});

test.each<[string, MouseEventInit]>([
  ['About', {}],
  ['E-mail', {}],
  ['Button', {}],
  ['Contact', { ctrlKey: true }],
  ['Contact', { metaKey: true }],
  ['Contact', { shiftKey: true }],
  ['Contact', { altKey: true }],
  ['Contact', { button: 1 }],
])('leaves a click on %s with %o to the browser', (name, how) => {
  render(<Page />);
  click(name, how);
  expect(followed).not.toHaveBeenCalled();
});

test('leaves a click alone that somebody else has dealt with', () => {
  render(<Page onClick={(event) => event.preventDefault()} />);
  fireEvent.click(screen.getByText('Contact'));
  expect(followed).not.toHaveBeenCalled();
});

test('stops when the page has gone', () => {
  const { unmount } = render(<Page />);
  unmount();
  document.body.innerHTML = '<a href="#contact">Contact</a>';
  click('Contact');
  expect(followed).not.toHaveBeenCalled();
});
