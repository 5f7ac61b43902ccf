import { createElement } from 'react';
import { useClientValue } from '../hooks/useClientValue';
import { useLazyModule } from '../hooks/useLazyModule';
import { isTaken, onPlaceTaken } from './takenPlace';

/** See `VisitorsDoll`. */
export interface DollProps {
  /** Class that sets the position. */
  className: string;
  /** Whether it contains the shapes to which all dolls of a page refer: one must. */
  defines?: boolean;
}

const loadDoll = () => import('./Doll');

/** The doll of a visitor who has sent a message; nothing before. */
export function VisitorsDoll(props: DollProps) {
  const taken = useClientValue(isTaken, false, onPlaceTaken);
  const doll = useLazyModule(loadDoll, taken);
  return taken && doll && createElement(doll, props);
}
