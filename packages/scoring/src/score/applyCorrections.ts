import type { EvidenceSource } from '@cortex/api-client/model';
import { isLikeness } from '../job/criterion.ts';
import type { Language } from '../text/language.ts';
import type { Finding } from './finding.ts';
import { suggestWords } from './suggestWords.ts';

/** What a person said of one criterion: a line shows it, or the texts do not show it. `criterion` is its name, in any case. */
export type Correction =
  | { criterion: string; finding: 'shown'; quote: string; source: EvidenceSource }
  | { criterion: string; finding: 'not_shown' };

const REMARKS = {
  shown: 'A person marked this line as showing it.',
  not_shown: 'A person marked it as not shown.',
} as const;

/**
 * The findings with what people corrected: shown earns the whole weight by the line that was chosen, not shown earns nothing. A correction of a
 * criterion that the job no longer has changes nothing.
 */
export function applyCorrections(
  findings: readonly Finding[],
  corrections: readonly Correction[] | undefined,
  language: Language,
): Finding[] {
  if (!corrections) return [...findings];
  const byName = new Map(corrections.map((one) => [one.criterion.toLowerCase(), one]));
  return findings.map((finding) => {
    const correction = byName.get(finding.criterion.name.toLowerCase());
    return correction ? correct(finding, correction, language) : finding;
  });
}

function correct({ criterion }: Finding, correction: Correction, language: Language): Finding {
  const remark = REMARKS[correction.finding];
  if (correction.finding === 'not_shown')
    return { criterion, state: 'missing', credit: 0, quotes: [], remark, isCorrected: true };
  const { quote, source } = correction;
  // The likeness of the work is no thing that words could name.
  const suggestedWords = isLikeness(criterion.rule)
    ? undefined
    : suggestWords(quote, criterion.name, language);
  return {
    criterion,
    state: 'met',
    credit: 1,
    quotes: [{ quote, source }],
    remark,
    isCorrected: true,
    ...(suggestedWords ? { suggestedWords } : {}),
  };
}
