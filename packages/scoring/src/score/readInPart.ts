import { type Job, textOf } from '../job/criterion.ts';
import { languageOf } from '../lexicon/detectLanguage.ts';
import type { Language } from '../text/language.ts';

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  ar: 'Arabic',
  zh: 'Chinese',
};

/** Why a job and what a candidate wrote could be read in part only, in one sentence; undefined where they could be read. */
export function readInPart(job: Job, texts: string): string | undefined {
  const asked = languageOf(textOf(job));
  const told = languageOf(texts);
  if (asked === 'other' || told === 'other') {
    const which =
      asked !== 'other' ? 'What the candidate wrote' : told !== 'other' ? 'The job' : 'Both texts';
    return `${which} could be read in part only: ${which === 'Both texts' ? 'they are' : 'it is'} in a language that is not read yet.`;
  }
  if (asked === undefined || told === undefined || asked === told) return undefined;
  return `The texts could be read in part only: the job is in ${NAMES[asked]}, the candidate's texts are in ${NAMES[told]}.`;
}
