import type { AnalysisCandidate, AnalysisInputs } from '@cortex/scoring';
import { hashText } from '../db/hashText.ts';

/** What an analysis rests on, its long texts by their hashes: so many pairs are told apart without reading a text again. */
export type FingerprintParts = Omit<AnalysisInputs, 'job' | 'candidate' | 'embeddings'> & {
  jobHash: string;
  candidate: Omit<AnalysisCandidate, 'resumeText'> & { resumeHash: string | null };
};

const PREFIX = '2:';

/** What an analysis was made of: the same inputs have the same fingerprint. */
export function fingerprintOf({
  jobHash,
  candidate,
  asOf,
  corrections,
  vocabulary,
}: FingerprintParts): string {
  return PREFIX + hashText(JSON.stringify([jobHash, candidate, asOf, corrections ?? [], vocabulary ?? []]));
}

/** Whether an analysis was kept before resumes had hashes. */
export function isFormer(fingerprint: string): boolean {
  return !fingerprint.startsWith(PREFIX);
}

/** The fingerprint of the same inputs as it was made before resumes had hashes, from the whole texts. */
export function formerFingerprintOf(inputs: AnalysisInputs): string {
  return hashText(JSON.stringify(inputs));
}
