import { getListDecisionsQueryKey, useListDecisions } from '@cortex/api-client/ledger';
import type { LedgerEntry } from '@cortex/api-client/model';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { decided, describeDecider, listLatestDecisions } from '../../forms/Decision/decisionWords.ts';
import { saveFile } from '../../saveFile.ts';
import { styled } from '../../theme/styled.tsx';
import type { GetAnalysisHref } from '../AnalysisHistory/AnalysisHistory.tsx';
import { prefetched, useStaleOnLeave } from '../DetailPanel/prefetched.ts';

const List = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlockStart: '1',
    marginBlockEnd: '2',
    '& li': {
      paddingBlock: '2.5',
      borderBlockEnd: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& strong': { fontWeight: 'medium' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& p': { color: 'muted', fontSize: 'small' },
    '& blockquote': { fontSize: 'small', whiteSpace: 'pre-line' },
  },
});

const Handover = styled('div', { base: { marginInlineStart: '-3' } });

type CandidateDecisionsProps = { candidateId: string; getAnalysisHref: GetAnalysisHref };

/** The latest decisions about a candidate, with a download of all of them. Renders nothing where there are none. */
export function CandidateDecisions({ candidateId, getAnalysisHref }: CandidateDecisionsProps) {
  const id = useId();
  const decisions = useListDecisions(candidateId, prefetched);
  useStaleOnLeave(getListDecisionsQueryKey(candidateId));
  const lacking = isUnsupported(decisions.error);
  useReportedFailure(lacking ? null : decisions, extensionMessages.loadDecisions);

  if (lacking || decisions.data?.length === 0) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Decisions</h2>
      {decisions.data ? (
        <>
          <List>
            {listLatestDecisions(decisions.data).map((entry) => (
              <DecisionRow
                key={entry.seq}
                entry={entry}
                href={getAnalysisHref({ candidateId, jobId: entry.job?.id ?? '' })}
              />
            ))}
          </List>
          <Handover>
            <Button variant="quiet" size="small" onClick={() => hand(candidateId, decisions.data ?? [])}>
              <Download size={16} strokeWidth={1.75} aria-hidden="true" />
              Download decisions
            </Button>
          </Handover>
        </>
      ) : decisions.error ? (
        <SectionFailure
          {...describeFailure(decisions.error, extensionMessages.loadDecisions)}
          retrying={decisions.isFetching}
          onRetry={decisions.refetch}
        />
      ) : (
        <LoadingRegion label="Loading decisions...">
          <Skeleton height="56px" marginBlockStart="2" />
        </LoadingRegion>
      )}
    </PanelSection>
  );
}

function DecisionRow({ entry, href }: { entry: LedgerEntry; href: string }) {
  const { job, decision } = entry;
  if (!decision) return null;
  return (
    <li>
      <strong>{decided[decision.decision]}</strong> for{' '}
      <Link href={href}>
        <bdi>{job?.name ?? 'a job that was deleted'}</bdi>
      </Link>
      <p>{describeDecider(entry)}</p>
      {decision.reason ? <blockquote dir="auto">{decision.reason}</blockquote> : null}
    </li>
  );
}

/** Everything in the decision record about the candidate, later changes included. */
function hand(candidateId: string, decisions: readonly LedgerEntry[]): void {
  saveFile({
    name: `decisions-${candidateId}.json`,
    type: 'application/json',
    text: JSON.stringify(decisions, null, 2),
  });
}
