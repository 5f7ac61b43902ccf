import { graphql } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CONTACT_FORM_ID, draftByEmail } from './draftByEmail';
import { keepDraft } from './keepDraft';
import { reflectValidity } from './reflectValidity';
import { useSendMessage } from './useSendMessage';
import { useHydrated } from '../ui/useClientValue';
import { Button } from '../ui/Button';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { Icon } from '../ui/Icon';
import { Toast } from './Toast';
import { Stamp } from '../dolls/Stamp';

interface ContactFormProps {
  labels: Queries.ContactFormFragment;
  /** The business's e-mail address, for messages that could not be sent. */
  email: string;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
  /** Name of the button that closes the toast. */
  dismiss: string;
  /** Level of the form's heading in the page's outline. */
  heading: 'h2' | 'h3';
  /** On a card, or straight on the page. */
  look: 'card' | 'bare';
}

function attend(form: HTMLFormElement) {
  const ends = [reflectValidity(form), keepDraft(form)];
  return () => ends.forEach((end) => end());
}

/** The contact form: idle, sending, and a toast when the message is sent (docs/specification.md, section 4). */
export function ContactForm(props: ContactFormProps) {
  const { email, subjects, dismiss, heading: Heading, look } = props;
  const { form: labels, toast, touch } = props.labels;
  const hydrated = useHydrated();
  const [toasts, setToasts] = useState({ shown: false, count: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { state, send } = useSendMessage(labels.service, () =>
    setToasts(({ count }) => ({ shown: true, count: count + 1 })),
  );
  const sending = state === 'sending';
  const failed = state === 'failed';
  const needsScript = !labels.service;

  // A disabled button cannot keep the focus, so the heading takes it while the message is being sent.
  useEffect(() => {
    if (!sending && document.activeElement === heading.current) button.current?.focus();
  }, [sending]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    send(event.currentTarget);
  }

  const closeToast = useCallback(() => {
    // React removes the toast with its focused close button, so the form's button takes the focus.
    if (status.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    setToasts(({ count }) => ({ shown: false, count }));
  }, []);

  return (
    <>
      <form
        id={CONTACT_FORM_ID}
        className={look === 'card' ? styles.card : styles.form}
        ref={attend}
        // Without scripts, the browser sends the form and shows the service's answer.
        action={labels.service ?? undefined}
        method={labels.service ? 'post' : undefined}
        onSubmit={submit}
      >
        <div className={styles.head}>
          <div>
            <Heading ref={heading} tabIndex={-1} className={styles.heading}>
              {labels.heading}
            </Heading>
            <p className={styles.required}>{labels.required}</p>
          </div>
          <Stamp className={styles.stamp} />
        </div>
        <ContactFields labels={labels} subjects={subjects} />
        {labels.service && (
          // Only robots fill it in, and form services drop a message that contains it. Formspree, Basin and
          // Getform recognise this name.
          <div className="visually-hidden" aria-hidden="true">
            <input name="_gotcha" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div className={styles.end}>
          <Button
            ref={button}
            type="submit"
            disabled={(needsScript && !hydrated) || sending}
            data-sending={sending}
          >
            <span className={styles.faces}>
              <span className={styles.face} aria-hidden={sending}>
                <Icon name="send" className={needsScript ? styles.scripted : undefined} />
                <span className={needsScript ? styles.scripted : undefined}>{labels.send}</span>
                {needsScript && <span className={styles.unscripted}>{labels.withoutScript}</span>}
              </span>
              <span className={styles.face} aria-hidden={!sending}>
                <span className={styles.spinner} />
                <span>{labels.sending}</span>
              </span>
            </span>
          </Button>
          <p className={styles.failure} role="alert">
            {failed && labels.failed}
          </p>
          {failed && (
            <Button look="text" type="submit" {...draftByEmail(email)}>
              {touch.draft}
            </Button>
          )}
        </div>
      </form>
      <div ref={status} aria-live="polite" aria-atomic="true">
        {sending && <p className="visually-hidden">{labels.sending}</p>}
        {toasts.shown && (
          <Toast key={toasts.count} {...toast} dismiss={dismiss} onClose={closeToast} />
        )}
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactContent {
    form {
      service
      heading
      required
      send
      sending
      withoutScript
      failed
      ...ContactFields
    }
    toast {
      title
      description
    }
    touch {
      draft
    }
  }
`;
