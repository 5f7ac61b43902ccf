import { graphql } from 'gatsby';
import {
  type AllHTMLAttributes,
  createElement,
  type InvalidEvent,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './ContactFields.module.css';
import { useContact, writeDraft } from './contactState';
import { type FieldName, kept } from './draft';

interface ContactFieldsProps {
  labels: Queries.ContactFieldsFragment;
  /** The choices of the subject list, in order. */
  subjects: readonly string[];
  /** What to write about the subject. */
  hint: string | null | undefined;
  /** Whether the message is being sent, and cannot be changed. */
  sending: boolean;
}

/** Rows of the message box (docs/specification.md, section 5). */
export const MESSAGE_ROWS = 5;

/** The fields of the contact form, all required; the browser validates them (docs/specification.md, section 5). */
export function ContactFields(props: ContactFieldsProps) {
  const { labels, subjects, hint, sending: readOnly } = props;
  const draft = useContact((state) => state.draft);
  return (
    <>
      <div className={styles.pair}>
        {(['name', 'email'] as const).map((name) => (
          <Field
            key={name}
            as="input"
            label={labels[name]}
            name={name}
            value={draft[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name}
            readOnly={readOnly}
          />
        ))}
      </div>
      <Field
        as="select"
        label={labels.subject}
        name="subject"
        // A list that lacks the value would show its first choice.
        value={subjects.includes(draft.subject) ? draft.subject : ''}
        disabled={readOnly}
      >
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
        hint={hint}
        name="message"
        value={draft.message}
        rows={MESSAGE_ROWS}
        readOnly={readOnly}
      />
    </>
  );
}

interface FieldProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'label' | 'name'> {
  as: 'input' | 'select' | 'textarea';
  label: string;
  /** A sentence between label and control. */
  hint?: string | null;
  name: FieldName;
  value: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser says about the value of a field; nothing if it is valid. */
interface Verdict {
  value: string;
  message: string;
}

/**
 * A field of the draft with its label and, once the visitor has tried to send, what the browser says about it. Only
 * sending reports a mistake: if leaving a field did, its words would move the button from under a pointer that is about
 * to press it. A field of blanks counts as empty.
 */
function Field({ as, label, hint, name, value, ...rest }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const [verdict, setVerdict] = useState<Verdict>({ value: '', message: '' });
  // A text that somebody else has filled in, such as a link to a service, has no mistake.
  const message = verdict.value === value ? verdict.message : '';

  // Another text moves the caret to its end, and would disturb an input method that is composing letters.
  function change({ currentTarget: field, nativeEvent }: SyntheticEvent<Control>) {
    const text = (nativeEvent as InputEvent).isComposing ? field.value : kept(name, field.value);
    if (text !== field.value) field.value = text;
    writeDraft(name, text);
    if (message) setVerdict({ value: text, message: field.validationMessage });
  }

  // Without the browser's bubble, which would cover the same words; with its focus on the first invalid field.
  function report(event: InvalidEvent<Control>) {
    const field = event.currentTarget;
    event.preventDefault();
    setVerdict({ value, message: field.validationMessage });
    const all = [...(field.form?.elements ?? [])] as (Control | HTMLButtonElement)[];
    if (field === all.find(({ validity }) => !validity.valid)) field.focus();
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={shared.note} id={hintId}>
          {hint}
        </p>
      )}
      {createElement(as, {
        ...rest,
        id,
        name,
        value,
        className: styles.control,
        required: true,
        // Valid at first: screen readers would announce an empty required field as invalid.
        'aria-invalid': message !== '',
        'aria-describedby': hint ? `${hintId} ${messageId}` : messageId,
        onChange: change,
        onCompositionEnd: change,
        onInvalid: report,
      })}
      <p className={styles.message} id={messageId}>
        {message}
      </p>
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
