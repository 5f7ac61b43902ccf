import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { FadeIn } from '../../src/components/FadeIn';
import { observersOf, see } from '../support/intersectionObserver';

const fadingCard = (delay = 0) => (
  <FadeIn delay={delay}>
    <p>Swimming Hours</p>
  </FadeIn>
);

const card = () => screen.getByText('Swimming Hours').parentElement as HTMLElement;
const state = () => card().dataset.state;

/** Scrolls so far that a share of the card is in view. */
function scrollIntoView(share: number) {
  act(() => see(card(), { isIntersecting: share > 0, intersectionRatio: share }));
}

test('waits out of view, and fades in at 10 %', () => {
  render(fadingCard());
  const [observer] = observersOf(card());
  expect(observer.options).toEqual({ threshold: 0.1 });
  scrollIntoView(0);
  expect(state()).toBe('waiting');
  scrollIntoView(0.0999);
  expect(state()).toBe('waiting');
  scrollIntoView(0.1);
  expect(state()).toBe('shown');
});

test('does so once: the card is watched no more and never waits again', () => {
  const { rerender } = render(fadingCard());
  scrollIntoView(0);
  scrollIntoView(0.5);
  expect(observersOf(card())).toEqual([]);
  rerender(fadingCard(150));
  expect(observersOf(card())).toEqual([]);
  expect(state()).toBe('shown');
});

test('sees a card that came into view while the page was busy', () => {
  render(fadingCard());
  const [observer] = observersOf(card());
  act(() =>
    observer.fireAll([
      { target: card(), isIntersecting: false },
      { target: card(), isIntersecting: true, intersectionRatio: 0.4 },
    ]),
  );
  expect(state()).toBe('shown');
});

test('a card is not hidden before an observer has spoken, nor where none ever does', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(fadingCard());
  expect(page.querySelector('[data-state]')).toHaveAttribute('data-state', 'initial');
  render(fadingCard(150));
  expect(state()).toBe('initial');
  expect(card()).toHaveStyle({ animationDelay: '150ms' });
});
