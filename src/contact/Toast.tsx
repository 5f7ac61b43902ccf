import { graphql } from 'gatsby';
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Place } from '../dolls/Place';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { closeToast, useContact } from './contactState';
import { keepInSight } from './keepInSight';
import * as styles from './Toast.module.css';

/** How long a toast stays, ms. The time restarts when pointer or focus leave it, or the visitor sees the page again. */
const STAY = 6000;

/** How often to check whether the time goes on, ms. */
const TICK = 500;

/**
 * Tells on every page what became of a message, and stays until its time has run while it could be seen
 * (docs/specification.md, reading 18). Its live region stays in the document, so that screen readers say what appears
 * in it.
 */
export function Toast({ content }: { content: Queries.ToastFragment }) {
  const outcome = useContact((state) => state.toast);
  return (
    <div aria-live="polite" aria-atomic="true">
      {outcome && <ToastBox content={content} sent={outcome === 'sent'} />}
    </div>
  );
}

/** The words of the toast. A message that failed is still in the form, so they stay until the visitor has read them. */
function ToastBox({ content, sent }: { content: Queries.ToastFragment; sent: boolean }) {
  const { toast, form } = content.contactPage;
  const doll = useContact((state) => state.doll);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? keepInSight(box.current) : undefined), []);
  useEffect(() => {
    if (!sent) return;
    let seen = 0;
    const timer = setInterval(() => {
      seen = box.current && couldBeSeen(box.current) ? seen + TICK : 0;
      if (seen >= STAY) closeToast();
    }, TICK);
    return () => clearInterval(timer);
  }, [sent]);

  // React removes the focused button: where the focus was before, it is again.
  const before = useRef<Element>(null);
  function remember({ relatedTarget }: FocusEvent) {
    if (!box.current?.contains(relatedTarget)) before.current = relatedTarget;
  }
  function dismiss() {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    closeToast();
  }

  return (
    <div ref={box} className={styles.toast} onFocus={remember}>
      {sent && (
        <span className={styles.mark}>
          <Place className={styles.place} doll={doll} />
          <span className={styles.check}>
            <Icon name="check" />
          </span>
        </span>
      )}
      <p className={styles.title}>{sent ? toast.title : form.failed}</p>
      <p className={styles.description}>
        {sent ? (
          toast.description
        ) : (
          <SiteLink href="/contact/" onClick={closeToast}>
            {form.heading}
          </SiteLink>
        )}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={content.labels.page.dismiss}
        onClick={dismiss}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Whether the visitor could see the toast and is not about to use it. A menu or a photo, which locks the page, covers it. */
const couldBeSeen = (toast: HTMLElement) =>
  !document.hidden && !toast.matches(':hover, :focus-within, [data-locked] *');

export const fragment = graphql`
  fragment Toast on Content {
    contactPage {
      form {
        heading
        failed
      }
      toast {
        title
        description
      }
    }
    labels {
      page {
        dismiss
      }
    }
  }
`;
