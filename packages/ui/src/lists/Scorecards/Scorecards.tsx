import type { Criterion } from '@cortex/api-client/model';
import { useListScorecards } from '@cortex/api-client/scorecards';
import { ClipboardList } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useNextFocus } from '../../components/Button/useNextFocus.ts';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, logFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { listCriteria } from './marks.ts';
import { hasScorecardDraft, ScorecardForm } from './ScorecardForm.tsx';
import { ScorecardTable } from './ScorecardTable.tsx';

const Card = styled('section', {
  base: {
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    overflow: 'hidden',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '2',
      padding: '5',
      paddingBlock: '4',
    },
    '& h3': { fontSize: 'lead' },
    '& header p': { color: 'muted', fontSize: 'small' },
    '& .failed': { paddingInline: '5', paddingBlockEnd: '4' },
    '@media print': { '& button': { display: 'none' } },
  },
});

type ScorecardsProps = {
  candidateId: string;
  jobId: string;
  /** Those of the analysis with what it found, or the job's by their names alone; the most important first. */
  criteria: readonly (Criterion | Pick<Criterion, 'name'>)[];
  /** The job's title, where what stands around does not name it. */
  jobTitle?: string;
};

/**
 * What people saw in interviews, by the criteria of the job: one's own card, and those of others once it is in, beside
 * what the analysis found. Nothing where the server keeps none, or the job has no criteria.
 */
export function Scorecards({ candidateId, jobId, criteria, jobTitle }: ScorecardsProps) {
  const id = useId();
  const [open, setOpen] = useState(() => hasScorecardDraft(candidateId, jobId));
  const cards = useListScorecards(candidateId, { job_id: jobId }, { query: { retry: false } });
  const lacking = isUnsupported(cards.error);
  const { error } = cards;
  const next = useNextFocus<HTMLElement>(open ? 'form' : 'cards');
  useEffect(() => {
    if (error && !lacking) logFailure(error);
  }, [error, lacking]);
  if (lacking || criteria.length === 0 || (!cards.error && !cards.data)) return null;
  const { own, others = [], hidden = 0 } = cards.data ?? {};
  const findings = nameFindings(criteria);
  const names = listCriteria(
    criteria.map(({ name }) => name),
    own ? [own, ...others] : [],
  );
  return (
    <Card {...next} aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>
            Scorecards
            {jobTitle ? (
              <>
                {' '}
                for <bdi>{jobTitle}</bdi>
              </>
            ) : null}
          </h3>
          {cards.data ? <p>{describe(own !== undefined, others.length, hidden, findings.size > 0)}</p> : null}
        </div>
        {cards.data && !open ? (
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            <ClipboardList size={16} strokeWidth={1.75} aria-hidden="true" />
            {own ? 'Change yours' : 'Fill in yours'}
          </Button>
        ) : null}
      </header>
      {!cards.data ? (
        <div className="failed">
          <SectionFailure
            {...describeFailure(cards.error, extensionMessages.loadScorecards)}
            retrying={cards.isFetching}
            onRetry={cards.refetch}
          />
        </div>
      ) : open ? (
        <ScorecardForm
          candidateId={candidateId}
          jobId={jobId}
          criteria={listCriteria(
            criteria.map(({ name }) => name),
            own ? [own] : [],
          )}
          own={own}
          onClose={() => setOpen(false)}
        />
      ) : own ? (
        <ScorecardTable criteria={names} findings={findings} own={own} others={others} />
      ) : null}
    </Card>
  );
}

function describe(hasOwn: boolean, others: number, hidden: number, isAnalysed: boolean): string {
  if (hasOwn && others === 0) return 'Yours is the only one so far.';
  if (hasOwn) return isAnalysed ? 'The analysis and people, side by side.' : 'What each of you saw.';
  if (hidden === 0) return 'After an interview: what you saw of each criterion.';
  return hidden === 1
    ? 'A colleague has filled one in. You see it once yours is in.'
    : `${hidden} colleagues have filled one in. You see theirs once yours is in.`;
}

function nameFindings(criteria: ScorecardsProps['criteria']): Map<string, string> {
  return new Map(
    criteria.flatMap((criterion) => {
      if (!('met' in criterion)) return [];
      const { name, met, credit = met ? 1 : 0 } = criterion;
      return [[name, met ? 'Shown' : credit > 0 ? 'Shown in part' : 'Not found']] as const;
    }),
  );
}
