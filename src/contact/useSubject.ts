import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { announce } from '../ui/announce';
import { onSubjectChosen } from './chosenSubject';

/** Delay before a chosen subject is announced, ms: after the page that the link led to, and its focus. */
const ANNOUNCEMENT_DELAY = 1000;

/**
 * The subject of the contact form, selected by the visitor or by a link on a service's card. Screen readers
 * announce a subject that a link selects, since the visitor did not touch the list.
 * @param label the label of the subject list
 * @returns `columns`, the ref for the element around the form; `updateSubject`, the handler for its change and
 * reset events; and `region`, the ref of the live region
 */
export function useSubject(label: string) {
  const columns = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState('');
  const region = useRef<HTMLParagraphElement>(null);

  // In a layout effect: screen readers announce a change of a list that is already readable as if it had the
  // focus.
  useLayoutEffect(
    () =>
      onSubjectChosen((chosen) => {
        const list = columns.current?.querySelector('select');
        if (!list) return;
        list.value = chosen;
        // Setting `value` fires no event; `updateSubject` and `reflectValidity` listen for this one.
        list.dispatchEvent(new Event('change', { bubbles: true }));
        announce(region.current, `${label}: ${chosen}`, ANNOUNCEMENT_DELAY);
      }),
    [label],
  );

  function updateSubject({ type, target }: SyntheticEvent) {
    if (type === 'reset') setSubject('');
    else if (target instanceof HTMLSelectElement) setSubject(target.value);
  }
  return { columns, subject, region, updateSubject };
}
