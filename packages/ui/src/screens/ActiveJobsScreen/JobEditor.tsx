import { updateJob } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { messages } from '../../feedback/messages.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { JobCriteria } from '../../forms/JobCriteria/JobCriteria.tsx';
import { JobFields } from '../../forms/JobFields/JobFields.tsx';
import { jobCache, jobEdits, jobFieldNames, toJobInput } from '../../forms/JobFields/jobForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { RecordEditor, type RecordPanelProps } from '../../lists/RecordEditor.tsx';

type JobEditorProps = RecordPanelProps & { job: Job; onDone: () => void };

export function JobEditor({ job, onDone, ...panel }: JobEditorProps) {
  const { id } = job;
  const [draft] = useState(() => jobEdits(id));
  const edit = useDraftForm({ draft, record: toJobInput(job), fields: jobFieldNames });
  const save = useSave({
    call: (data: JobInput) => updateJob(id, data),
    messages: messages.updateJob,
    form: edit,
    writeCache: jobCache.put,
    writeCacheOnFailure: jobCache.refreshAfter404,
    onDone,
  });

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
