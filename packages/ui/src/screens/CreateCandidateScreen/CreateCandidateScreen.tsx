import { createCandidate } from '@cortex/api-client/candidates';
import { withIdempotencyKey } from '@cortex/api-client/http';
import type { Candidate, CandidateForm } from '@cortex/api-client/model';
import { Files } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { messages } from '../../feedback/messages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { CandidateFields } from '../../forms/CandidateFields/CandidateFields.tsx';
import {
  blankCandidate,
  type CandidateValues,
  candidateCache,
  candidateFieldNames,
  getCandidateRefusals,
  toCandidateForm,
} from '../../forms/CandidateFields/candidateForm.ts';
import { chooseFiles } from '../../forms/CandidateFields/collectFiles.ts';
import { describeReading, ReadingNote } from '../../forms/CandidateFields/ReadingNote.tsx';
import { useResumeReading } from '../../forms/CandidateFields/useResumeReading.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { resumeDraft } from '../../forms/manyResumes/resumeDraft.ts';
import { isBegun } from '../../forms/manyResumes/resumeRow.ts';
import { takeResumes } from '../../forms/manyResumes/takeResumes.ts';
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts';
import { useSave } from '../../forms/useSave.ts';
import { ALL } from '../../lists/AnalysisForm/analysisChoice.ts';
import { ForJob } from '../../lists/applications/ForJob.tsx';
import { styled } from '../../theme/styled.tsx';
import { ManyResumes } from './ManyResumes.tsx';
import { useChosenJob } from './useChosenJob.ts';
import { useFileDrop } from './useFileDrop.ts';

const Beside = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, {sizes.form})', xl: 'minmax(0, {sizes.form}) minmax(0, 320px)' },
    '& > .one': { xl: { gridColumn: 1, gridRow: 1 } },
  },
});

const Several = styled('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    padding: { base: '3', xl: '4' },
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    fontSize: 'small',
    '& > p': { flex: { base: '1 1 180px', xl: '1 0 100%' } },
    '& > p > svg': {
      display: 'inline-block',
      marginInlineEnd: '2',
      verticalAlign: '-4px',
      color: 'muted',
    },
  },
});

const DropPlace = styled('div', {
  base: {
    position: 'fixed',
    inset: '3',
    zIndex: 'toast',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'card',
    border: '2px dashed {colors.accent}',
    bg: 'scrim',
    color: 'onAccent',
    fontSize: 'section',
    fontWeight: 'semibold',
    pointerEvents: 'none',
  },
});

const draft = createDraft<Partial<CandidateValues>>('candidate');

export type CreateCandidateScreenProps = {
  /** The job that candidates are created for, where a link named one. */
  jobId?: string | undefined;
  onChooseJob?: (chosen: { jobId: string | undefined }) => void;
  /** The list of candidates, where Cancel leads, too. */
  cancelHref: string;
  getAnalysisHref: (question: { candidateId: string }) => string;
  getBoardHref: (job: { jobId: string }) => string;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  onCreated: (created: { candidate: Candidate }) => void;
};

/** Where a person adds a candidate, with or without a resume, or many at once from their resumes. */
export function CreateCandidateScreen({
  jobId,
  onChooseJob = () => {},
  ...props
}: CreateCandidateScreenProps) {
  const [rows] = useState(() => resumeDraft.read()?.rows ?? []);
  const [many, setMany] = useState(rows.length > 0);
  const [dropped, setDropped] = useState<File | null>(null);
  const job = useChosenJob(jobId);

  function take(files: readonly File[]) {
    const [only, ...others] = files;
    if (!only) return;
    if (!many && others.length === 0) return setDropped(only);
    takeResumes(files, many ? undefined : job.id);
    setMany(true);
  }

  const over = useFileDrop({
    takes: ({ count, folder, target }) =>
      many || folder || count > 1 || !(target instanceof Element && target.closest('[data-part=dropzone]')),
    onFiles: take,
  });
  const add = ({ folder }: { folder: boolean }) => void chooseFiles({ folder }).then(take);

  return (
    <Page>
      <PageHeader
        title={many ? 'Create Candidates' : 'Create Candidate'}
        description={
          many
            ? 'Each resume becomes a candidate. Look through what was read, then save all.'
            : 'A resume is optional; notes alone can be read too.'
        }
      />
      {many ? (
        <ManyResumes
          restored={rows.some(isBegun)}
          candidatesHref={props.cancelHref}
          rankingHref={props.getAnalysisHref({ candidateId: ALL })}
          getCandidateHref={props.getCandidateHref}
          getBoardHref={props.getBoardHref}
          onAdd={add}
          onBack={() => setMany(false)}
        />
      ) : (
        <OneCandidate
          {...props}
          job={job}
          onChooseJob={onChooseJob}
          dropped={dropped}
          onAdd={add}
          onReturn={() => setMany(true)}
        />
      )}
      {over ? <DropPlace aria-hidden="true">Drop the resumes to add them</DropPlace> : null}
    </Page>
  );
}

