import { useListApplications } from '@cortex/api-client/applications';
import type { Job } from '@cortex/api-client/model';
import { Kanban, ListOrdered, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { formatDate } from '../../formatDate.ts';
import { jobEdits } from '../../forms/JobFields/jobForm.ts';
import { AddResumes } from '../../forms/manyResumes/AddResumes.tsx';
import { describeStages } from '../../lists/applications/describeStages.ts';
import { useStages } from '../../lists/applications/useStages.ts';
import { DetailPanel } from '../../lists/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../lists/DetailPanel/FactList.tsx';
import type { RecordPanelProps } from '../../lists/RecordEditor.tsx';
import { RescoringOffer } from '../../lists/Rescoring/RescoringOffer.tsx';
import { JobEditor } from './JobEditor.tsx';
import { JobPublication } from './JobPublication.tsx';
import { useJobDeletion } from './useJobDeletion.ts';

/** `edited`: viewed again after an edit, with the focus where it came from. */
type Mode = 'view' | 'edit' | 'edited';

type JobPanelProps = RecordPanelProps & {
  job: Job;
  /** All candidates by how they fit the job. */
  rankingHref: string;
  /** Which candidates are in which stage. */
  boardHref: string;
  onResumesAdded: () => void;
};

export function JobPanel({ job, rankingHref, boardHref, onResumesAdded, ...panel }: JobPanelProps) {
  const { id, title, description, skills_required, created_at, created_by } = job;
  const [mode, setMode] = useState<Mode>(() => (jobEdits(id).read() ? 'edit' : 'view'));
  const stages = useStages();
  const applications = useListApplications(id, {
    query: { retry: false, enabled: stages.data !== undefined },
  });
  const { send, sending } = useJobDeletion({ job, onDeleted: panel.onClose });

  if (mode === 'edit') {
    return (
      <JobEditor {...panel} job={job} onDone={panel.deleted ? panel.onClose : () => setMode('edited')} />
    );
  }
  return (
    <DetailPanel
      title={title}
      subtitle={created_at ? `Created ${formatDate(created_at)}` : undefined}
      steps={panel.steps}
      onClose={panel.onClose}
      actions={
        <>
          <ButtonLink href={rankingHref}>
            <ListOrdered size={16} strokeWidth={1.75} aria-hidden="true" />
            Rank Candidates
          </ButtonLink>
          {stages.data ? (
            <ButtonLink href={boardHref} variant="secondary">
              <Kanban size={16} strokeWidth={1.75} aria-hidden="true" />
              Board
            </ButtonLink>
          ) : null}
          <AddResumes {...(stages.data ? { jobId: id } : {})} onAdded={onResumesAdded} />
          <Button variant="secondary" autoFocus={mode === 'edited'} onClick={() => setMode('edit')}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
            Edit
          </Button>
          <Button variant="danger" disabled={sending} onClick={() => send()}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {sending ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <RescoringOffer jobId={id} />
      <FactList
        facts={[
          ...(stages.data && !applications.isError
            ? [
                {
                  label: 'With this job',
                  value: applications.data ? (
                    describeStages(stages.data, applications.data)
                  ) : (
                    <Skeleton height="1lh" width="240px" />
                  ),
                },
              ]
            : []),
          { label: 'Skills required', value: skills_required },
          { label: 'Description', value: description },
          ...(created_by ? [{ label: 'Created by', value: created_by.full_name }] : []),
        ]}
      />
      <JobPublication job={job} />
    </DetailPanel>
  );
}
