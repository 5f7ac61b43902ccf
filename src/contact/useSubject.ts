import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { onSubjectChosen } from './chosenSubject';

/**
 * The subject of the form: what the visitor selects, and what a link on a service chooses, which is
 * announced.
 * @param label the name of the subject list
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
        // As when the visitor selects it: to the picture, and to what checks the form.
        list.dispatchEvent(new Event('change', { bubbles: true }));
        setAnnouncement(`${label}: ${chosen}`);
      }),
    [label],
  );

  function follow({ type, target }: SyntheticEvent) {
    if (type === 'reset') setSubject('');
    else if (target instanceof HTMLSelectElement) setSubject(target.value);
  }
  return { columns, subject, announcement, follow };
}
