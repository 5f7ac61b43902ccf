import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { rememberScroll, scrollOnArrival, type RoutedLocation } from './scroll';

interface ScrollHandlerProps {
  location: RoutedLocation;
  children: ReactNode;
}

/**
 * Scrolls the window on each navigation and saves its scroll position. It replaces the component of
 * the same name in `gatsby-react-router-scroll` (`src/gatsby/leanBundle.ts`).
 */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const shown = useRef<RoutedLocation>(undefined);
  const scrollToTarget = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous?.href === location.href && previous.key === location.key) return;
    shown.current = location;
    scrollToTarget.current = scrollOnArrival(previous, location);
  }, [location]);

  useEffect(() => {
    // WebKit stops a smooth scroll when the focus moves. The router below has focused the page in its
    // effect; `useRouteAnnouncer` focuses the target in a microtask, which comes before this one.
    queueMicrotask(() => {
      scrollToTarget.current?.();
      scrollToTarget.current = undefined;
    });
  }, [location]);

  useEffect(() => {
    const save = () => shown.current && rememberScroll(shown.current);
    window.addEventListener('scroll', save);
    return () => window.removeEventListener('scroll', save);
  }, []);

  return children;
}
