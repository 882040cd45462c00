import { collapse, protectedReason, redactPersonalData } from '@cortex/scoring';
import { withoutContact } from '../outside/withoutContact.ts';

const REMOVED = /\ue000/g;
const NOBODY = { name: '', email: '', phone: '' };

/** What leaves the server of a line of a candidate, whose personal data were taken out before; empty for nothing. */
export function candidateLineToSend(line: string, name: string): string {
  return tidy(withoutContact(line, name));
}

/** What leaves the server of a line of a job: no way to reach anybody, and nothing that names a protected trait. */
export function jobLineToSend(line: string): string {
  if (protectedReason(line)) return '';
  // Not as the first line: there a name may stand.
  return tidy(withoutContact(redactPersonalData(`-\n${line}`, NOBODY), ''));
}

function tidy(line: string): string {
  const plain = collapse(line.replace(REMOVED, ' ')).toWellFormed();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}
