import { graphql } from 'gatsby';
import { useId, type ReactNode } from 'react';
import * as styles from './ContactFields.module.css';

interface ContactFieldsProps {
  labels: Queries.ContactFieldsFragment;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
  /** Whether the message is being sent, and cannot be changed. */
  sending: boolean;
}

/** Rows of the message box (docs/specification.md, section 5). */
const MESSAGE_ROWS = 5;

/** The fields of the contact form, all required; the browser validates them (docs/specification.md, section 5). */
export function ContactFields({ labels, subjects, sending }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={labels.name}>
          {(shared) => <input name="name" autoComplete="name" readOnly={sending} {...shared} />}
        </Field>
        <Field label={labels.email}>
          {(shared) => (
            <input name="email" type="email" autoComplete="email" readOnly={sending} {...shared} />
          )}
        </Field>
      </div>
      <Field label={labels.subject}>
        {(shared) => (
          <select name="subject" defaultValue="" disabled={sending} {...shared}>
            <option value="" disabled>
              {labels.subjectPlaceholder}
            </option>
            {subjects.map((subject) => (
              // The value stays what it is if the browser translates the page.
              <option key={subject} value={subject}>
                {subject}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={labels.message}>
        {(shared) => <textarea name="message" rows={MESSAGE_ROWS} readOnly={sending} {...shared} />}
      </Field>
    </>
  );
}

interface SharedProps {
  id: string;
  className: string;
  required: true;
  'aria-invalid': false;
  'aria-describedby': string;
}

interface FieldProps {
  label: string;
  /** Renders the control with the attributes that all have. */
  children: (shared: SharedProps) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  const message = `${id}-message`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        required: true,
        // Valid until `reflectValidity` sets otherwise: screen readers would announce an empty required field as invalid.
        'aria-invalid': false,
        'aria-describedby': message,
      })}
      <p className={styles.message} id={message} />
    </div>
  );
}

export const fragment = graphql`
  fragment ContactFields on ContactContentForm {
    name
    email
    subject
    subjectPlaceholder
    message
  }
`;
