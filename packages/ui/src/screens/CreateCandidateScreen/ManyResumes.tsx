import { Textarea } from '@chakra-ui/react/textarea';
import { useListCandidates } from '@cortex/api-client/candidates';
import { Files, FolderOpen, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { useReportedFailure } from '../../feedback/reportFailure.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { styled } from '../../theme/styled.tsx';
import { createIndex, findDuplicates } from './findDuplicates.ts';
import { planRows } from './planRows.ts';
import { ResumesFoot } from './ResumesFoot.tsx';
import { ResumeTable } from './ResumeTable.tsx';
import { blankResumes, editRow, readAgain, removeRow, resumeDraft, writeNotes } from './resumeDraft.ts';
import { checkNotes } from './resumeRow.ts';
import { useManyResumes } from './useManyResumes.ts';

const Whole = styled('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', outline: 'none' },
});

const Tools = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Notes = styled('div', { base: { maxWidth: 'form', '& textarea': { minHeight: '10' } } });

const Summary = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    width: 'full',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderRadius: 'card',
    bg: 'goodSubtle',
    '& > p': { flex: '1 1 200px' },
    '& strong': { fontWeight: 'semibold' },
    '& .links': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

const Problem = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    color: 'warn',
    fontSize: 'small',
  },
});

type ManyResumesProps = {
  /** Whether rows were there before this visit. */
  restored: boolean;
  candidatesHref: string;
  /** Where all candidates are ranked for a job. */
  rankingHref: string;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  onAdd: (source: { folder: boolean }) => void;
  /** Back to the form for one candidate. */
  onBack: () => void;
};

/** Many resumes at once: each is read into a row, the person corrects what is wrong, and all are saved. */
export function ManyResumes({
  restored,
  candidatesHref,
  rankingHref,
  getCandidateHref,
  onAdd,
  onBack,
}: ManyResumesProps) {
  const { rows, notes, run, save, stop } = useManyResumes();
  const [noteShown, setNoteShown] = useState(restored);
  const whole = useRef<HTMLElement>(null);
  const candidates = useListCandidates();
  useReportedFailure(candidates, messages.loadCandidates);
  const listed = useMemo(() => createIndex(candidates.data ?? []), [candidates.data]);
  const duplicates = useMemo(() => findDuplicates(rows, listed), [rows, listed]);
  const { states, updates } = useMemo(() => planRows(rows, duplicates), [rows, duplicates]);

  useEffect(() => whole.current?.focus({ preventScroll: true }), []);

  const remove = useCallback(({ id }: { id: string }) => {
    const putBack = removeRow(id);
    whole.current?.focus({ preventScroll: true });
    showToast({ kind: 'info', title: 'Row removed.', action: { label: 'Undo', onSelect: putBack } });
  }, []);

  function send(ids: readonly string[]) {
    setNoteShown(false);
    save({ ids, updates });
  }
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  const sendOne = useCallback(({ id }: { id: string }) => sendNow.current([id]), []);

  const running = run?.running ?? false;
  const ofRun = new Set(run?.ids);
  const count = (kind: 'saved' | 'failed') =>
    rows.filter(({ id, saving }) => ofRun.has(id) && saving.kind === kind).length;
  const notesProblem = checkNotes(notes);
  const done = rows.filter(({ saving }) => saving.kind === 'saved');
  const updated = done.filter(({ saving }) => saving.kind === 'saved' && saving.updated).length;
  const failed = rows.filter(({ saving }) => saving.kind === 'failed').length;

  return (
    <Whole ref={whole} tabIndex={-1} aria-label="Several resumes">
      <DraftNote
        of={{ restored: noteShown && rows.length > 0, clear: () => resumeDraft.keep(blankResumes) }}
      />
      {candidates.error && !candidates.data ? (
        <Problem>
          The candidates could not be loaded, so duplicates cannot be found.
          <Button
            variant="secondary"
            size="small"
            disabled={candidates.isFetching}
            onClick={() => void candidates.refetch()}
          >
            Load them again
          </Button>
        </Problem>
      ) : null}
      <Tools>
        <Button variant="secondary" disabled={running} onClick={() => onAdd({ folder: false })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          Add resumes
        </Button>
        <Button variant="quiet" disabled={running} onClick={() => onAdd({ folder: true })}>
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden="true" />
          Add a folder
        </Button>
        <Button variant="quiet" disabled={running} onClick={onBack}>
          Back to one candidate
        </Button>
      </Tools>
      {rows.length === 0 ? (
        <StateMessage
          icon={Files}
          title="There are no resumes here yet."
          description="Drop files or a folder anywhere on this page, or choose them. Each is a .pdf or .docx of at most 10 MB."
        />
      ) : (
        <>
          <Notes>
            <FormField
              label="Notes for all"
              required
              error={notesProblem}
              hint="Each candidate is saved with them, unless its row has notes of its own."
            >
              <Textarea
                rows={1}
                dir="auto"
                readOnly={running}
                value={notes}
                onChange={({ target }) => writeNotes(target.value)}
              />
            </FormField>
          </Notes>
          <ResumeTable
            rows={rows}
            duplicates={duplicates}
            notes={notes}
            busy={running}
            getCandidateHref={getCandidateHref}
            onEdit={editRow}
            onRemove={remove}
            onReadAgain={readAgain}
            onSave={sendOne}
          />
        </>
      )}
      <ResumesFoot
        states={states}
        progress={running ? { saved: count('saved'), failed: count('failed'), total: ofRun.size } : null}
        blocked={notesProblem ?? (candidates.isPending ? 'Checking for duplicates...' : undefined)}
        onSave={() => send(rows.flatMap(({ id }, index) => (states[index] === 'ready' ? [id] : [])))}
        onStop={stop}
      >
        {done.length > 0 && !running ? (
          <Summary role="status">
            <p>
              <strong>{describeDone(done.length - updated, updated)}</strong>{' '}
              {failed > 0 ? `${failed} could not be saved; the row says why.` : null}
            </p>
            <span className="links">
              <ButtonLink href={rankingHref} size="small">
                Analyze for a job
              </ButtonLink>
              <ButtonLink href={candidatesHref} variant="secondary" size="small">
                See the candidates
              </ButtonLink>
            </span>
          </Summary>
        ) : null}
      </ResumesFoot>
    </Whole>
  );
}

function describeDone(added: number, updated: number): string {
  const parts = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'candidate' : 'candidates'} added`] : []),
    ...(updated > 0 ? [`${updated} updated`] : []),
  ];
  return `${parts.join(', ')}.`;
}
