import { graphql } from 'gatsby';
import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Stamp } from '../dolls/Stamp';
import * as shared from '../styles/shared.module.css';
import { ButtonLink } from '../ui/Button';
import { SiteLink } from '../ui/SiteLink';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.module.css';
import { CONTACT_FORM_ID, send, takeOver, useContact } from './contactState';
import { mailOf } from './draft';
import { SendButton } from './SendButton';

interface ContactFormProps {
  content: Queries.ContactFormFragment;
  /** The business's e-mail address, for messages that could not be sent. */
  email: string;
  /** The choices of the subject list, in order, before the last one. */
  services: readonly Pick<Queries.Service, 'title' | 'icon' | 'hint'>[];
  /** Whether the section is the whole page: the form is straight on it, and not on a card. */
  isWholePage: boolean;
}

/** The contact form: idle, sending, and idle again, or failed (docs/specification.md, section 4). */
export function ContactForm({ content, email, services, isWholePage }: ContactFormProps) {
  const Heading = isWholePage ? 'h2' : 'h3';
  const { form: labels, touch, toast: sent } = content;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const phase = useContact((state) => state.phase);
  const toast = useContact((state) => state.toast);
  const chosen = useContact((state) => state.draft.subject);
  // For a subject that this tab has kept, it would move what is below it as the scripts arrive.
  const isChosen = useContact((state) => state.isChosen);
  const hint = isChosen ? services.find(({ title }) => title === chosen)?.hint : null;
  const subjects = [...services.map(({ title }) => title), labels.otherSubject];
  const sending = phase === 'sending';
  const unsent = useContact((state) => (state.phase === 'failed' ? state.draft : null));
  const failed = unsent !== null;

  // When the form hydrates. The state makes React render the form again at once: until then, a key would bring back the
  // empty fields that the server rendered.
  const [scripted, setScripted] = useState(false);
  const hydrate = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    takeOver(form);
    setScripted(true);
  }, []);

  // A disabled button cannot keep the focus, so the heading takes it while the message is being sent.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !sending) {
      if (document.activeElement === heading.current) button.current?.focus();
      if (failed && !toast) end.current?.scrollIntoView({ block: 'nearest' });
    }
    wasSending.current = sending;
  }, [sending, failed, toast]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    const message = new FormData(form);
    if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    void send(message, labels.service, dollOf(message.get('subject')), () => isInSight(form));
  }

  /** Returns the doll of the service that is the subject, or one without an icon. */
  function dollOf(subject: unknown) {
    const number = services.findIndex(({ title }) => title === subject);
    return number < 0 ? { icon: '', number: services.length } : { ...services[number], number };
  }

  return (
    <>
      <form
        id={CONTACT_FORM_ID}
        className={isWholePage ? styles.form : styles.card}
        ref={hydrate}
        // Without a name, Firefox would call the whole form invalid while a required field is empty.
        aria-labelledby={headingId}
        // Without scripts, the browser sends the form and shows the service's answer.
        action={labels.service ?? undefined}
        method={labels.service ? 'post' : undefined}
        onSubmit={submit}
      >
        <div className={styles.head}>
          <div>
            <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
              {labels.heading}
            </Heading>
            <p className={shared.note}>{labels.required}</p>
          </div>
          <Stamp
            className={styles.stamp}
            doll={subjects.includes(chosen) ? dollOf(chosen) : null}
          />
        </div>
        <ContactFields labels={labels} subjects={subjects} hint={hint} sending={sending} />
        {labels.service && (
          // Only robots fill it in, and form services drop a message that contains it. Formspree, Basin and
          // Getform recognise this name.
          <div className="visually-hidden" aria-hidden="true">
            <input name="_gotcha" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div ref={end} className={styles.end}>
          <SendButton ref={button} labels={labels} scripted={scripted} sending={sending} />
          <p className={styles.answer}>
            {phase === 'sent' ? (
              <strong>{`${sent.title} ${sent.description}`}</strong>
            ) : (
              <span>{labels.answer}</span>
            )}
          </p>
          {labels.note && (
            <p className={styles.note}>
              {labels.note.text}{' '}
              <SiteLink href={labels.note.link.href}>{labels.note.link.name}</SiteLink>
            </p>
          )}
          <p className={styles.failure} role="alert">
            {failed && labels.failed}
          </p>
          {unsent && (
            <ButtonLink look="text" href={mailOf(email, unsent, labels, touch.tooLong ?? '')}>
              {touch.draft}
            </ButtonLink>
          )}
        </div>
      </form>
      <p className="visually-hidden" aria-live="polite">
        {sending && labels.sending}
      </p>
    </>
  );
}

/** Whether the visitor sees a form, which may have left with its page. */
function isInSight(form: HTMLFormElement): boolean {
  const { top, bottom } = form.getBoundingClientRect();
  return form.isConnected && bottom >= 0 && top <= window.innerHeight;
}

export const fragment = graphql`
  fragment ContactForm on ContactContent {
    form {
      service
      heading
      required
      sending
      failed
      otherSubject
      answer
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
      tooLong
    }
  }
`;
