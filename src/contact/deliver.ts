import { patternOf } from '../pegs/patternOf';
import { takePlace } from '../pegs/takenPlace';
import { sendMessage, type ContactDraft } from './sendMessage';

/**
 * Sends a message, then puts the sender's doll into the row above the footer. Loaded lazily, since only
 * visitors who write a message need it.
 * @param service see `sendMessage`
 * @throws SendError when the service did not confirm the message
 */
export default async function deliver(draft: ContactDraft, service: string | null): Promise<void> {
  await sendMessage(draft, service);
  takePlace(patternOf(draft.name));
}
