import type { Criterion } from '@cortex/api-client/model';
import { useListScorecards } from '@cortex/api-client/scorecards';
import { ClipboardList } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
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
  /** Those of the analysis, the most important first. */
  criteria: readonly Criterion[];
};

/**
 * What people saw in interviews, by the criteria of the job: one's own card, and those of others once it is in, beside
 * what the analysis found. Nothing where the server keeps none, or the job has no criteria.
 */
export function Scorecards({ candidateId, jobId, criteria }: ScorecardsProps) {
  const id = useId();
  const [open, setOpen] = useState(() => hasScorecardDraft(candidateId, jobId));
  const cards = useListScorecards(candidateId, { job_id: jobId }, { query: { retry: false } });
  const lacking = isUnsupported(cards.error);
  const { error } = cards;
  useEffect(() => {
    if (error && !lacking) logFailure(error);
  }, [error, lacking]);
  if (lacking || criteria.length === 0 || (!cards.error && !cards.data)) return null;
  const { own, others = [], hidden = 0 } = cards.data ?? {};
  const names = listCriteria(
    criteria.map(({ name }) => name),
    own ? [own, ...others] : [],
  );
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>Scorecards</h3>
          {cards.data ? <p>{describe(own !== undefined, others.length, hidden)}</p> : null}
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
          criteria={criteria.map(({ name }) => name)}
          own={own}
          onClose={() => setOpen(false)}
        />
      ) : own ? (
        <ScorecardTable criteria={names} findings={nameFindings(criteria)} own={own} others={others} />
      ) : null}
    </Card>
  );
}

function describe(hasOwn: boolean, others: number, hidden: number): string {
  if (hasOwn)
    return others === 0 ? 'Yours is the only one so far.' : 'The analysis and people, side by side.';
  if (hidden === 0) return 'After an interview: what you saw of each criterion.';
  return hidden === 1
    ? 'A colleague has filled one in. You see it once yours is in.'
    : `${hidden} colleagues have filled one in. You see theirs once yours is in.`;
}

function nameFindings(criteria: readonly Criterion[]): Map<string, string> {
  return new Map(
    criteria.map(({ name, met, credit = met ? 1 : 0 }) => [
      name,
      met ? 'Shown' : credit > 0 ? 'Shown in part' : 'Not found',
    ]),
  );
}
