import {
  getGetCandidateQueryKey,
  getListCandidatesQueryKey,
  invalidateListCandidates,
  useUpdateCandidate,
} from '@cortex/api-client/candidates';
import type { Candidate, CandidateSummary } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CandidateFields } from '../../components/CandidateFields/CandidateFields.tsx';
import {
  candidateFieldNames,
  noResume,
  type ResumeChoice,
  toCandidateText,
} from '../../components/CandidateFields/candidateForm.ts';
import { useCandidateForm } from '../../components/CandidateFields/useCandidateForm.ts';
import { DeletedNote } from '../../components/DetailPanel/DeletedNote.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { candidateEdits } from './candidateEdits.ts';

export type CandidateEditorProps = {
  candidate: CandidateSummary;
  /** Whether somebody else deleted them meanwhile. */
  deleted: boolean;
  steps: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

/** The panel of a candidate while it is edited. What is typed waits in memory until it is saved or cancelled. */
export function CandidateEditor({ candidate, deleted, steps, onClose, onDone }: CandidateEditorProps) {
  const { id } = candidate;
  const queryClient = useQueryClient();
  const formId = useId();
  const [unsaved] = useState(() => candidateEdits.read(id));
  const { form, resume, setResume, picker, handleSubmit, showRefusal } = useCandidateForm({
    defaultValues: unsaved?.text ?? toCandidateText(candidate),
    defaultResume: unsaved?.resume.file ? unsaved.resume : noResume,
    failed: messages.updateCandidate.failed,
  });
  const updateCandidate = useUpdateCandidate({
    mutation: {
      onSuccess(saved) {
        candidateEdits.drop(id);
        queryClient.setQueryData<CandidateSummary[]>(getListCandidatesQueryKey(), (candidates) =>
          candidates?.map((other) => (other.id === id ? { ...other, ...saved } : other)),
        );
        queryClient.setQueryData<Candidate>(getGetCandidateQueryKey(id), (details) => details && saved);
        void invalidateListCandidates(queryClient);
        showToast({ kind: 'success', title: messages.updateCandidate.success });
      },
      onError(error) {
        reportFailure(error, messages.updateCandidate);
        if (error.status === 404) void invalidateListCandidates(queryClient);
        showRefusal(error);
      },
    },
  });
  const send = useOneAtATime(updateCandidate);

  function keepEdit(choice: ResumeChoice) {
    const text = form.getValues();
    const changed =
      choice.file !== null || candidateFieldNames.some((name) => text[name] !== candidate[name]);
    if (changed) candidateEdits.keep(id, { text, resume: choice });
    else candidateEdits.drop(id);
  }

  return (
    <DetailPanel
      title={candidate.name}
      subtitle={unsaved ? 'You have unsaved changes.' : 'Edit'}
      steps={steps}
      onClose={onClose}
      note={
        deleted ? (
          <DeletedNote noun="candidate" />
        ) : updateCandidate.error ? (
          <FormError {...describeFailure(updateCandidate.error, messages.updateCandidate)} />
        ) : null
      }
      actions={
        <>
          <Button type="submit" form={formId} disabled={deleted || updateCandidate.isPending}>
            {updateCandidate.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              candidateEdits.drop(id);
              onDone();
            }}
          >
            Cancel
          </Button>
        </>
      }
    >
      <FormLayout
        id={formId}
        noValidate
        onChange={() => keepEdit(resume)}
        onSubmit={handleSubmit((data) => {
          if (!deleted) send({ id, data }, { onSuccess: onDone });
        })}
      >
        <CandidateFields
          form={form}
          resume={resume}
          currentResume={candidate.has_resume ? (candidate.resume_file_name ?? 'the one on file') : undefined}
          sending={updateCandidate.isPending}
          autoFocus={!unsaved}
          onResumeChange={(choice) => {
            setResume(choice);
            keepEdit(choice);
          }}
          pickerRef={picker}
        />
      </FormLayout>
    </DetailPanel>
  );
}
