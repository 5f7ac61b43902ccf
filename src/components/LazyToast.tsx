import { createElement } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type { ToastProps } from './Toast';

interface LazyToastProps extends ToastProps {
  shown: boolean;
  /** Number of this toast: a new one restarts the time that the toast stays. */
  count: number;
}

const load = () => import('./Toast');

/** A toast, loaded lazily; only its text while the script is missing, as offline. */
export function LazyToast({ shown, count, ...toast }: LazyToastProps) {
  const toastModule = useLazyModule(load, shown);
  if (!shown) return null;
  if (!toastModule) return <p>{`${toast.title} ${toast.description}`}</p>;
  return createElement(toastModule, { key: count, ...toast });
}
