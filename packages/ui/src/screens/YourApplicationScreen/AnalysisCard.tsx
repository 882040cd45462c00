import type { ApplicationAnalysis } from '@cortex/api-client/model';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { FindingRow } from './FindingRow.tsx';
import { RequestForm } from './RequestForm.tsx';

const List = styled('ul', { base: { listStyle: 'none' } });

const Foot = styled('div', {
  base: { paddingBlockStart: '4', borderBlockStart: '1px solid {colors.line}', _print: { display: 'none' } },
});

type AnalysisCardProps = { token: string; analysis: ApplicationAnalysis };

/** What was found for one job, and the ways to object. */
export function AnalysisCard({ token, analysis }: AnalysisCardProps) {
  const { job, scored_at, scored_by, findings } = analysis;
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={<bdi>{job.name ?? 'A job'}</bdi>}
      description={`Read on ${formatDate(scored_at)} by ${scored_by.name} ${scored_by.version}.`}
    >
      <List>
        {findings.map((finding) => (
          <FindingRow key={finding.criterion} token={token} jobId={job.id} finding={finding} />
        ))}
      </List>
      <Foot>
        {open ? (
          <RequestForm
            token={token}
            about={{ kind: 'person', job_id: job.id }}
            label="What should they look at?"
            onClose={() => setOpen(false)}
          />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <UserRoundSearch size={16} strokeWidth={1.75} aria-hidden="true" />A person should look at this
          </Button>
        )}
      </Foot>
    </Card>
  );
}
