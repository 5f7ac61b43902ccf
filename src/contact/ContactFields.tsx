import { graphql } from 'gatsby';
import { type AllHTMLAttributes, createElement, useId } from 'react';
import * as styles from './ContactFields.module.css';

interface ContactFieldsProps {
  labels: Queries.ContactFieldsFragment;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
  /** Whether the message is being sent, and cannot be changed. */
  sending: boolean;
}

/** Rows of the message box (docs/specification.md, section 5). */
export const MESSAGE_ROWS = 5;

/** The fields of the contact form, all required; the browser validates them (docs/specification.md, section 5). */
export function ContactFields({ labels, subjects, sending: readOnly }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field as="input" label={labels.name} name="name" autoComplete="name" readOnly={readOnly} />
        <Field
          as="input"
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          readOnly={readOnly}
        />
      </div>
      <Field as="select" label={labels.subject} name="subject" defaultValue="" disabled={readOnly}>
        <option value="" disabled>
          {labels.subjectPlaceholder}
        </option>
        {subjects.map((subject) => (
          // The value stays what it is if the browser translates the page.
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        label={labels.message}
        name="message"
        rows={MESSAGE_ROWS}
        readOnly={readOnly}
      />
    </>
  );
}

interface FieldProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'label'> {
  as: 'input' | 'select' | 'textarea';
  label: string;
}

/** A field with its label and, below it, the place for what the browser says about it (`reflectValidity`). */
function Field({ as, label, ...rest }: FieldProps) {
  const id = useId();
  const message = `${id}-message`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {createElement(as, {
        ...rest,
        id,
        className: styles.control,
        required: true,
        // Valid at first: screen readers would announce an empty required field as invalid.
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
