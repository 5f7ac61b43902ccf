import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { onSubjectChosen } from './chosenSubject';

/**
 * The subject of the contact form, selected by the visitor or by a link on a service's card. Screen
 * readers announce the latter, since the visitor did not touch the list.
 * @param label the label of the subject list
 * @returns `columns`, the ref for the element around the form; and `updateSubject`, the handler for
 * its change and reset events
 */
export function useSubject(label: string) {
  const columns = useRef<HTMLDivElement>(null);
  const [subject, setSubject] = useState('');
  const [announcement, setAnnouncement] = useState('');

  useEffect(
    () =>
      onSubjectChosen((chosen) => {
        const list = columns.current?.querySelector('select');
        if (!list) return;
        list.value = chosen;
        // Setting `value` fires no event; `updateSubject` and `reflectValidity` listen for this one.
        list.dispatchEvent(new Event('change', { bubbles: true }));
        setAnnouncement(`${label}: ${chosen}`);
      }),
    [label],
  );

  function updateSubject({ type, target }: SyntheticEvent) {
    if (type === 'reset') setSubject('');
    else if (target instanceof HTMLSelectElement) setSubject(target.value);
  }
  return { columns, subject, announcement, updateSubject };
}
