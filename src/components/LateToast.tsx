import { createElement } from 'react';
import { useLate } from '../hooks/useLate';
import type { ToastProps } from './Toast';

interface LateToastProps extends ToastProps {
  shown: boolean;
  /** Changes with each toast, so that the next one stays as long as the first. */
  count: number;
}

const load = () => import('./Toast');

/** A toast whose script comes before it is needed; where that is missing, as offline, its bare words. */
export function LateToast({ shown, count, ...toast }: LateToastProps) {
  const part = useLate(load, shown);
  if (!shown) return null;
  if (!part) return <p>{`${toast.title} ${toast.description}`}</p>;
  return createElement(part, { key: count, ...toast });
}
