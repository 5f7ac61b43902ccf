import { graphql } from 'gatsby';
import { type SubmitEvent, useContext, useEffect, useRef } from 'react';
import { HasDolls } from '../dolls/HasDolls';
import { Stamp } from '../dolls/Stamp';
import { Button } from '../ui/Button';
import { SiteLink } from '../ui/SiteLink';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { CONTACT_FORM_ID, keepDraft } from './draft';
import { beginNext, send, useSending } from './outbox';
import { reflectValidity } from './reflectValidity';
import { SendButton } from './SendButton';

interface ContactFormProps {
  labels: Queries.ContactFormFragment;
  /** The business's e-mail address, for messages that could not be sent. */
  email: string;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
  /** Name of the button that closes the toast. */
  dismiss: string;
  /** Whether the section is the whole page: the form is straight on it, and not on a card. */
  opensPage: boolean;
}

/** Keeps the form's errors and its draft up to date while it is shown. A ref callback. */
function attend(form: HTMLFormElement) {
  const ends = [reflectValidity(form), keepDraft(form)];
  return () => ends.forEach((end) => end());
}

/** The contact form: idle, sending, and a toast when the message is sent (docs/specification.md, section 4). */
export function ContactForm(props: ContactFormProps) {
  const { email, subjects, dismiss, opensPage } = props;
  const Heading = opensPage ? 'h2' : 'h3';
  const { form: labels, toast, touch } = props.labels;
  const dolls = useContext(HasDolls);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const state = useSending();
  const sending = state === 'sending';
  const failed = state === 'failed';

  // A disabled button cannot keep the focus, so the heading takes it while the message is being sent.
  useEffect(() => {
    if (!sending && document.activeElement === heading.current) button.current?.focus();
  }, [sending]);

  // Leaves the button for the mail program to the browser. While a message is sent, the fields are read-only, the button
  // is disabled, and the heading has its focus. Then `send` empties the form and shows the toast. After a failure the
  // form keeps its fields and says so; a toast does if the form is out of sight. Last, the button gets the focus back.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (sending) return;
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    void send(event.currentTarget, { labels: props.labels, dismiss }, dolls);
  }

  return (
    <>
      <form
        id={CONTACT_FORM_ID}
        className={opensPage ? styles.form : styles.card}
        ref={attend}
        // Without scripts, the browser sends the form and shows the service's answer.
        action={labels.service ?? undefined}
        method={labels.service ? 'post' : undefined}
        onSubmit={submit}
        onInput={beginNext}
      >
        <div className={styles.head}>
          <div>
            <Heading ref={heading} tabIndex={-1} className={styles.heading}>
              {labels.heading}
            </Heading>
            <p className={styles.line}>
              <span>{labels.required}</span>
              {state === 'sent' && <span>{toast.title}</span>}
            </p>
          </div>
          <Stamp className={styles.stamp} />
        </div>
        <ContactFields labels={labels} subjects={subjects} sending={sending} />
        {labels.service && (
          // Only robots fill it in, and form services drop a message that contains it. Formspree, Basin and
          // Getform recognise this name.
          <div className="visually-hidden" aria-hidden="true">
            <input name="_gotcha" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div className={styles.end}>
          <SendButton ref={button} labels={labels} sending={sending} />
          {labels.note && (
            <p className={styles.note}>
              {labels.note.text}{' '}
              <SiteLink href={labels.note.link.href}>{labels.note.link.name}</SiteLink>
            </p>
          )}
          <p className={styles.failure} role="alert">
            {failed && labels.failed}
          </p>
          {failed && (
            // Opens the visitor's mail program with the fields.
            <Button
              look="text"
              type="submit"
              formAction={`mailto:${email}`}
              formMethod="post"
              formEncType="text/plain"
            >
              {touch.draft}
            </Button>
          )}
        </div>
      </form>
      <p className="visually-hidden" aria-live="polite">
        {sending && labels.sending}
      </p>
    </>
  );
}

export const fragment = graphql`
  fragment ContactForm on ContactContent {
    form {
      service
      heading
      required
      sending
      failed
      note {
        text
        link {
          name
          href
        }
      }
      ...ContactFields
      ...SendButton
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
