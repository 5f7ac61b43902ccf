import { graphql } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { sendMessage, type ContactDraft } from '../contact/sendMessage';
import { useHydrated } from '../hooks/useClientValue';
import { Button } from './Button';
import * as styles from './ContactForm.module.css';
import { Icon } from './Icon';
import { Toast } from './Toast';

interface ContactFormProps {
  copy: Queries.ContactFormFragment;
  /** What the subject list offers, in its order. */
  subjects: readonly string[];
  /** Level of the form's heading in the page's outline. */
  heading: 'h2' | 'h3';
}

/** Id of the form, for what belongs to it elsewhere on the page. */
export const CONTACT_FORM_ID = 'contact-form';

/** Rows of the message box (specification, section 5). */
const MESSAGE_ROWS = 5;

/** The contact form: idle, sending, and a toast when the message is sent (specification, 4). */
export function ContactForm({ copy, subjects, heading: Heading }: ContactFormProps) {
  const { form: labels, toast } = copy;
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const [toasts, setToasts] = useState({ shown: false, count: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);

  // A disabled button cannot hold the focus: the heading keeps it until the button is back.
  useEffect(() => {
    if (state !== 'sending' && document.activeElement === heading.current) button.current?.focus();
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const element = event.currentTarget;
    const controller = new AbortController();
    sending.current = controller;
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    setState('sending');
    try {
      await sendMessage(draftOf(element), controller.signal);
      element.reset();
      setState('idle');
      setToasts(({ count }) => ({ shown: true, count: count + 1 }));
    } catch {
      if (!controller.signal.aborted) setState('failed');
    } finally {
      sending.current = null;
    }
  }

  const closeToast = useCallback(() => {
    // The toast's own button goes with it: the form takes the focus back.
    if (status.current?.contains(document.activeElement)) {
      button.current?.focus({ preventScroll: true });
    }
    setToasts(({ count }) => ({ shown: false, count }));
  }, []);

  return (
    <div className={styles.block}>
      <form id={CONTACT_FORM_ID} className={styles.form} onSubmit={(event) => void submit(event)}>
        <Heading ref={heading} className={styles.heading} tabIndex={-1}>
          {labels.heading}
        </Heading>
        <div className={styles.pair}>
          <label className={styles.field}>
            <span className={styles.label}>{labels.name}</span>
            <input className={styles.control} name="name" autoComplete="name" required />
          </label>
          <label className={styles.field}>
            <span className={styles.label}>{labels.email}</span>
            <input
              className={styles.control}
              name="email"
              type="email"
              autoComplete="email"
              required
            />
          </label>
        </div>
        <label className={styles.field}>
          <span className={styles.label}>{labels.subject}</span>
          <select className={styles.control} name="subject" defaultValue="" required>
            <option value="" disabled>
              {labels.subjectPlaceholder}
            </option>
            {subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{labels.message}</span>
          <textarea className={styles.control} name="message" rows={MESSAGE_ROWS} required />
        </label>
        <div className={styles.end}>
          <Button ref={button} type="submit" disabled={!hydrated || state === 'sending'}>
            {state === 'sending' ? (
              <>
                <Icon name="loader-circle" className={styles.spinner} />
                {labels.sending}
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
        {toasts.shown && (
          <Toast
            key={toasts.count}
            title={toast.title}
            description={toast.description}
            onClose={closeToast}
          />
        )}
      </div>
    </div>
  );
}

function draftOf(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  const text = (name: string) => data.get(name) as string;
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

export const fragment = graphql`
  fragment ContactForm on ContactContent {
    form {
      heading
      name
      email
      subject
      subjectPlaceholder
      message
      send
      sending
      withoutScript
      failed
    }
    toast {
      title
      description
    }
  }
`;
