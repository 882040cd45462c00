import { type Job, textOf } from '../job/criterion.ts';
import { languageOf } from '../lexicon/detectLanguage.ts';
import en from '../lexicon/languages/en.json' with { type: 'json' };
import { LANGUAGES } from '../lexicon/languages.ts';
import type { Language } from '../text/language.ts';

const nameOf = (language: Language) => (language === 'en' ? en.name : LANGUAGES[language].name);

/**
 * Why a job and what a candidate wrote could be read in part only, in one sentence; undefined where they
 * could be read.
 */
export function readInPart(job: Job, texts: string): string | undefined {
  const asked = languageOf(textOf(job));
  const told = languageOf(texts);
  if (asked === 'other' || told === 'other') {
    const [which, are] =
      asked !== 'other'
        ? ['What the candidate wrote', 'it is']
        : told !== 'other'
          ? ['The job', 'it is']
          : ['Both texts', 'they are'];
    return `${which} could be read in part only: ${are} in a language that is not read yet.`;
  }
  if (asked === undefined || told === undefined || asked === told) return undefined;
  const [ofJob, ofTexts] = [nameOf(asked), nameOf(told)];
  return `The texts could be read in part only: the job is in ${ofJob}, the candidate's texts are in ${ofTexts}.`;
}
