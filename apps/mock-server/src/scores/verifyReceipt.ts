import { createPublicKey, verify } from 'node:crypto';
import type { ReceiptInputs, SignedReceipt } from '@cortex/api-client/model';
import { analyzeResume, SCORED_BY } from '@cortex/scoring';
import { toCanonicalJson } from '../ledger/entry.ts';
import { describeScore, fingerprintsOf, inputsOf, keyIdOf, RECEIPT_FORMAT } from './receipt.ts';

export type { ReceiptInputs } from '@cortex/api-client/model';

/** What came of looking at a receipt: sentences, and whether any of them says that something is wrong. */
export type Verification = { ok: boolean; lines: string[] };

/** What is at hand beside the receipt. */
type AtHand = {
  /** The id of the key that the server is known to sign with. */
  keyId?: string | undefined;
  /** The texts; those of the receipt itself where it carries them. */
  inputs?: ReceiptInputs | undefined;
};

/** What may stand outside of what is signed, by the part of the file that it stands in. */
const FIELDS = {
  file: ['receipt', 'key', 'signature', 'inputs'],
  key: ['id', 'algorithm', 'public_key'],
  inputs: ['job', 'candidate'],
};

/** In characters: several times the longest receipt with its texts. */
const LONGEST = 5_000_000;

/**
 * Checks the text of a receipt: that it is one, that its signature fits, that the texts at hand are those that were scored, and
 * whether they come out the same when they are scored again.
 */
export function verifyReceipt(text: string, { keyId, inputs }: AtHand = {}): Verification {
  const fault = findFault(text);
  if (fault) return { ok: false, lines: [fault] };
  const signed: SignedReceipt = JSON.parse(text);
  const signature = checkSignature(signed, keyId);
  if (!signature.ok) return signature;
  const texts = [signed.inputs, inputs].filter((each) => each !== undefined);
  if (texts.length === 0) {
    const line =
      'The texts are not at hand, so it was not scored again. Give the texts, or take a receipt with them.';
    return { ok: true, lines: [...signature.lines, line] };
  }
  // Texts that come with the receipt are looked at beside those at hand as well: nothing false may travel in it.
  const checks = texts.map((each) => scoreAgain(signed, each));
  const decisive = checks.find(({ ok }) => !ok) ?? checks.at(-1);
  return { ok: decisive?.ok === true, lines: [...signature.lines, ...(decisive?.lines ?? [])] };
}

/** What a reader would see otherwise than a program: a name that stands twice, or a number that is written in another way. */
function findFault(text: string): string | undefined {
  if (text.length > LONGEST) return 'This is no receipt: it is far too long.';
  let parsed: unknown;
  let count: number;
  try {
    parsed = JSON.parse(text);
    count = countNames(parsed);
  } catch {
    return 'This is no receipt: it cannot be read as JSON.';
  }
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
  if (names.length !== count) return 'A name stands twice in it, so it says two things.';
  const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, '').match(/-?\d[\d.eE+-]*/g) ?? [];
  const odd = numbers.find((number) => String(Number(number)) !== number);
  if (odd) return `The number ${odd} is not written as this server writes numbers.`;
  if (!isReceipt(parsed)) return `This is no receipt of the format ${RECEIPT_FORMAT}.`;
  const { key, inputs = {} } = parsed;
  const parts = [
    [parsed, FIELDS.file] as const,
    [key, FIELDS.key] as const,
    [inputs, FIELDS.inputs] as const,
  ];
  const more = parts
    .flatMap(([part, known]) => Object.keys(Object(part)).filter((name) => !known.includes(name)))
    .at(0);
  return more ? `"${more}" stands outside of what is signed.` : undefined;
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: number = Object.values(value).reduce(
    (sum: number, part: unknown) => sum + countNames(part),
    0,
  );
  return parts + (Array.isArray(value) ? 0 : Object.keys(value).length);
}

function isReceipt(value: unknown): value is SignedReceipt {
  const { receipt, key, signature } = Object(value);
  const shapes = [Object(receipt).format === RECEIPT_FORMAT, typeof Object(key).public_key === 'string'];
  return shapes.every(Boolean) && typeof signature === 'string';
}

function checkSignature({ receipt, key, signature }: SignedReceipt, keyId: string | undefined): Verification {
  const der = Buffer.from(key.public_key, 'base64');
  const id = keyIdOf(der.toString('base64'));
  if (key.algorithm !== 'Ed25519')
    return { ok: false, lines: ['The key is not one of Ed25519, with which receipts are signed.'] };
  const isAsWritten =
    der.toString('base64') === key.public_key &&
    Buffer.from(signature, 'base64url').toString('base64url') === signature;
  if (!isAsWritten)
    return { ok: false, lines: ['The key or the signature is not written as this server writes them.'] };
  if (id !== key.id) return { ok: false, lines: ['The key does not have the id that the receipt gives it.'] };
  if (keyId !== undefined && keyId !== id)
    return { ok: false, lines: [`It was signed by another server: with the key ${id}, not ${keyId}.`] };
  if (!isSignedBy(der, toCanonicalJson(receipt), signature))
    return {
      ok: false,
      lines: ['The signature does not fit: something was changed after the receipt was issued.'],
    };
  const whose =
    keyId === undefined ? ' Compare the id with that of your server (--key).' : ' That is the key you named.';
  return { ok: true, lines: [`The signature fits, by the key ${id}.${whose}`] };
}

function isSignedBy(der: Buffer, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

function scoreAgain({ receipt }: SignedReceipt, texts: ReceiptInputs): Verification {
  const inputs = inputsOf(receipt, texts);
  const found = fingerprintsOf(inputs);
  const names = { resume: 'The resume', job: 'The job', notes: 'The notes', contact: 'The contact' };
  const lines = Object.entries(names).flatMap(([name, title]) => {
    const key = name as keyof typeof names;
    return found[key] === receipt.fingerprints[key]
      ? []
      : [`${title} is not the text that was scored: its fingerprint differs.`];
  });
  if (lines.length === 0 && found.inputs !== receipt.fingerprints.inputs)
    lines.push('The texts are not all that was scored: their fingerprint differs.');
  if (lines.length > 0) return { ok: false, lines };
  lines.push('The texts are those that were scored.');
  const { name, version } = receipt.scored_by;
  if (name !== SCORED_BY.name)
    return {
      ok: true,
      lines: [
        ...lines,
        `It was scored by "${name}", which took part from outside and cannot be played again.`,
      ],
    };
  if (version !== SCORED_BY.version)
    return {
      ok: true,
      lines: [
        ...lines,
        `It was scored by version ${version}; this is ${SCORED_BY.version}. To score it again, take that version.`,
      ],
    };
  const outcome = analyzeResume(inputs);
  if (!outcome.ok) return { ok: false, lines: [...lines, `It cannot be scored again: ${outcome.detail}`] };
  const again = describeScore(inputs, outcome.analysis, {
    candidateId: receipt.candidate_id,
    jobId: receipt.job_id,
    issuedAt: receipt.issued_at,
    scoredAt: receipt.scored_at,
  });
  if (toCanonicalJson(again) === toCanonicalJson(receipt))
    return {
      ok: true,
      lines: [...lines, `Scored again by version ${version}, it comes out the same: ${receipt.fit_score}.`],
    };
  return {
    ok: false,
    lines: [
      ...lines,
      `Scored again it comes out otherwise: ${again.fit_score}, not ${receipt.fit_score}, or by other findings.`,
    ],
  };
}
