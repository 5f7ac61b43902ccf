import { graphql } from 'gatsby';
import type { Ref } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import * as styles from './SendButton.module.css';

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  labels: Queries.SendButtonFragment;
  /** Whether scripts run and send the message. */
  scripted: boolean;
  /** Whether a message is being sent. */
  sending: boolean;
}

/** The button that sends the contact form. Without a service it needs scripts, and says so until they run. */
export function SendButton({ ref, labels, scripted, sending }: SendButtonProps) {
  const needsScript = !labels.service;
  return (
    <Button ref={ref} type="submit" disabled={(needsScript && !scripted) || sending}>
      <span className={styles.faces}>
        <span className={styles.face} aria-hidden={sending} data-scripted={needsScript}>
          <Icon name="send" />
          <span>{labels.send}</span>
        </span>
        {needsScript && (
          <span className={styles.unscripted} aria-hidden={scripted}>
            {labels.withoutScript}
          </span>
        )}
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
