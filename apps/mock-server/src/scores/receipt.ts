import type {
  AnalysisMethod,
  Criterion,
  Receipt,
  ReceiptFingerprints,
  ReceiptInputs,
  ReceiptKey,
} from '@cortex/api-client/model';
import type { AnalysisInputs, Correction } from '@cortex/scoring';
import { hashText } from '../db/hashText.ts';
import { toCanonicalJson } from '../ledger/entry.ts';
import * as ed25519 from '../platform/ed25519.ts';
import { sha256 } from '../platform/sha256.ts';

export const RECEIPT_FORMAT = 'cortex-receipt-1';

type Scored = {
  scored_by: AnalysisMethod;
  fit_score: number;
  recommendation: string;
  criteria: readonly Criterion[];
  vocabulary_version?: number;
};

type About = { candidateId: string; jobId: string; issuedAt: string; scoredAt: string };

/** What a receipt says of an analysis of these inputs. The same inputs, scored again, give the same but for its times. */
export function describeScore(inputs: AnalysisInputs, analysis: Scored, about: About): Receipt {
  const { corrections = [], vocabulary = [], candidate, asOf } = inputs;
  const { scored_by, fit_score, recommendation, criteria, vocabulary_version } = analysis;
  return {
    format: RECEIPT_FORMAT,
    candidate_id: about.candidateId,
    job_id: about.jobId,
    issued_at: about.issuedAt,
    scored_at: about.scoredAt,
    scored_by,
    as_of: asOf,
    fingerprints: fingerprintsOf(inputs),
    hidden_words: candidate.hiddenWords ?? 0,
    corrections: corrections.map((one) => ({ ...one })),
    vocabulary: vocabulary.map((one) => ({ ...one })),
    ...(vocabulary_version === undefined ? {} : { vocabulary_version }),
    fit_score,
    recommendation,
    criteria: [...criteria],
  };
}

/** The texts of a receipt, which go with it by choice. */
export function describeInputs({ job, candidate }: AnalysisInputs): ReceiptInputs {
  const { name, email, phone, notes, resumeText } = candidate;
  const { title, description, skills_required, criteria } = job;
  return {
    job: { title, description, skills_required, ...(criteria ? { criteria: [...criteria] } : {}) },
    candidate: { name, email, phone, notes, resume_text: resumeText },
  };
}

/** What was scored, from the texts and from what the receipt itself says. */
export function inputsOf(receipt: Receipt, { job, candidate }: ReceiptInputs): AnalysisInputs {
  const { resume_text, ...contact } = candidate;
  const { corrections, vocabulary, as_of, hidden_words } = receipt;
  return {
    job,
    candidate: { ...contact, resumeText: resume_text, hiddenWords: hidden_words },
    asOf: as_of,
    ...(corrections.length > 0 ? { corrections: corrections.flatMap(readCorrection) } : {}),
    ...(vocabulary.length > 0 ? { vocabulary } : {}),
  };
}

function readCorrection({ criterion, finding, quote, source }: Receipt['corrections'][number]): Correction[] {
  if (finding === 'not_shown') return [{ criterion, finding }];
  return quote === undefined || source === undefined ? [] : [{ criterion, finding, quote, source }];
}

export function fingerprintsOf(inputs: AnalysisInputs): ReceiptFingerprints {
  const { job, candidate } = describeInputs(inputs);
  const { name, email, phone, notes, resume_text } = candidate;
  return {
    resume: hashText(resume_text ?? ''),
    notes: hashText(notes),
    job: hashText(toCanonicalJson(job)),
    contact: hashText(toCanonicalJson({ name, email, phone })),
    inputs: hashText(toCanonicalJson(inputs)),
  };
}

/** The signature of a receipt, in base64url, by a key as `receiptKey` gives it. */
export function signReceipt(receipt: Receipt, key: string): Promise<string> {
  return ed25519.sign(toCanonicalJson(receipt), key);
}

/** The public half of a key, as a receipt names it. */
export async function publicKeyOf(key: string): Promise<ReceiptKey> {
  const public_key = await ed25519.publicKeyOf(key);
  return { id: keyIdOf(public_key), algorithm: 'Ed25519', public_key };
}

/** What names a key: the beginning of the hash of its public half, which is DER in base64. */
export function keyIdOf(publicKey: string): string {
  const der = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  return sha256(der, 'hex').slice(0, 16);
}
