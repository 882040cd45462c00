import { ApiError } from '@cortex/api-client/http';
import type { NamedCandidate } from '@cortex/api-client/model';
import type { MailSender } from './createMailSender.ts';
import { fillTemplate } from './fillTemplate.ts';

/** To how many one mail goes at once: a person sends about a hundred mails an hour at most. */
export const MOST_AT_ONCE = 50;

/** What became of the mails so far: who got theirs, and why others did not. */
export type MailOutcomes = { sent: ReadonlySet<string>; refused: ReadonlyMap<string, ApiError> };

type Words = { subject: string; text: string };

/**
 * Sends each their own mail, one after the other, but to nobody who got it before. Where one alone is refused the others still get
 * theirs; what is everybody's matter, such as a limit or a lost connection, ends it. Throws the first refusal.
 */
export async function sendSeveral(
  words: Words,
  to: readonly NamedCandidate[],
  {
    sender,
    before,
    onChange,
  }: { sender: MailSender; before: ReadonlySet<string>; onChange: (outcomes: MailOutcomes) => void },
): Promise<void> {
  const sent = new Set(before);
  const refused = new Map<string, ApiError>();
  const mails = to
    .filter(({ id }) => !sent.has(id))
    .map(({ id, name }) => ({ id, mail: fillTemplate(words, { candidate: name }) }));
  for (const { id, mail } of mails) sender.prepare(id, mail);
  for (const { id, mail } of mails) {
    try {
      await sender.send(id, mail);
      sent.add(id);
    } catch (error) {
      if (!(error instanceof ApiError && isOfOne(error))) throw error;
      refused.set(id, error);
    }
    onChange({ sent: new Set(sent), refused: new Map(refused) });
  }
  for (const error of refused.values()) throw error;
}

/**
 * Whether a refusal is about one candidate: they are gone, no longer the caller's to write to, or their name makes the words too
 * long.
 */
function isOfOne({ status, code, sessionExpired }: ApiError): boolean {
  return !sessionExpired && (status === 404 || status === 409 || status === 422 || code === 'not_owner');
}
