import { analyzeResume } from '@cortex/api-client/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import type { Failure } from '../../feedback/reportFailure.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Reason = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    fontSize: 'small',
    '& p': { overflowWrap: 'anywhere' },
    '& p + p': { color: 'muted' },
    '& > p:first-of-type svg': {
      display: 'inline-block',
      marginInlineEnd: '1',
      color: 'bad',
      verticalAlign: 'text-bottom',
    },
  },
});

type FailedColumnProps = {
  candidateId: string;
  jobId: string;
  name: string;
  failure: Failure;
  onAnalyzed: (analysis: ResumeAnalysis) => void;
};

/** Why a candidate has no analysis, and a retry button. */
export function FailedColumn({ candidateId, jobId, name, failure, onAnalyzed }: FailedColumnProps) {
  const save = useSave({
    call: () => analyzeResume({ candidate_id: candidateId, job_id: jobId }),
    messages: messages.analyzeResume,
    writeCache: (_, analysis: ResumeAnalysis) => onAnalyzed(analysis),
  });
  const { title, description } = save.failure ?? failure;
  return (
    <Reason>
      <p>
        <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
        {title}
      </p>
      <p>{description}</p>
      <Button
        variant="secondary"
        size="small"
        disabled={save.sending}
        aria-label={`Retry: ${name}`}
        onClick={() => save.send(undefined)}
      >
        <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
        Retry
      </Button>
    </Reason>
  );
}
