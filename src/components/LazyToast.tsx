import { createElement, useState } from 'react';
import { useLazyModule } from '../hooks/useLazyModule';
import type { ToastProps } from './Toast';

interface LazyToastProps extends ToastProps {
  shown: boolean;
  /** Number of this toast. A new number restarts the time that the toast stays. */
  count: number;
}

const load = () => import('./Toast');

/**
 * A lazily loaded toast. Shows only its text while the script is missing, for example offline. If the script
 * arrives later, it does not show the same toast again.
 */
export function LazyToast({ shown, count, ...toast }: LazyToastProps) {
  const [missed, setMissed] = useState<number>();
  const toastModule = useLazyModule(load, shown, () => setMissed(count));
  if (!shown) return null;
  if (!toastModule || missed === count) return <p>{`${toast.title} ${toast.description}`}</p>;
  return createElement(toastModule, { key: count, ...toast });
}
