import { graphql } from 'gatsby';
import { useContext, useEffect, useRef, type SubmitEvent } from 'react';
import { CONTACT_FORM_ID, draftByEmail } from './draftByEmail';
import { keepDraft } from './keepDraft';
import { reflectValidity } from './reflectValidity';
import { beginNext, send, useSending } from './outbox';
import { tellResult } from './tellResult';
import { useHydrated } from '../ui/useClientValue';
import { Button } from '../ui/Button';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { Icon } from '../ui/Icon';
import { showNotice } from '../ui/Notice';
import { HasDolls } from '../dolls/HasDolls';
import { Stamp } from '../dolls/Stamp';
import { SiteLink } from '../ui/SiteLink';

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
  const { email, subjects, heading: Heading, look } = props;
  const { form: labels, toast, touch } = props.labels;
  const hydrated = useHydrated();
  const dolls = useContext(HasDolls);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const state = useSending();
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
    showNotice(null);
    send(event.currentTarget, labels.service, dolls, (result) => tellResult(result, props));
  }

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
        onInput={beginNext}
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
        <ContactFields labels={labels} subjects={subjects} sending={sending} />
        {labels.service && (
          // Only robots fill it in, and form services drop a message that contains it. Formspree, Basin and
          // Getform recognise this name.
          <div className="visually-hidden" aria-hidden="true">
            <input name="_gotcha" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div className={styles.end}>
          <Button ref={button} type="submit" disabled={(needsScript && !hydrated) || sending}>
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
          {labels.note && (
            <p className={styles.note}>
              {labels.note.text}{' '}
              <SiteLink href={labels.note.link.href}>{labels.note.link.name}</SiteLink>
            </p>
          )}
          {state === 'sent' && <p className={styles.note}>{toast.title}</p>}
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
      send
      sending
      withoutScript
      failed
      note {
        text
        link {
          name
          href
        }
      }
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
