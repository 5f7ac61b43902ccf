import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './ContactFields.module.css';

interface ContactFieldsProps {
  labels: Queries.ContactFieldsFragment;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
}

/** Rows of the message box (docs/specification.md, section 5). */
const MESSAGE_ROWS = 5;

/**
 * Valid until `reflectValidity` sets otherwise: screen readers would announce an empty required field as
 * invalid.
 */
const REQUIRED = { required: true, 'aria-invalid': false };

/** The fields of the contact form, all required; the browser validates them (docs/specification.md, section 5). */
export function ContactFields({ labels, subjects }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={labels.name}>
          <input className={styles.control} name="name" autoComplete="name" {...REQUIRED} />
        </Field>
        <Field label={labels.email}>
          <input
            className={styles.control}
            name="email"
            type="email"
            autoComplete="email"
            {...REQUIRED}
          />
        </Field>
      </div>
      <Field label={labels.subject}>
        <select className={styles.control} name="subject" defaultValue="" {...REQUIRED}>
          <option value="" disabled>
            {labels.subjectPlaceholder}
          </option>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </Field>
      <Field label={labels.message}>
        <textarea className={styles.control} name="message" rows={MESSAGE_ROWS} {...REQUIRED} />
      </Field>
    </>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
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
