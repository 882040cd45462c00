import type { Job } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { JobCriteria } from '../../forms/JobCriteria/JobCriteria.tsx';
import { JobFields } from '../../forms/JobFields/JobFields.tsx';
import { useJobEdit } from '../../forms/JobFields/useJobEdit.ts';
import { RecordEditor, type RecordPanelProps } from '../../lists/RecordEditor.tsx';
import { keepToRescore } from '../../lists/Rescoring/keepToRescore.ts';

type JobEditorProps = RecordPanelProps & { job: Job; onDone: () => void };

export function JobEditor({ job, onDone, ...panel }: JobEditorProps) {
  const queryClient = useQueryClient();
  const onSaved = (saved: Job) => keepToRescore(queryClient, saved);
  const { edit, save } = useJobEdit(job, { onSaved, onDone });

  return (
    <RecordEditor
      {...panel}
      noun="job"
      title={job.title}
      of={edit}
      save={save}
      onSubmit={edit.form.handleSubmit(save.send)}
      onCancel={onDone}
    >
      <JobFields of={edit} autoFocus={!edit.restored} />
      <JobCriteria of={edit} saved={job.criteria} />
    </RecordEditor>
  );
}
