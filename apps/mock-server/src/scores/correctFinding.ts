import type { CorrectionInput } from '@cortex/api-client/model';
import type { AnalysisInputs, Correction } from '@cortex/scoring';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import { keep, type Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import type { Perform } from '../workers/perform.ts';
import { keyOf, putCorrection } from './corrections.ts';
import { findPairs, type KeptResult, readInputs } from './findPairs.ts';
import { findSource } from './findSource.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Scoring } from './scorePairs.ts';

type Correcting = Scoring & { perform: Perform };

/**
 * Corrects what was found of one criterion of a pair, and analyzes the pair again with it: the correction, its entry in the record and the
 * analysis are saved together or not at all. Throws 404 where the caller does not see both, 422 where the job has no such criterion or the
 * line does not stand in the texts.
 */
export async function correctFinding<Told>(
  { db, clock, analyzer, perform }: Correcting,
  caller: Caller,
  pair: Pair,
  { criterion, finding, quote = '' }: Omit<CorrectionInput, 'job_id'>,
  tell: (trx: Executor, analysis: KeptResult) => Promise<Told>,
): Promise<Told> {
  const [found] = await transactAs(db, caller, (trx) => findPairs(trx, caller, [pair]));
  if (!found) throw notFound();
  const read = await readInputs(db, found);
  const name = await nameCriterion(perform, caller, found.job, criterion);
  if (!name && finding !== 'as_read') throw invalid({ criterion: 'The job has no criterion of this name.' });
  const source = finding === 'shown' ? findSource(read.candidate, quote) : undefined;
  if (finding === 'shown' && !source)
    throw invalid({ quote: 'Choose a whole line that stands in the resume or the notes.' });
  const said = { name: name ?? criterion, finding, quote: quote.trim(), source };
  const corrections = withCorrection(read.corrections, said);
  const outcome = await analyzer.analyze(
    { ...read, corrections },
    {
      organizationId: caller.organizationId,
      address: caller.address,
      pair,
    },
  );
  if (!outcome.ok) throw new HttpError(422, outcome.code, outcome.detail);
  const at = clock().toISOString();
  const analysis: KeptResult = { ...outcome.analysis, scored_at: at };
  return transactAs(db, caller, async (trx) => {
    const [now] = await findPairs(trx, caller, [pair]);
    if (!now) throw notFound();
    await putCorrection(trx, caller, pair, { ...said, at });
    if (now.fingerprint === found.fingerprint && !outcome.provisional) {
      const row = {
        fingerprint: fingerprintOf({ ...found.parts, corrections }),
        scored_by: analyzer.method,
        result: analysis,
        scored_at: at,
        jobHash: found.parts.jobHash,
      };
      await keep(trx, pair, row);
    }
    return tell(trx, analysis);
  });
}

/** The name of a job's criterion as the job has it; undefined where it has none of this name. */
async function nameCriterion(
  perform: Perform,
  { organizationId, address }: Caller,
  { criteria: choices, ...text }: AnalysisInputs['job'],
  criterion: string,
): Promise<string | undefined> {
  const job = choices ? { ...text, criteria: [...choices] } : text;
  const { criteria } = await perform('criteria', job, { organizationId, address });
  return criteria.find(({ name }) => keyOf(name) === keyOf(criterion))?.name;
}

type Said = { name: string; quote: string; source: 'resume' | 'notes' | undefined } & Pick<
  CorrectionInput,
  'finding'
>;

/** The corrections of a pair with one more, or with one less, in the order in which the database has them. */
function withCorrection(
  corrections: AnalysisInputs['corrections'] = [],
  { name, finding, quote, source }: Said,
): Correction[] {
  const others = corrections.filter((one) => keyOf(one.criterion) !== keyOf(name));
  const own: Correction[] =
    finding === 'shown' && source
      ? [{ criterion: name, finding, quote, source }]
      : finding === 'not_shown'
        ? [{ criterion: name, finding }]
        : [];
  return [...others, ...own].toSorted((a, b) => (keyOf(a.criterion) < keyOf(b.criterion) ? -1 : 1));
}
