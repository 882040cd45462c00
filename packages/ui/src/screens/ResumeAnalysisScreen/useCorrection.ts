import { correctFinding } from '@cortex/api-client/analysis';
import type { CorrectionInput, ResumeAnalysis } from '@cortex/api-client/model';
import type { Correct } from '../../components/CriterionRow/CorrectFinding.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import type { Pair } from '../../ranking/rankedPair.ts';

/** Saves corrections of one pair's findings. `onCorrected` gets the analysis as it is with them. */
export function useCorrection(
  { candidateId, jobId }: Pair,
  onCorrected: (analysis: ResumeAnalysis) => void,
): Correct {
  const { send, sending } = useSave<ResumeAnalysis, Omit<CorrectionInput, 'job_id'>>({
    call: (correction) => correctFinding(candidateId, { ...correction, job_id: jobId }),
    messages: extensionMessages.correctFinding,
    onDone: onCorrected,
  });
  return { send, sending };
}
