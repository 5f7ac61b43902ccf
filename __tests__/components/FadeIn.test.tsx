import { act, render, screen } from '@testing-library/react';
import { FadeIn } from '../../src/components/FadeIn';
import { observersOf, see } from '../support/intersectionObserver';

beforeEach(() => {
  render(
    <FadeIn delay={0}>
      <p>Swimming Hours</p>
    </FadeIn>,
  );
});

const card = () => screen.getByText('Swimming Hours').parentElement as HTMLElement;
const state = () => card().dataset.state;

test('a card out of view waits, and fades in when a tenth of it is in view', () => {
  const [observer] = observersOf(card());
  expect(observer.options).toEqual({ threshold: 0.1 });
  expect(state()).toBe('initial');
  for (const share of [0, 0.0999]) {
    act(() => see(card(), { isIntersecting: share > 0, intersectionRatio: share }));
    expect(state()).toBe('waiting');
  }
  act(() => see(card(), { isIntersecting: true, intersectionRatio: 0.1 }));
  expect(state()).toBe('shown');
});

test('a card that came into view while the page was busy fades in', () => {
  act(() => see(card(), { isIntersecting: false }, { isIntersecting: true }));
  expect(state()).toBe('shown');
});
