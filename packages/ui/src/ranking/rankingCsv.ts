import type { MustHave } from '@cortex/api-client/model';
import { writeCsv } from '../csv/writeCsv.ts';
import { decided } from '../forms/Decision/decisionWords.ts';
import type { RankedRow } from './rankRows.ts';

/** A ranked list as CSV, in its order. `noun` is what is ranked, e.g. "Candidate". */
export function rankingCsv(noun: string, rows: readonly RankedRow[]): string {
  const header = [
    ...['Place', noun, 'Fit score', 'Must-haves met', 'Must-haves unclear', 'Must-haves missing'],
    ...['What decides', 'Analyzed (UTC)', 'Decision', 'Decided by', 'Decided (UTC)', 'No analysis because'],
    ...['Candidate ID', 'Job ID'],
  ];
  const cells = rows.map((row, index) => {
    const { name, score, sentence, mustHaves, scoredAt, decision, refusal, candidateId, jobId } = row;
    return [
      ...[refusal === undefined ? index + 1 : undefined, name, score],
      ...(['met', 'unclear', 'missing'] as const).map((state) => nameThose(mustHaves, state)),
      ...[refusal === undefined ? sentence : undefined, scoredAt],
      ...[decision && decided[decision.decision], decision?.by.full_name, decision?.at, refusal],
      ...[candidateId, jobId],
    ];
  });
  return writeCsv(header, cells);
}

function nameThose(mustHaves: readonly MustHave[], wanted: MustHave['state']): string {
  return mustHaves
    .filter(({ state }) => state === wanted)
    .map(({ name }) => name)
    .join('; ');
}
