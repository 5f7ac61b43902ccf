import { createElement, useEffect, useState, type ComponentProps } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type SwipeListener from './SwipeListener';

const load = () => import('./SwipeListener');

/**
 * Loads `SwipeListener` as soon as the element is in view, since the visitor's first interaction may be a
 * swipe.
 */
export function LazySwipes(props: ComponentProps<typeof SwipeListener>) {
  const [inView, setInView] = useState(false);
  const listener = useLazyModule(load, inView);
  const { on } = props;

  useEffect(() => {
    if (!on.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(on.current);
    return () => observer.disconnect();
  }, [on]);

  return listener && createElement(listener, props);
}
