import { getCandidate, updateCandidate } from '@cortex/api-client/candidates';
import type { CandidateForm, CandidateSummary } from '@cortex/api-client/model';
import { useState } from 'react';
import { messages } from '../../feedback/messages.ts';
import { CandidateFields } from '../../forms/CandidateFields/CandidateFields.tsx';
import {
  candidateCache,
  candidateEdits,
  candidateFieldNames,
  getCandidateRefusals,
  toCandidateForm,
  toCandidateValues,
} from '../../forms/CandidateFields/candidateForm.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { withOthersChanges } from '../../forms/withOthersChanges.ts';
import { RecordEditor, type RecordPanelProps } from '../../lists/RecordEditor.tsx';

type CandidateEditorProps = RecordPanelProps & { candidate: CandidateSummary; onDone: () => void };

export function CandidateEditor({ candidate, onDone, ...panel }: CandidateEditorProps) {
  const { id, name, has_resume, resume_file_name } = candidate;
  const [draft] = useState(() => candidateEdits(id));
  const edit = useDraftForm({ draft, record: toCandidateValues(candidate), fields: candidateFieldNames });
  const readNow = async () => {
    const { name, email, phone, notes } = await getCandidate(id);
    return { name, email, phone, notes };
  };
  const save = useSave({
    call: async (data: CandidateForm) => updateCandidate(id, await withOthersChanges(data, edit, readNow)),
    messages: messages.updateCandidate,
    form: edit,
    getRefusals: getCandidateRefusals,
    writeCache: candidateCache.put,
    writeCacheOnFailure: candidateCache.refreshAfter404,
    refresh: candidateCache.refresh,
    onDone,
  });

  return (
    <RecordEditor
      {...panel}
      noun="candidate"
      title={name}
      of={edit}
      save={save}
      onSubmit={edit.form.handleSubmit((values) => save.send(toCandidateForm(values)))}
      onCancel={onDone}
    >
      <CandidateFields
        of={edit}
        currentResume={has_resume ? (resume_file_name ?? 'the one on file') : undefined}
        sending={save.sending}
        autoFocus={!edit.restored}
      />
    </RecordEditor>
  );
}
