import { showNotice } from '../ui/Notice';
import { SiteLink } from '../ui/SiteLink';
import { CONTACT_FORM_ID } from './draftByEmail';
import { Toast } from './Toast';

interface Words {
  labels: Pick<Queries.ContactFormFragment, 'form' | 'toast'>;
  /** Name of the button that closes the toast. */
  dismiss: string;
}

/**
 * Tells what became of a message on whatever page the visitor is by then. A form in sight tells of its failure itself,
 * at its end.
 */
export function tellResult(result: 'sent' | 'failed', { labels, dismiss }: Words): void {
  const close = () => showNotice(null);
  const place = document.forms.namedItem(CONTACT_FORM_ID);
  const box = place?.getBoundingClientRect();
  if (result === 'sent') {
    showNotice(<Toast {...labels.toast} sent dismiss={dismiss} onClose={close} />);
  } else if (!box || box.bottom < 0 || box.top > window.innerHeight) {
    const form = (
      <SiteLink href="/contact/" onClick={close}>
        {labels.form.heading}
      </SiteLink>
    );
    const { failed } = labels.form;
    showNotice(<Toast title={failed} description={form} dismiss={dismiss} onClose={close} />);
  } else {
    place?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }
}
