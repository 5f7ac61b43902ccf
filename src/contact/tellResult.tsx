import { patternOf } from '../dolls/patternOf';
import { takePlace } from '../dolls/takenPlace';
import { showNotice } from '../ui/Notice';
import { CONTACT_FORM_ID, type ContactDraft } from './keepDraft';
import type { ToastWords } from './Toast';

/**
 * Tells what becomes of a message on whatever page the visitor is by then, in a toast, which loads meanwhile. A form in
 * sight tells of its failure itself, at its end. The doll of who sent it goes into the row on the footer.
 * @param sending what is sent; `null` if that fails
 * @param dolls whether the site has dolls; otherwise none comes
 */
export async function tellResult(
  sending: Promise<ContactDraft | null>,
  words: ToastWords,
  dolls: boolean,
): Promise<void> {
  const close = () => showNotice(null);
  close();
  // If it cannot be loaded, the form's own words must do.
  const loading = import('./Toast').catch(() => null);
  const sent = await sending;
  if (sent && dolls) takePlace(patternOf(sent.name));
  const form = document.forms.namedItem(CONTACT_FORM_ID);
  const box = form?.getBoundingClientRect();
  if (!sent && box && box.bottom >= 0 && box.top <= window.innerHeight) {
    form?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const Toast = (await loading)?.Toast;
  if (Toast) showNotice(<Toast {...words} sent={sent !== null} onClose={close} />);
}
