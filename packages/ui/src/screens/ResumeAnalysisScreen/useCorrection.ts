import { correctFinding } from '@cortex/api-client/analysis';
import type { CorrectionInput, ResumeAnalysis } from '@cortex/api-client/model';
import type { Correct } from '../../components/CriterionRow/CorrectFinding.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import type { Pair } from '../../ranking/rankedPair.ts';
import { replaceAnalysis } from './keptAnalyses.ts';

/** Saves corrections of one pair's findings. Wherever its analysis is kept it is the corrected one then, also where the person has left. */
export function useCorrection(pair: Pair): Correct {
  const { candidateId, jobId } = pair;
  const { send, sending, sent, error } = useSave<ResumeAnalysis, Omit<CorrectionInput, 'job_id'>>({
    call: (correction) => correctFinding(candidateId, { ...correction, job_id: jobId }),
    messages: extensionMessages.correctFinding,
    writeCache: (queryClient, corrected) => replaceAnalysis(queryClient, pair, corrected),
  });
  const message = error?.fieldErrors.quote;
  const refused = sent && message ? { criterion: sent.criterion, quote: sent.quote, message } : undefined;
  return { send, sending, refused };
}
