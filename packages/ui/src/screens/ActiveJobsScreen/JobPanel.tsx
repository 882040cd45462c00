import type { Job } from '@cortex/api-client/model';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../components/DetailPanel/FactList.tsx';
import { formatDate } from '../../formatDate.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { JobEditor } from './JobEditor.tsx';
import { jobEdits } from './jobEdits.ts';
import { useJobDeletion } from './useJobDeletion.ts';

/** `edited`: viewed again after an edit, with the focus where it came from. */
type Mode = 'view' | 'edit' | 'edited';

export type JobPanelProps = {
  job: Job;
  /** Whether somebody else deleted it while it was edited. */
  deleted: boolean;
  steps: ReactNode;
  onClose: () => void;
};

export function JobPanel({ job, deleted, steps, onClose }: JobPanelProps) {
  const { title, description, skills_required, created_at, created_by } = job;
  const [mode, setMode] = useState<Mode>(() => (jobEdits.read(job.id) ? 'edit' : 'view'));
  const deletion = useJobDeletion(job);
  const send = useOneAtATime(deletion);

  if (mode === 'edit') {
    return (
      <JobEditor
        job={job}
        deleted={deleted}
        steps={steps}
        onClose={onClose}
        onDone={deleted ? onClose : () => setMode('edited')}
      />
    );
  }
  return (
    <DetailPanel
      title={title}
      subtitle={created_at ? `Created ${formatDate(created_at)}` : undefined}
      steps={steps}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus={mode === 'edited'} onClick={() => setMode('edit')}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
            Edit
          </Button>
          <Button
            variant="danger"
            disabled={deletion.isPending}
            onClick={() => send({ id: job.id }, { onSuccess: onClose })}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {deletion.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: 'Skills required', value: skills_required },
          { label: 'Description', value: description },
          ...(created_by ? [{ label: 'Created by', value: created_by.full_name }] : []),
        ]}
      />
    </DetailPanel>
  );
}
