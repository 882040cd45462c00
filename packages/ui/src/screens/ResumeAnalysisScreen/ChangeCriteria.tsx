import { updateJob, useListJobs } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DialogFoot } from '../../components/Dialog/DialogFoot.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormActions } from '../../components/FormField/FormLayout.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createEdits } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { JobCriteria } from '../../forms/JobCriteria/JobCriteria.tsx';
import { jobCache, readJobNow, toJobInput } from '../../forms/JobFields/jobForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { withOthersChanges } from '../../forms/withOthersChanges.ts';
import { styled } from '../../theme/styled.tsx';
import { PreviewedChanges } from './PreviewedChanges.tsx';
import { useScorePreview } from './useScorePreview.ts';

/** Edits of criteria that are not saved yet. What is typed of the rest of a job is kept elsewhere, and is not seen here. */
const criteriaEdits = createEdits<Partial<JobInput>>('criteria edits');

/** What a refusal can stand at; of anything else the dialog says it as a whole. */
const criteriaFields = ['criteria'] as const;

/** As many as one preview takes. */
const MAX_PREVIEWED = 50;

const Form = styled('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minHeight: 0,
    '& .sides': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  },
});

type ChangeCriteriaProps = {
  jobId: string;
  /** Whose scores are shown before and after, the most important first. */
  candidateIds: readonly string[];
  onSaved: () => void;
};

/** A button that opens the criteria of a job, with what changing them does to scores. Nothing where the job is not among one's own. */
export function ChangeCriteria({ jobId, ...others }: ChangeCriteriaProps) {
  const [open, setOpen] = useState(false);
  const { data: jobs } = useListJobs();
  const job = jobs?.find(({ id }) => id === jobId);
  if (!job) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} strokeWidth={2} aria-hidden="true" />
        Change criteria
      </Button>
      <Dialog
        open={open}
        wide
        title={`Criteria of ${job.title}`}
        description="Set what must be there, what would be nice and what is left out. Scores change when you save."
        onClose={() => setOpen(false)}
      >
        <CriteriaForm {...others} job={job} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type CriteriaFormProps = Omit<ChangeCriteriaProps, 'jobId'> & { job: Job; onClose: () => void };

function CriteriaForm({ job, candidateIds, onSaved, onClose }: CriteriaFormProps) {
  const { id } = job;
  const [draft] = useState(() => criteriaEdits(id));
  const edit = useDraftForm({ draft, record: toJobInput(job), fields: criteriaFields });
  const save = useSave({
    // All else stays as it is, whatever a colleague made of it meanwhile.
    call: async (data: JobInput) => updateJob(id, await withOthersChanges(data, edit, () => readJobNow(id))),
    messages: messages.updateJob,
    // The text of the job may become another one meanwhile; nobody types it here.
    form: { ...edit, getValues: () => ({ criteria: edit.getValues().criteria }) },
    writeCache(queryClient, { to_rescore: _, ...saved }) {
      jobCache.put(queryClient, saved);
      onSaved();
    },
    writeCacheOnFailure: jobCache.refreshAfter404,
    // No refresh: the analysis of a job that has changed is made anew, and this dialog goes with the old one.
    onDone: onClose,
  });
  const criteria = edit.form.watch('criteria') ?? [];
  const candidate_ids = candidateIds.slice(0, MAX_PREVIEWED);
  const preview = useScorePreview(
    candidate_ids.length > 0 ? { job_id: id, candidate_ids: [...candidate_ids], criteria } : null,
  );
  return (
    <Form noValidate onSubmit={edit.form.handleSubmit(save.send)}>
      <DraftNote of={edit} typedOn={save.typedOn} />
      <div className="sides">
        <JobCriteria of={edit} saved={job.criteria} />
        {candidate_ids.length > 0 ? <PreviewedChanges of={preview} /> : null}
      </div>
      <DialogFoot>
        {save.failure ? <FormError {...save.failure} /> : null}
        <FormActions>
          <Button type="submit" disabled={save.sending}>
            {save.sending ? 'Saving...' : 'Save criteria'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              edit.clear();
              onClose();
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </DialogFoot>
    </Form>
  );
}
