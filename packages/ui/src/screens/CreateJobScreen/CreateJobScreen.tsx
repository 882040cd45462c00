import { createJob } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { JobCriteria } from '../../forms/JobCriteria/JobCriteria.tsx';
import { JobFields } from '../../forms/JobFields/JobFields.tsx';
import { blankJob, jobCache, jobFieldNames } from '../../forms/JobFields/jobForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '6', xl: '8' },
    gridTemplateColumns: { base: 'minmax(0, {sizes.form})', xl: 'minmax(0, {sizes.form}) minmax(0, 440px)' },
  },
});

const draft = createDraft<Partial<JobInput>>('job');

export type CreateJobScreenProps = {
  cancelHref: string;
  onCreated: (created: { job: Job }) => void;
};

/** Where a person describes a job that is to be filled. */
export function CreateJobScreen({ cancelHref, onCreated }: CreateJobScreenProps) {
  const job = useDraftForm({ draft, record: blankJob, fields: jobFieldNames });
  const save = useSave({
    call: createJob,
    messages: messages.createJob,
    form: job,
    writeCache: jobCache.put,
    onDone: (created) => onCreated({ job: created }),
  });

  return (
    <Page>
      <PageHeader
        title="Create Job"
        description="What you ask for here becomes the criteria for every resume."
      />
      <DraftNote of={job} typedOn={save.typedOn} />
      <Columns>
        <FormLayout noValidate onSubmit={job.form.handleSubmit(save.send)}>
          <JobFields of={job} />
          <FormFoot
            save={save}
            label="Create Job"
            sendingLabel="Creating..."
            cancel={{ href: cancelHref, onClick: job.clear }}
          />
        </FormLayout>
        <JobCriteria of={job} />
      </Columns>
    </Page>
  );
}
