import { createElement, type ComponentProps } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import { useSeen } from '../hooks/useSeen';
import type SwipeListener from './SwipeListener';

const load = () => import('./SwipeListener');

/**
 * Loads `SwipeListener` as soon as the element is in view, since the visitor's first interaction may be a
 * swipe.
 */
export function LazySwipes(props: ComponentProps<typeof SwipeListener>) {
  const listener = useLazyModule(load, useSeen(props.on));
  return listener && createElement(listener, props);
}
