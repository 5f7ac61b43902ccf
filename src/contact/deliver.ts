import { patternOf } from '../pegs/patternOf';
import { takePlace } from '../pegs/takenPlace';
import { sendMessage, type ContactDraft } from './sendMessage';

/**
 * Sends a message, and puts its sender's doll into the row on the footer. Loaded lazily: what names a pattern is
 * needed only then.
 * @param service see `sendMessage`
 * @throws SendError when the service did not confirm the message
 */
export default async function deliver(draft: ContactDraft, service: string | null): Promise<void> {
  await sendMessage(draft, service);
  takePlace(patternOf(draft.name));
}
