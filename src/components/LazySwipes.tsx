import { createElement, useEffect, useState, type ComponentProps } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type SwipeListener from './SwipeListener';

const load = () => import('./SwipeListener');

/**
 * `SwipeListener` once its script is there; it is needed where what is swiped is in sight from the start, as on
 * a tablet: there the first sign of life may be a swipe.
 */
export function LazySwipes(props: ComponentProps<typeof SwipeListener>) {
  const [inSight, setInSight] = useState(false);
  const swipes = useLazyModule(load, inSight);
  const { on } = props;

  useEffect(() => {
    if (!on.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true);
    });
    sight.observe(on.current);
    return () => sight.disconnect();
  }, [on]);

  return swipes && createElement(swipes, props);
}
