import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { rememberScroll, scrollOnArrival, type RoutedLocation } from './scroll';

interface ScrollHandlerProps {
  location: RoutedLocation;
  children: ReactNode;
}

/** Has the window scroll on each navigation; used instead of Gatsby's own, which bears its name. */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const shown = useRef<RoutedLocation>(undefined);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous?.href === location.href && previous.key === location.key) return;
    shown.current = location;
    scrollOnArrival(previous, location);
  }, [location]);

  useEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => shown.current && rememberScroll(shown.current));
    };
    window.addEventListener('scroll', remember);
    return () => window.removeEventListener('scroll', remember);
  }, []);

  return children;
}
