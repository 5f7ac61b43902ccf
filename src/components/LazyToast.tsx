import { createElement } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type { ToastProps } from './Toast';

interface LazyToastProps extends ToastProps {
  shown: boolean;
  /** Changes with each toast, so that the next one stays as long as the first. */
  count: number;
}

const load = () => import('./Toast');

/** A toast whose script comes before it is needed; where that is missing, as offline, its bare words. */
export function LazyToast({ shown, count, ...toast }: LazyToastProps) {
  const part = useLazyModule(load, shown);
  if (!shown) return null;
  if (!part) return <p>{`${toast.title} ${toast.description}`}</p>;
  return createElement(part, { key: count, ...toast });
}