type OneCandidateProps = Omit<CreateCandidateScreenProps, 'jobId'> & {
  job: ReturnType<typeof useChosenJob>;
  onChooseJob: (chosen: { jobId: string | undefined }) => void;
  /** A file that was dropped beside the picker. */
  dropped: File | null;
  onAdd: (source: { folder: boolean }) => void;
  /** Opens the table, where it holds resumes. */
  onReturn: () => void;
};

function OneCandidate({
  cancelHref,
  getCandidateHref,
  onCreated,
  onChooseJob,
  job,
  dropped,
  onAdd,
  onReturn,
}: OneCandidateProps) {
  const candidate = useDraftForm({ draft, record: blankCandidate, fields: candidateFieldNames });
  const reading = useResumeReading(candidate);
  const create = useIdempotencyKey((form: CandidateForm, key) =>
    createCandidate(form, withIdempotencyKey(key)),
  );
  const save = useSave({
    call: create,
    messages: messages.createCandidate,
    form: candidate,
    getRefusals: getCandidateRefusals,
    writeCache(queryClient, created) {
      candidateCache.put(queryClient, created);
      job.add(created);
      if (!created.duplicate_of) return;
      showToast({
        kind: 'info',
        title: 'Another candidate has the same email.',
        description: 'Both are kept. Check whether they are the same person.',
        action: {
          label: 'See the first',
          href: getCandidateHref({ candidateId: created.duplicate_of }),
        },
      });
    },
    onDone: (created) => onCreated({ candidate: created }),
  });

  const { setValue } = candidate.form;
  useEffect(() => {
    if (dropped) setValue('resume_file', dropped, { shouldDirty: true, shouldValidate: true });
  }, [dropped, setValue]);
  function clear() {
    candidate.clear();
    job.choose(undefined);
  }
  const waiting = resumeDraft.read()?.rows.length ?? 0;

  return (
    <Beside>
      <Several aria-label="Several resumes">
        <p>
          <Files size={18} strokeWidth={1.75} aria-hidden="true" />
          {waiting > 0
            ? `${waiting} ${waiting === 1 ? 'resume waits' : 'resumes wait'} in the table.`
            : 'More than one? Drop them on this page.'}
        </p>
        {waiting > 0 ? (
          <Button variant="secondary" size="small" onClick={onReturn}>
            Continue with them
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="small" onClick={() => onAdd({ folder: false })}>
              Add several resumes
            </Button>
            <Button variant="quiet" size="small" onClick={() => onAdd({ folder: true })}>
              Add a folder
            </Button>
          </>
        )}
      </Several>
      <div className="one">
        <DraftNote of={candidate} typedOn={save.typedOn} />
        <FormLayout
          noValidate
          onSubmit={candidate.form.handleSubmit((values) => save.send(toCandidateForm(values)))}
        >
          <CandidateFields of={candidate} sending={save.sending} resumeHint={describeReading(reading)} />
          <ReadingNote reading={reading} getCandidateHref={getCandidateHref} />
          <ForJob
            jobId={job.id}
            disabled={save.sending}
            onChoose={({ jobId }) => {
              job.choose(jobId);
              onChooseJob({ jobId });
            }}
          />
          <FormFoot
            save={save}
            label="Create Candidate"
            sendingLabel="Creating..."
            cancel={{ href: cancelHref, onClick: clear }}
          />
        </FormLayout>
      </div>
    </Beside>
  );
}
