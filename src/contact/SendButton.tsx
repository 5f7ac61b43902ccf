import { graphql } from 'gatsby';
import type { Ref } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useClientValue';
import * as styles from './SendButton.module.css';

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  labels: Queries.SendButtonFragment;
  /** Whether a message is being sent. */
  sending: boolean;
}

/** The button that sends the contact form. Without a service it needs scripts, and says so until they run. */
export function SendButton({ ref, labels, sending }: SendButtonProps) {
  const needsScript = !labels.service;
  const hydrated = useHydrated();
  const scripted = needsScript ? styles.scripted : undefined;
  return (
    <Button ref={ref} type="submit" disabled={(needsScript && !hydrated) || sending}>
      <span className={styles.faces}>
        <span className={styles.face} aria-hidden={sending}>
          <Icon name="send" className={scripted} />
          <span className={scripted}>{labels.send}</span>
          {needsScript && <span className={styles.unscripted}>{labels.withoutScript}</span>}
        </span>
        <span className={styles.face} aria-hidden={!sending}>
          <span className={styles.spinner} />
          <span>{labels.sending}</span>
        </span>
      </span>
    </Button>
  );
}

export const fragment = graphql`
  fragment SendButton on ContactContentForm {
    service
    send
    sending
    withoutScript
  }
`;
