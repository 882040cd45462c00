import { hashSecret } from '../access/secrets.ts';
import { toEmailKey } from '../db/emailKey.ts';

/**
 * Stands in the outbox for an application and the address that it came with, so that the mail goes to no other address: one that is
 * typed into the candidate later was not counted.
 */
export function nameArrival(jobId: string, email: string): string {
  return hashSecret(`${jobId}\n${toEmailKey(email)}`);
}
