import { ApiError, withIdempotencyKey } from '@cortex/api-client/http';
import { sendCandidateMail } from '@cortex/api-client/mails';
import type { CandidateMailInput, CandidateNote } from '@cortex/api-client/model';
import { createDrafts } from '../../forms/drafts/store.ts';
import { newKey } from '../../forms/useIdempotencyKey.ts';

type Sending = { mail: string; key: string };

/** By dialog and candidate: the mail that is on its way, or of which nobody heard, and its idempotency key. */
const sendings = createDrafts<Sending>('mails-on-their-way', { max: 100 });

/**
 * Sends the mails of one dialog, each with its idempotency key. The same mail to the same candidate keeps its key until the server
 * has said that it is sent: over a retry, a closed dialog and a reload. What was on its way when the dialog was opened keeps its
 * key in it for good, so that a second click comes too late for nothing.
 */
export function createMailSender(dialogId: string, candidateIds: readonly string[]) {
  const draftOf = (candidateId: string) => sendings(`${dialogId}/${candidateId}`);
  const own = new Map<string, Sending | null>(candidateIds.map((id) => [id, draftOf(id).read()]));

  /** The key of a mail, from now on. */
  function prepare(candidateId: string, input: CandidateMailInput): string {
    const mail = describe(input);
    const known = [draftOf(candidateId).read(), own.get(candidateId)].find((one) => one?.mail === mail);
    const sending = known ?? { mail, key: newKey() };
    draftOf(candidateId).keep(sending);
    own.set(candidateId, sending);
    return sending.key;
  }

  /** Sends a mail; by the file in it its progress is known. Throws what the call throws. */
  async function send(candidateId: string, input: CandidateMailInput, file?: File): Promise<CandidateNote> {
    const key = prepare(candidateId, input);
    try {
      const copy = await sendCandidateMail(candidateId, input, withIdempotencyKey(key, file));
      draftOf(candidateId).drop();
      return copy;
    } catch (error) {
      if (error instanceof ApiError && error.fieldErrors['Idempotency-Key']) {
        draftOf(candidateId).drop();
        own.delete(candidateId);
      }
      throw error;
    }
  }

  return { prepare, send };
}

/** A mail as a text to compare: of its files, which may be large, their sums. */
function describe({ attachments = [], ...words }: CandidateMailInput): string {
  const files = attachments.map(({ name, content }) => [name, content.length, sumUp(content)]);
  return JSON.stringify(files.length > 0 ? { ...words, files } : words);
}

/** FNV-1a. Of two files of one sum the server, which has a better one, refuses the second with the key of the first. */
function sumUp(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

export type MailSender = ReturnType<typeof createMailSender>;
