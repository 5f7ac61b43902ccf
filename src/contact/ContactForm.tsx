import { graphql } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { reflectValidity } from './reflectValidity';
import { useSendMessage } from './useSendMessage';
import { useHydrated } from '../hooks/useClientValue';
import { useLeaveWarning } from '../hooks/useLeaveWarning';
import { Button } from '../components/Button';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { Icon } from '../components/Icon';
import { LazyToast } from '../components/LazyToast';

interface ContactFormProps {
  copy: Queries.ContactFormFragment;
  /** The choices of the subject list, in its order. */
  subjects: readonly string[];
  /** Level of the form's heading in the page's outline. */
  heading: 'h2' | 'h3';
}

/** Id of the form, for controls outside of it: see `ContactMethods`. */
export const CONTACT_FORM_ID = 'contact-form';

/** The contact form: idle, sending, and a toast when the message is sent (specification, 4). */
export function ContactForm({ copy, subjects, heading: Heading }: ContactFormProps) {
  const { form: labels, toast } = copy;
  const hydrated = useHydrated();
  const [toasts, setToasts] = useState({ shown: false, count: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { state, send } = useSendMessage(() =>
    setToasts(({ count }) => ({ shown: true, count: count + 1 })),
  );
  const sending = state === 'sending';
  useLeaveWarning(sending, labels.leave);

  // A disabled button cannot have the focus: the heading has it while the message is being sent.
  useEffect(() => {
    if (!sending && document.activeElement === heading.current) button.current?.focus();
  }, [sending]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    void send(event.currentTarget);
  }

  const closeToast = useCallback(() => {
    // React removes the toast's focused close button: the form's button takes the focus.
    if (status.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    setToasts(({ count }) => ({ shown: false, count }));
  }, []);

  return (
    <div className={styles.block}>
      <form id={CONTACT_FORM_ID} className={styles.form} ref={reflectValidity} onSubmit={submit}>
        <Heading ref={heading} className={styles.heading} tabIndex={-1}>
          {labels.heading}
        </Heading>
        <ContactFields labels={labels} subjects={subjects} />
        <div className={styles.end}>
          <Button ref={button} type="submit" disabled={!hydrated || sending}>
            {sending ? (
              <>
                <Icon name="loader-circle" className={styles.spinner} />
                <span>{labels.sending}</span>
              </>
            ) : (
              <>
                <Icon name="send" className={styles.scripted} />
                <span className={styles.scripted}>{labels.send}</span>
                <span className={styles.unscripted}>{labels.withoutScript}</span>
              </>
            )}
          </Button>
          <p className={styles.failure} role="alert">
            {state === 'failed' && labels.failed}
          </p>
        </div>
      </form>
      <div ref={status} role="status">
        {sending && <p className="visually-hidden">{labels.sending}</p>}
        <LazyToast {...toasts} {...toast} icon="check" onClose={closeToast} />
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactContent {
    form {
      heading
      send
      sending
      withoutScript
      failed
      leave
      ...ContactFields
    }
    toast {
      title
      description
    }
  }
`;
