import { resumeLimits } from '@cortex/api-client/limits';
import type { JobInput, JobReading } from '@cortex/api-client/model';
import type { ExtractFailure, ExtractResult } from '@cortex/resume-text';
import type {
  AnalysisInputs,
  AnalysisOutcome,
  Contact,
  LinesToEmbed,
  NearestLinesOutcome,
  Proposal,
  Question,
  ResumeAnalysis,
} from '@cortex/scoring';
import { readFile } from '../platform/readFile.ts';

/** A file by its path, or by its bytes where it is small. */
export type NamedFile = { fileName: string } & ({ path: string } | { bytes: Uint8Array });

/**
 * What a resume says, the skills that it names, and what it says of its person. The text is empty for a file that
 * holds only images.
 */
export type ResumeReading =
  | (Extract<ExtractResult, { ok: true }> & { skills: string; contact: Contact })
  | ExtractFailure;

/** What a language model may be asked about a pair, and the texts that were read. */
type Questions = { ok: true; questions: Question[]; resume: string; notes: string };

/** An analysis, whether a model's vectors took part, and whether what another proposed holds. */
type Proposed = { ok: true; analysis: ResumeAnalysis; isEmbedded: boolean; isRaised: boolean };

type Failed = Extract<AnalysisOutcome, { ok: false }>;

type Tasks = {
  resume: { input: NamedFile; result: ResumeReading };
  analysis: { input: AnalysisInputs; result: AnalysisOutcome };
  questions: { input: AnalysisInputs; result: Questions | Failed };
  proposals: {
    input: { inputs: AnalysisInputs; proposals: readonly Proposal[] | undefined; by: string };
    result: Proposed | Failed;
  };
  lines: { input: AnalysisInputs; result: LinesToEmbed };
  nearest: { input: { inputs: AnalysisInputs; criterion: string }; result: NearestLinesOutcome };
  criteria: { input: JobInput; result: JobReading };
};
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Tasks[Name]['input'];
export type TaskResult<Name extends TaskName> = Tasks[Name]['result'];

/** What does them is large: it is loaded when there is a text to read. */
const tasks: { [Name in TaskName]: (input: TaskInput<Name>) => Promise<TaskResult<Name>> } = {
  resume,
  async analysis(inputs) {
    const { analyzeResume } = await import('@cortex/scoring');
    return analyzeResume(inputs);
  },
  async questions(inputs) {
    const { questionsOf, readInputs } = await import('@cortex/scoring');
    const outcome = readInputs(inputs);
    if (!outcome.ok) return outcome;
    const { findings, resume, notes } = outcome.reading;
    return { ok: true, questions: questionsOf(findings), resume, notes };
  },
  async proposals({ inputs, proposals, by }) {
    const { applyProposals, readInFull, readInputs, SCORED_BY, toAnalysis } = await import('@cortex/scoring');
    const outcome = readInputs(inputs);
    if (!outcome.ok) return outcome;
    const { reading } = outcome;
    const raised = proposals && applyProposals(reading, proposals, by);
    return {
      ok: true,
      analysis: toAnalysis(raised ? readInFull(raised) : reading, SCORED_BY),
      isEmbedded: reading.embeddedBy !== undefined,
      isRaised: raised !== undefined,
    };
  },
  async lines(inputs) {
    const { linesToEmbed } = await import('@cortex/scoring');
    return linesToEmbed(inputs);
  },
  async nearest({ inputs, criterion }) {
    const { nearestLines } = await import('@cortex/scoring');
    return nearestLines(inputs, criterion);
  },
  async criteria(job) {
    const { describeCriteria } = await import('@cortex/scoring');
    return describeCriteria(job);
  },
};

/** Does work on texts that people sent, which may take long or much memory. */
export function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskResult<Name>> {
  return tasks[name](input);
}

async function resume(file: NamedFile): Promise<ResumeReading> {
  const bytes = 'path' in file ? await readFile(file.path) : file.bytes;
  const { extractText } = await import('@cortex/resume-text');
  const whole = await extractText({ fileName: file.fileName, bytes });
  if (!whole.ok) return whole;
  const result = cutReading(whole);
  const { extractSkills, nameFromFileName, readContact } = await import('@cortex/scoring');
  const suggested = nameFromFileName(file.fileName);
  const contact = { ...(suggested ? { name: suggested } : {}), ...readContact(result.text) };
  return { ...result, skills: extractSkills(result.text), contact };
}

/** A file of a few kilobytes can unpack to megabytes of text: what is kept of one has a limit, and so has its layout. */
function cutReading<Reading extends Extract<ExtractResult, { ok: true }>>(reading: Reading): Reading {
  return {
    ...reading,
    text: reading.text.slice(0, resumeLimits.characters),
    runs: within(reading.runs, ({ text }) => text),
    hidden: within(reading.hidden, (text) => text),
  };
}

/** The first items whose texts are together no longer than what is kept of a resume. */
function within<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  let length = 0;
  return items.filter((item) => {
    length += textOf(item).length;
    return length <= resumeLimits.characters;
  });
}
