import { render, screen } from '@testing-library/react';
import { FadeIn } from '../../src/services/FadeIn';
import { observersOf, see } from '../support/intersectionObserver';

/** Renders a card, and returns its element, and a function that returns its state. */
function show() {
  render(
    <FadeIn delay={0}>
      <p>Swimming Hours</p>
    </FadeIn>,
  );
  const card = screen.getByText('Swimming Hours').parentElement as HTMLElement;
  return { card, state: () => card.dataset.state };
}

afterEach(() => {
  delete document.body.dataset.hydrated;
});

/** Sees a share of a waiting card each time, the last ones after it has been shown. */
function expectToFadeInOnce({ card, state }: ReturnType<typeof show>) {
  for (const share of [0, 0.0999]) {
    see(card, share);
    expect(state()).toBe('waiting');
  }
  for (const share of [0.1, 0]) {
    see(card, share);
    expect(state()).toBe('shown');
  }
}

test('a card out of view waits after hydration, and fades in once, when a tenth of it is in view', () => {
  const { card, state } = show();
  expect(observersOf(card)[0].options).toEqual({ threshold: [0, 0.1] });
  expect(state()).toBe('there');
  expectToFadeInOnce({ card, state });
});

test('a card of which anything is in view at hydration is there, and never fades', () => {
  const { card, state } = show();
  for (const share of [0.01, 0, 1]) {
    see(card, share);
    expect(state()).toBe('there');
  }
});

test('on a page that a link has opened, all cards fade in', () => {
  document.body.dataset.hydrated = '';
  expectToFadeInOnce(show());
});
