import { createDrafts } from '../../forms/drafts/store.ts';

type Words = { subject: string; text: string };

const receipts = createDrafts<Words & { sent: readonly string[] }>('mails-sent', { max: 20 });
/** By dialog: the mails that are on their way, also where their dialog was closed. */
const underWay = new Map<string, Promise<unknown>>();

/** Who got a mail in these words from a dialog, as far as it went: kept while the dialog is closed, and over a reload. */
export function readReceipt(dialogId: string, words: Words): ReadonlySet<string> {
  const receipt = receipts(dialogId).read();
  const isSame = receipt?.subject === words.subject && receipt.text === words.text;
  return new Set(isSame ? receipt.sent : []);
}

export function keepReceipt(dialogId: string, words: Words, sent: Iterable<string>): void {
  receipts(dialogId).keep({ ...words, sent: [...sent] });
}

/** Forgets who got a mail: all did. */
export function dropReceipt(dialogId: string): void {
  receipts(dialogId).drop();
}

/** Sends from a dialog once what is on its way from it has ended: opened again meanwhile, nobody gets a mail twice. */
export function afterOthers<Sent>(dialogId: string, send: () => Promise<Sent>): Promise<Sent> {
  const before = underWay.get(dialogId) ?? Promise.resolve();
  const sending = before.then(send, send);
  underWay.set(dialogId, sending);
  return sending;
}
