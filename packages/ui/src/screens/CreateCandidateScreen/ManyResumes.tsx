import { Textarea } from '@chakra-ui/react/textarea';
import { useListCandidates } from '@cortex/api-client/candidates';
import { Files, FolderOpen, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { useReportedFailure } from '../../feedback/reportFailure.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import {
  blankResumes,
  chooseJob,
  editRow,
  readAgain,
  readJob,
  removeRows,
  resumeDraft,
  writeNotes,
} from '../../forms/manyResumes/resumeDraft.ts';
import { checkNotes, type ResumeRow } from '../../forms/manyResumes/resumeRow.ts';
import { ForJob } from '../../lists/applications/ForJob.tsx';
import { styled } from '../../theme/styled.tsx';
import { createIndex, findDuplicates } from './findDuplicates.ts';
import { planRows } from './planRows.ts';
import { isUnwanted, ResumesFoot } from './ResumesFoot.tsx';
import { ResumeTable, type ResumeTableHandle } from './ResumeTable.tsx';
import { RowFilter } from './RowFilter.tsx';
import { useFillFromThere } from './useFillFromThere.ts';
import { useManyResumes } from './useManyResumes.ts';
import { useRowFilter } from './useRowFilter.ts';

const Whole = styled('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', outline: 'none' },
});

const Tools = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/* What holds for all rows. */
const ForAll = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, {sizes.form}))' },
    columnGap: '6',
    maxWidth: { base: 'form', lg: 'none' },
    '& textarea': { minHeight: '10' },
  },
});

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

const NoRows = styled('p', {
  base: {
    padding: '4',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    color: 'muted',
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
  getBoardHref: (job: { jobId: string }) => string;
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
  getBoardHref,
  onAdd,
  onBack,
}: ManyResumesProps) {
  const { rows, notes, run, save, stop, addAgain } = useManyResumes();
  const [noteShown, setNoteShown] = useState(restored);
  const whole = useRef<HTMLElement>(null);
  const table = useRef<ResumeTableHandle>(null);
  const filter = useRowFilter(rows);
  const candidates = useListCandidates();
  useReportedFailure(candidates, messages.loadCandidates);
  const listed = useMemo(() => createIndex(candidates.data ?? []), [candidates.data]);
  useFillFromThere(rows, listed);
  const duplicates = useMemo(() => findDuplicates(rows, listed), [rows, listed]);
  const { states, existing } = useMemo(() => planRows(rows, duplicates), [rows, duplicates]);

  useEffect(() => whole.current?.focus({ preventScroll: true }), []);

  const remove = useCallback(({ id }: { id: string }) => {
    const putBack = removeRows(new Set([id]));
    whole.current?.focus({ preventScroll: true });
    showToast({ kind: 'info', title: 'Row removed.', action: { label: 'Undo', onSelect: putBack } });
  }, []);

  function removeUnwanted() {
    const ids = rows.flatMap(({ id }, index) => (isUnwanted(states[index]) ? [id] : []));
    const putBack = removeRows(new Set(ids));
    whole.current?.focus({ preventScroll: true });
    showToast({
      kind: 'info',
      title: ids.length === 1 ? 'Row removed.' : `${ids.length} rows removed.`,
      action: { label: 'Undo', onSelect: putBack },
    });
  }

  function send(ids: readonly string[]) {
    setNoteShown(false);
    save({ ids, existing });
  }
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  const sendOne = useCallback(({ id }: { id: string }) => sendNow.current([id]), []);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const free = event.target === whole.current || isRadio(event.target);
    if (event.key !== 'n' || !free || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    filter.choose({ value: 'needing' });
    table.current?.focusNeeded();
  }

  const running = run?.running ?? false;
  const ofRun = new Set(run?.ids);
  const count = (kind: 'saved' | 'failed') =>
    rows.filter(({ id, saving }) => ofRun.has(id) && saving.kind === kind).length;
  const notesProblem = checkNotes(notes);
  const done = rows.filter(({ saving }) => saving.kind === 'saved');
  const failed = rows.filter(({ saving }) => saving.kind === 'failed').length;
  const unplaced = done.filter(({ saving }) => saving.kind === 'saved' && saving.unplaced).length;
  const jobId = readJob(rows);

  return (
    <Whole ref={whole} tabIndex={-1} aria-label="Several resumes" onKeyDown={handleKey}>
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
          <ForAll>
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
            <ForJob jobId={jobId} disabled={running} onChoose={({ jobId: chosen }) => chooseJob(chosen)} />
          </ForAll>
          <RowFilter filter={filter} disabled={running} />
          {filter.shown.length === 0 ? (
            <NoRows>
              {filter.choice === 'skipped' ? 'No row is skipped.' : 'No row needs anything any more.'}
            </NoRows>
          ) : (
            <ResumeTable
              ref={table}
              rows={filter.shown}
              duplicates={duplicates}
              notes={notes}
              busy={running}
              getCandidateHref={getCandidateHref}
              onEdit={editRow}
              onRemove={remove}
              onReadAgain={readAgain}
              onSave={sendOne}
            />
          )}
        </>
      )}
      <ResumesFoot
        states={states}
        progress={running ? { saved: count('saved'), failed: count('failed'), total: ofRun.size } : null}
        blocked={notesProblem ?? (candidates.isPending ? 'Checking for duplicates...' : undefined)}
        onSave={() => send(rows.flatMap(({ id }, index) => (states[index] === 'ready' ? [id] : [])))}
        onRemoveUnwanted={removeUnwanted}
        onStop={stop}
      >
        {done.length > 0 && !running ? (
          <Summary role="status">
            <p>
              <strong>{describeDone(done)}</strong>{' '}
              {failed > 0 ? `${failed} could not be saved; the row says why. ` : null}
              {unplaced > 0
                ? `${unplaced} could not be added to the job; ${unplaced === 1 ? 'it is' : 'they are'} saved all the same.`
                : null}
            </p>
            <span className="links">
              {unplaced > 0 ? (
                <Button size="small" variant="secondary" onClick={addAgain}>
                  Add to the job
                </Button>
              ) : null}
              {jobId && unplaced === 0 ? (
                <ButtonLink href={getBoardHref({ jobId })} size="small">
                  Open the board
                </ButtonLink>
              ) : null}
              <ButtonLink href={rankingHref} variant={jobId ? 'secondary' : 'primary'} size="small">
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

/** What came of the rows that are saved; who was there already and is still to be added to the job is told beside it. */
function describeDone(rows: readonly ResumeRow[]): string {
  const done = rows.flatMap(({ saving }) => (saving.kind === 'saved' ? [saving] : []));
  const existing = done.filter(({ placed }) => placed);
  const updated = done.filter((saving) => saving.updated).length;
  const added = done.length - existing.length - updated;
  const there = existing.filter(({ wasWithJob }) => wasWithJob).length;
  const placed = existing.filter(({ unplaced, wasWithJob }) => !unplaced && !wasWithJob).length;
  const parts = [
    ...(added > 0 ? [`${added} ${added === 1 ? 'candidate' : 'candidates'} added`] : []),
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(placed > 0
      ? [`${placed} existing ${placed === 1 ? 'candidate' : 'candidates'} added to the job`]
      : []),
    ...(there > 0 ? [`${there} with the job already`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

function isRadio(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}
