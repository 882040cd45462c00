import type { SignedReceipt } from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { findPairs, readInputs } from './findPairs.ts';
import { describeInputs, describeScore, publicKeyOf, signReceipt } from './receipt.ts';
import { receiptKey } from './receiptKey.ts';
import { requireScore, type Scoring, scorePairs } from './scorePairs.ts';

/** Signs what the kept analysis of a pair rests on and says; analyzes it first where none is kept. */
export async function issueReceipt(
  scoring: Scoring,
  caller: Caller,
  pair: Pair,
  { withInputs }: { withInputs: boolean },
): Promise<SignedReceipt> {
  if (withInputs && !caller.isAdmin)
    throw new HttpError(
      403,
      'admin_required',
      'Only an admin of your organization can take the texts along.',
    );
  const issuedAt = scoring.clock().toISOString();
  const { told } = await scorePairs(scoring, caller, [pair], async (trx, [scored]) => {
    requireScore(scored);
    const [found] = await findPairs(trx, caller, [pair]);
    if (!found) throw notFound();
    if (!found.kept)
      throw new HttpError(
        409,
        'analysis_changed',
        'The texts were changed meanwhile, or the analysis is provisional. Analyze again, then take the receipt.',
      );
    const { kept } = found;
    const inputs = await readInputs(trx, found);
    const about = { ...pair, issuedAt, scoredAt: kept.result.scored_at };
    const analysis = { ...kept.result, scored_by: kept.scored_by };
    const receipt = describeScore(inputs, analysis, about);
    const key = await receiptKey(trx);
    return {
      receipt,
      key: await publicKeyOf(key),
      signature: await signReceipt(receipt, key),
      ...(withInputs ? { inputs: describeInputs(inputs) } : {}),
    };
  });
  return told;
}
