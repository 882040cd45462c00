import { deleteCandidate } from '@cortex/api-client/candidates';
import type { CandidateSummary } from '@cortex/api-client/model';
import { FileSearch, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { messages } from '../../feedback/messages.ts';
import { formatDate } from '../../formatDate.ts';
import { candidateCache, candidateEdits } from '../../forms/CandidateFields/candidateForm.ts';
import { ALL } from '../../lists/AnalysisForm/analysisChoice.ts';
import { AnalysisHistory, type GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { CandidateApplications } from '../../lists/CandidateApplications/CandidateApplications.tsx';
import { CandidateDecisions } from '../../lists/CandidateDecisions/CandidateDecisions.tsx';
import { CandidateNotes } from '../../lists/CandidateNotes/CandidateNotes.tsx';
import { CandidateShares } from '../../lists/CandidateShares/CandidateShares.tsx';
import { CandidateTags } from '../../lists/CandidateTags/CandidateTags.tsx';
import { DetailPanel } from '../../lists/DetailPanel/DetailPanel.tsx';
import { type Fact, FactList } from '../../lists/DetailPanel/FactList.tsx';
import { RecordDeletion } from '../../lists/RecordDeletion.tsx';
import type { RecordPanelProps } from '../../lists/RecordEditor.tsx';
import { Interviews } from '../../lists/Scorecards/Interviews.tsx';
import { SharedBy } from '../../lists/SharedBy/SharedBy.tsx';
import { styled } from '../../theme/styled.tsx';
import { CandidateEditor } from './CandidateEditor.tsx';
import { candidateRestoring } from './candidateRestoring.ts';
import { PossibleDuplicate } from './PossibleDuplicate.tsx';
import { ShareForm } from './ShareForm.tsx';

/** Actions that change the record, less prominent than the main ones. */
const Changes = styled('div', {
  base: {
    display: 'flex',
    gap: '1',
    width: 'calc(100% + {spacing.3} * 2)',
    marginInline: '-3',
    marginBlockEnd: '-2',
    '& .delete': { color: 'bad', marginInlineStart: 'auto' },
  },
});

/** `edited` and `kept`: viewed again after an edit, or after a deletion was declined; the focus is back where it came from. */
type Mode = 'view' | 'edit' | 'edited' | 'delete' | 'kept';

type CandidatePanelProps = RecordPanelProps & {
  candidate: CandidateSummary;
  getAnalysisHref: GetAnalysisHref;
  getBoardHref: (job: { jobId: string }) => string;
  candidateHref: string;
  upgradeHref: string;
};

export function CandidatePanel({
  candidate,
  getAnalysisHref,
  getBoardHref,
  candidateHref,
  upgradeHref,
  ...panel
}: CandidatePanelProps) {
  const { id, name, can_edit = true, has_resume } = candidate;
  const [mode, setMode] = useState<Mode>(() => (can_edit && candidateEdits(id).read() ? 'edit' : 'view'));
  const [sharing, setSharing] = useState(false);
  const [everShared, setEverShared] = useState(false);

  if (mode === 'edit') {
    return (
      <CandidateEditor
        {...panel}
        candidate={candidate}
        onDone={panel.deleted ? panel.onClose : () => setMode('edited')}
      />
    );
  }
  return (
    <>
      <DetailPanel
        title={name}
        subtitle={candidate.created_at ? `Added ${formatDate(candidate.created_at)}` : undefined}
        steps={panel.steps}
        onClose={panel.onClose}
        actions={
          mode === 'delete' ? (
            <RecordDeletion
              id={id}
              name={name}
              consequence={`${has_resume ? 'The resume and the notes go too' : 'The notes go too'}, for everybody.`}
              confirmLabel="Delete candidate"
              deletion={{
                call: () => deleteCandidate(id),
                messages: messages.deleteCandidate,
                writeCache(queryClient) {
                  candidateEdits(id).drop();
                  candidateCache.remove(queryClient, id);
                },
              }}
              restoring={candidateRestoring}
              onKeep={() => setMode('kept')}
              onDeleted={panel.onClose}
            />
          ) : (
            <>
              <ButtonLink href={getAnalysisHref({ candidateId: id })}>
                <FileSearch size={16} strokeWidth={1.75} aria-hidden="true" />
                Analyze Resume
              </ButtonLink>
              <ButtonLink href={getAnalysisHref({ candidateId: id, jobId: ALL })} variant="secondary">
                All jobs
              </ButtonLink>
              <ButtonLink href={candidateHref} variant="secondary">
                Details
              </ButtonLink>
              {can_edit ? (
                <Changes>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      setEverShared(true);
                      setSharing(true);
                    }}
                  >
                    <Share2 size={16} strokeWidth={1.75} aria-hidden="true" />
                    Share Candidate
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    autoFocus={mode === 'edited'}
                    onClick={() => setMode('edit')}
                  >
                    <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
                    Edit
                  </Button>
                  <Button
                    className="delete"
                    variant="quiet"
                    size="small"
                    autoFocus={mode === 'kept'}
                    onClick={() => setMode('delete')}
                  >
                    <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
                    Delete
                  </Button>
                </Changes>
              ) : null}
            </>
          )
        }
      >
        <SharedBy candidate={candidate} />
        <PossibleDuplicate candidate={candidate} />
        <FactList facts={getFacts(candidate)} />
        <CandidateTags candidate={candidate} />
        <CandidateApplications candidate={{ id, name }} getBoardHref={getBoardHref} />
        {can_edit === false ? <Interviews candidateId={id} /> : null}
        <CandidateNotes candidate={candidate} />
        {can_edit ? <CandidateShares candidateId={id} /> : null}
        <AnalysisHistory candidateId={id} getAnalysisHref={getAnalysisHref} />
        <CandidateDecisions candidateId={id} getAnalysisHref={getAnalysisHref} />
      </DetailPanel>
      {everShared ? (
        <Dialog
          open={sharing}
          title="Share Candidate"
          description={`The person you choose can read, analyze and compare ${name}, but not edit or share it.`}
          onClose={() => setSharing(false)}
        >
          <ShareForm candidateId={id} upgradeHref={upgradeHref} onClose={() => setSharing(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

function getFacts({ email, phone, skills, notes, ...candidate }: CandidateSummary): Fact[] {
  return [
    { label: 'Email', value: email ? <a href={`mailto:${email}`}>{email}</a> : '' },
    { label: 'Phone', value: phone },
    { label: 'Skills', value: skills },
    { label: 'Resume', value: describeResume(candidate) },
    { label: 'Notes', value: notes },
  ];
}

function describeResume({
  has_resume,
  resume_file_name,
  resume_reading,
}: Pick<CandidateSummary, 'has_resume' | 'resume_file_name' | 'resume_reading'>): string {
  if (!has_resume) return has_resume === false ? 'None yet' : '';
  const name = resume_file_name ?? 'On file';
  return resume_reading === 'no_text' ? `${name}, without readable text` : name;
}
