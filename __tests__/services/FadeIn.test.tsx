import { render, screen } from '@testing-library/react';
import { FadeIn } from '../../src/services/FadeIn';
import { observersOf, see } from '../support/intersectionObserver';

test('a card out of view waits, and fades in once, when a tenth of it is in view', () => {
  render(
    <FadeIn delay={0} atOnce={false}>
      <p>Swimming Hours</p>
    </FadeIn>,
  );
  const card = screen.getByText('Swimming Hours').parentElement as HTMLElement;
  const state = () => card.dataset.state;
  const [observer] = observersOf(card);
  expect(observer.options).toEqual({ threshold: 0.1 });
  for (const share of [0, 0.0999]) {
    see(card, share);
    expect(state()).toBe('waiting');
  }
  for (const share of [0.1, 0]) {
    see(card, share);
    expect(state()).toBe('shown');
  }
});
