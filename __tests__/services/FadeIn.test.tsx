import { render, screen } from '@testing-library/react';
import { FadeIn } from '../../src/services/FadeIn';
import { observersOf, see } from '../support/intersectionObserver';

/** Renders a card, and expects its states while these shares of it are in view, one after the other. */
function expectStates(states: [share: number, state: string][]) {
  render(
    <FadeIn delay={0}>
      <p>Swimming Hours</p>
    </FadeIn>,
  );
  const card = screen.getByText('Swimming Hours').parentElement as HTMLElement;
  expect(observersOf(card)[0].options).toEqual({ threshold: [0, 0.1] });
  for (const [share, state] of states) {
    see(card, share);
    expect(card.dataset.state).toBe(state);
  }
}

const ONCE: [number, string][] = [
  [0, 'waiting'],
  [0.0999, 'waiting'],
  [0.1, 'shown'],
  [0, 'shown'],
];

test('a card out of view at first fades in once, when a tenth of it is in view', () => {
  expectStates(ONCE);
});

test('a card of which anything is in view at first is there, and never fades', () => {
  expectStates([
    [0.01, 'there'],
    [0, 'there'],
    [1, 'there'],
  ]);
});
