import type { Criterion } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CriterionLine } from '../../components/CriterionRow/CorrectFinding.tsx';
import { useScorePreview } from './useScorePreview.ts';
import { VocabularyDialog } from './VocabularyDialog.tsx';

type SameWordsProps = { jobId: string; criterion: Criterion; onAgreed: () => void };

/**
 * Where a person chose a line that shows a criterion: in how many other candidates the same words stand, and the way to let them count there, too.
 * Nothing where they stand in none, or the server does not tell.
 */
export function SameWords({
  jobId,
  criterion: { name, suggested_words: words = '' },
  onAgreed,
}: SameWordsProps) {
  const [open, setOpen] = useState(false);
  const { preview } = useScorePreview(words ? { job_id: jobId, term: { criterion: name, words } } : null);
  const others = (preview?.total ?? 0) - 1;
  if (others < 1) return null;
  return (
    <CriterionLine>
      <span>
        The same words, “{words}”, are in {others === 1 ? '1 other candidate' : `${others} other candidates`}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Look at the same words for ${name}`}
        onClick={() => setOpen(true)}
      >
        Look
      </Button>
      <VocabularyDialog
        open={open}
        jobId={jobId}
        criterion={name}
        words={words}
        onClose={() => setOpen(false)}
        onAgreed={onAgreed}
      />
    </CriterionLine>
  );
}
