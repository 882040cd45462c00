import { recordingMeaning } from '../meaning/meaning.ts';
import { type AnalysisInputs, readBy } from './analyzeResume.ts';

/** Lines whose meaning an analysis compares, each once: those of the job with those of the candidate. */
export type LinesToEmbed = { job: string[]; candidate: string[] };

/**
 * The lines that need a vector, so that an analysis can do without the bundled table. The candidate's are without
 * personal data. None where nothing is compared: in other languages than English, or where there is too little text.
 */
export function linesToEmbed(inputs: AnalysisInputs): LinesToEmbed {
  const meaning = recordingMeaning();
  readBy(meaning, inputs);
  return { job: [...meaning.job], candidate: [...meaning.candidate] };
}
