import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { Check, CircleAlert, RotateCw, X } from 'lucide-react';
import { memo, type Ref, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import {
  fieldLabels,
  findNeeded,
  findProblems,
  isFileLost,
  isSettled,
  type ResumeRow,
  type RowField,
  rowFields,
} from '../../forms/manyResumes/resumeRow.ts';
import { DuplicateLine } from './DuplicateLine.tsx';
import type { Duplicate } from './findDuplicates.ts';

type RowEvents = {
  onEdit: (edit: { id: string; told: Partial<ResumeRow> }) => void;
  onRemove: (row: { id: string }) => void;
  onReadAgain: (row: { id: string }) => void;
  /** Saves this row alone. */
  onSave: (row: { id: string }) => void;
};

export type ResumeTableRowProps = RowEvents & {
  row: ResumeRow;
  /** Its number among all rows, from 1. */
  position: number;
  /** Its place among those that are shown, from 0. */
  index: number;
  ref?: Ref<HTMLTableSectionElement>;
  duplicate: Duplicate | undefined;
  /** The notes for all, which a row's own begin with. */
  notes: string;
  /** Whether rows are being saved now. */
  busy: boolean;
  getCandidateHref: (candidate: { candidateId: string }) => string;
};

const inputTypes: Record<RowField, 'text' | 'email' | 'tel'> = { name: 'text', email: 'email', phone: 'tel' };

/** A resume, the candidate that it becomes, and below them what there is to say. */
export const ResumeTableRow = memo(function ResumeTableRow({
  row,
  position,
  index,
  ref,
  duplicate,
  notes,
  busy,
  getCandidateHref,
  onEdit,
  onRemove,
  onReadAgain,
  onSave,
}: ResumeTableRowProps) {
  const id = useId();
  const { fileName, saving } = row;
  const fixed = saving.kind === 'saving' || saving.kind === 'saved';
  const problems = isSettled(row) && !fixed ? findProblems(row) : {};
  const about = `of ${fileName}`;
  const wrong = findWrong(row, problems);
  return (
    <tbody ref={ref} data-index={index} data-row={row.id}>
      <tr aria-rowindex={index * 2 + 2}>
        <th scope="row">
          <span className="file">
            <span className="position">{position}</span>
            <span className="words">
              <bdi className="name" title={fileName}>
                {fileName}
              </bdi>
              <span id={`${id}-status`} className="status">
                <RowStatus row={row} problems={problems} getCandidateHref={getCandidateHref} />
              </span>
            </span>
          </span>
        </th>
        {rowFields.map((field) => (
          <td key={field} data-label={fieldLabels[field]}>
            {saving.kind === 'saved' ? (
              <bdi className="fixed">{row[field]}</bdi>
            ) : (
              <Input
                aria-label={`${fieldLabels[field]} ${about}`}
                required
                data-field={field}
                aria-invalid={wrong.some(([name]) => name === field)}
                data-empty={row.reading.kind !== 'bad' && problems[field] !== undefined}
                aria-describedby={`${id}-status${wrong.length > 0 ? ` ${id}-wrong` : ''}`}
                inputMode={inputTypes[field]}
                autoComplete="off"
                spellCheck={false}
                dir="auto"
                readOnly={fixed}
                value={row[field]}
                onChange={({ target }) => onEdit({ id: row.id, told: { [field]: target.value } })}
              />
            )}
          </td>
        ))}
        <td className="remove">
          {saving.kind === 'saved' ? (
            <Check size={18} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${fileName}`}
              disabled={fixed}
              onClick={() => onRemove({ id: row.id })}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
        </td>
      </tr>
      {saving.kind === 'saved' ? null : (
        <tr aria-rowindex={index * 2 + 3}>
          <td colSpan={5} className="below">
            {saving.kind === 'failed' ? (
              <p className="line bad" role="alert">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>{saving.reason}</span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Try again with ${fileName}`}
                  disabled={busy || Object.keys(problems).length > 0}
                  onClick={() => onSave({ id: row.id })}
                >
                  Try again
                </Button>
              </p>
            ) : null}
            {wrong.length > 0 ? (
              <p id={`${id}-wrong`} className="line bad">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>{wrong.map(([, sentence]) => sentence).join(' ')}</span>
              </p>
            ) : null}
            {duplicate && !fixed ? (
              <DuplicateLine
                row={row}
                duplicate={duplicate}
                onChoose={({ choice }) => onEdit({ id: row.id, told: { choice } })}
              />
            ) : null}
            <div className="line">
              <FileLine row={row} onReadAgain={onReadAgain} />
              {row.skipped || findNeeded(row) ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${row.skipped ? 'Take up again' : 'Skip for now'}: ${fileName}`}
                  disabled={fixed}
                  onClick={() => onEdit({ id: row.id, told: { skipped: !row.skipped } })}
                >
                  {row.skipped ? 'Take up again' : 'Skip for now'}
                </Button>
              ) : null}
              {row.notes === undefined ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Own notes for ${fileName}`}
                  disabled={fixed}
                  onClick={() => onEdit({ id: row.id, told: { notes } })}
                >
                  Own notes
                </Button>
              ) : null}
            </div>
            {row.notes === undefined ? null : (
              <div className="line own">
                <Textarea
                  rows={2}
                  aria-label={`Notes ${about}`}
                  aria-invalid={problems.notes !== undefined}
                  aria-describedby={problems.notes ? `${id}-wrong` : undefined}
                  dir="auto"
                  readOnly={fixed}
                  value={row.notes}
                  onChange={({ target }) => onEdit({ id: row.id, told: { notes: target.value } })}
                />
                <Button
                  variant="quiet"
                  size="small"
                  disabled={fixed}
                  onClick={() => onEdit({ id: row.id, told: { notes: undefined } })}
                >
                  Use the notes for all
                </Button>
              </div>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
});

type Problems = ReturnType<typeof findProblems>;

/** What stands there and cannot stay so; what is empty is said beside the file. */
function findWrong(row: ResumeRow, problems: Problems): [string, string][] {
  return Object.entries(problems).filter(
    ([name]) => name === 'notes' || rowFields.some((field) => field === name && row[field].trim() !== ''),
  );
}

type FileLineProps = Pick<ResumeTableRowProps, 'row' | 'onReadAgain'>;

/** What came of the file: its skills, or why there is nothing. */
function FileLine({ row, onReadAgain }: FileLineProps) {
  const { id, fileName, reading, saving, skills } = row;
  if (reading.kind === 'bad') {
    return (
      <>
        <CircleAlert className="bad" size={14} strokeWidth={2} aria-hidden="true" />
        <span className="bad">{reading.reason}</span>
      </>
    );
  }
  if (reading.kind === 'failed') {
    return (
      <>
        <CircleAlert className="warn" size={14} strokeWidth={2} aria-hidden="true" />
        <span>It could not be read just now. You can still save it.</span>
        <Button
          variant="secondary"
          size="small"
          aria-label={`Read again: ${fileName}`}
          disabled={saving.kind === 'saving'}
          onClick={() => onReadAgain({ id })}
        >
          <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
          Read again
        </Button>
      </>
    );
  }
  if (isFileLost(row)) {
    return (
      <>
        <CircleAlert className="warn" size={14} strokeWidth={2} aria-hidden="true" />
        <span>The file was lost when the page reloaded. Add it again, or save without it.</span>
      </>
    );
  }
  if (reading.kind === 'no_text') {
    return <span className="muted">No text could be read; it may be a scan. It is still saved.</span>;
  }
  return skills ? (
    <span className="skills" title={skills}>
      Skills: <bdi>{skills}</bdi>
    </span>
  ) : null;
}

const readingWords = {
  waiting: 'Waits to be read',
  reading: 'Reading...',
  read: 'Read',
  no_text: 'No text in it',
  lacking: 'Filled in',
  failed: 'Not read',
  bad: 'File not taken',
} as const;

type RowStatusProps = Pick<ResumeTableRowProps, 'row' | 'getCandidateHref'> & { problems: Problems };

function RowStatus({ row, problems, getCandidateHref }: RowStatusProps) {
  const { saving, reading } = row;
  if (saving.kind === 'saved') {
    return (
      <span className="good">
        {saving.placed ? 'Was there already' : saving.updated ? 'Updated' : 'Added'}
        {saving.unplaced ? ', not with the job' : ''}.{' '}
        <Link href={getCandidateHref({ candidateId: saving.candidateId })} aria-label={`Open ${row.name}`}>
          Open
        </Link>
      </span>
    );
  }
  if (saving.kind === 'saving') return 'Saving...';
  if (saving.kind === 'failed') return <span className="bad">Not saved</span>;
  if (row.skipped) return 'Skipped for now';
  if (reading.kind === 'bad') {
    const withoutFile = Object.keys(problems).length === 0;
    return withoutFile ? 'Is saved without the file' : <span className="bad">{readingWords.bad}</span>;
  }
  const empty = rowFields.filter((field) => problems[field] && row[field].trim() === '');
  if (empty.length > 0) {
    return (
      <span className="warn">Needs {empty.map((field) => fieldLabels[field].toLowerCase()).join(', ')}</span>
    );
  }
  return readingWords[reading.kind];
}
