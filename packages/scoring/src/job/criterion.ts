import type { CriterionChoice, CriterionKind } from '@cortex/api-client/model';
import type { AskedTerms, Phrase } from '../lexicon/readAskedTerms.ts';
import type { WeighedWords } from '../meaning/wordCosine.ts';
import type { Level } from '../resume/profile.ts';

/** A job as a recruiter wrote it, with what a person set about its criteria. */
export type Job = {
  title: string;
  description: string;
  skills_required: string;
  criteria?: readonly CriterionChoice[] | undefined;
};

/** All that a job says, in one text, from which its language is detected. */
export function textOf({ title, description, skills_required }: Job): string {
  return `${title}\n${skills_required}\n${description}`;
}

/** How a criterion is looked for in a resume. Durations in months. */
export type Rule =
  | { by: 'skill'; terms: AskedTerms }
  | { by: 'duty'; terms: AskedTerms }
  | { by: 'licence'; terms: AskedTerms }
  | { by: 'years'; months: number; of: AskedTerms | undefined }
  | { by: 'degree'; level: number; field: AskedTerms | undefined; orExperience: boolean }
  | { by: 'language'; language: string; level: number }
  | { by: 'role'; terms: AskedTerms; head: Phrase }
  | { by: 'level'; level: Level }
  /** `of`: what kind of team. */
  | { by: 'lead'; terms: AskedTerms; of?: AskedTerms }
  | { by: 'work'; words: ReadonlyMap<string, number>; likeness?: JobOfWork }
  | { by: 'words'; words: ReadonlyMap<string, number>; whole: WeighedWords };

/** Whether a criterion is how like the job text a resume is as a whole, and no single thing that is asked for. */
export function isLikeness(rule: Rule): rule is Extract<Rule, { by: 'work' | 'words' }> {
  return rule.by === 'work' || rule.by === 'words';
}

/** Whether a person listed skills, or set a criterion; otherwise all was read in the description. */
export function hasListedSkills(criteria: readonly Pick<Criterion, 'from'>[]): boolean {
  return criteria.some(({ from }) => from === 'skills' || from === 'person');
}

/** What the likeness of the work is measured against: the lines that tell of the work, and the words of the whole text. */
export type JobOfWork = { lines: readonly WorkLine[]; whole: WeighedWords };

/** A line of a job that tells of the work, and how much it counts beside the others. */
export type WorkLine = { text: string; weight: number };

/** What the text of a job says about how much something counts. */
export type Importance = 'must' | 'nice' | 'neither';

/** Something that a job asks for, as it was read. `quote` is where it is in the description. */
export type Criterion = {
  name: string;
  kind: CriterionKind;
  importance: Importance | 'left_out';
  from: 'skills' | 'description' | 'title' | 'person';
  quote?: string;
  /** Whether it is enough to have begun it: "MCIPS or studying towards it". */
  orBegun?: boolean;
  /** Whether the description asks for what somebody is like: next to nothing rests on it. */
  isTrait?: boolean;
  rule: Rule;
};

/** A criterion with its share of the score in whole percentage points. */
export type WeighedCriterion = Criterion & { weight: number };
