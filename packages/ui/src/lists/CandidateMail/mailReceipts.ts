import { createDrafts } from '../../forms/drafts/store.ts';

type Words = { subject: string; text: string };

const receipts = createDrafts<Words & { sent: readonly string[] }>('mails-sent', { max: 20 });
/** By job: the mails that are on their way, also where their dialog was closed. */
const underWay = new Map<string, Promise<unknown>>();

/** Who got a mail in these words for a job, as far as it went: kept while the dialog is closed, and over a reload. */
export function readReceipt(jobId: string, words: Words): ReadonlySet<string> {
  const receipt = receipts(jobId).read();
  const isSame = receipt?.subject === words.subject && receipt.text === words.text;
  return new Set(isSame ? receipt.sent : []);
}

export function keepReceipt(jobId: string, words: Words, sent: Iterable<string>): void {
  receipts(jobId).keep({ ...words, sent: [...sent] });
}

/** Forgets who got a mail: all did. */
export function dropReceipt(jobId: string): void {
  receipts(jobId).drop();
}

/** Sends for a job once what is on its way for it has ended: opened again meanwhile, nobody gets a mail twice. */
export function afterOthers<Sent>(jobId: string, send: () => Promise<Sent>): Promise<Sent> {
  const before = underWay.get(jobId) ?? Promise.resolve();
  const sending = before.then(send, send);
  underWay.set(jobId, sending);
  return sending;
}
