import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What is forgotten of the mails that were sent: what is older, or what holds one of the texts. */
export type Forgotten = { before: Date } | { texts: readonly string[] };

/** The mails in a folder, as `mail.ts` names them, that were written by then. */
export async function listMailsBefore(folder: string, before: Date): Promise<string[]> {
  const until = nameTime(before);
  return (await listMails(folder)).filter((name) => name.slice(0, until.length) <= until);
}

/** Removes the mails of a folder that are to be forgotten. */
export async function forgetMails(folder: string, what: Forgotten): Promise<void> {
  const names =
    'before' in what ? await listMailsBefore(folder, what.before) : await findMails(folder, what.texts);
  for (const name of names) await rm(join(folder, name), { force: true });
}

/** A time as it stands at the head of a mail's file name. */
export function nameTime(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}

async function findMails(folder: string, texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== '');
  const found: string[] = [];
  for (const name of await listMails(folder)) {
    const text = decode(await readFile(join(folder, name), 'latin1').catch(noMail)).toLowerCase();
    if (wanted.some((one) => hasWords(text, one))) found.push(name);
  }
  return found;
}

/** Another erasure at the same moment was first. */
function noMail(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** Whether a text has these words, and not as a part of others: somebody may be called by one letter. */
function hasWords(text: string, words: string): boolean {
  const isPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + words.length])) return true;
  return false;
}

async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).toSorted();
}

/** A mail whose text is quoted-printable or plain as it reads, on one line where its lines were folded. */
function decode(mail: string): string {
  const unfolded = mail.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]/g, ' ');
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
