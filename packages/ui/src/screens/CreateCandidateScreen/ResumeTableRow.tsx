import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { Check, CircleAlert, RotateCw, X } from 'lucide-react';
import { memo, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { DuplicateLine } from './DuplicateLine.tsx';
import type { Duplicate } from './findDuplicates.ts';
import {
  fieldLabels,
  findProblems,
  isFileLost,
  isSettled,
  type ResumeRow,
  type RowField,
  rowFields,
} from './resumeRow.ts';

export type RowEvents = {
  onEdit: (edit: { id: string; told: Partial<ResumeRow> }) => void;
  onRemove: (row: { id: string }) => void;
  onReadAgain: (row: { id: string }) => void;
  /** Saves this row alone. */
  onSave: (row: { id: string }) => void;
};

export type ResumeTableRowProps = RowEvents & {
  row: ResumeRow;
  position: number;
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
  const { fileName, reading, saving, skills } = row;
  const fixed = saving.kind === 'saving' || saving.kind === 'saved';
  const problems = isSettled(row) && !fixed ? findProblems(row) : {};
  const about = `of ${fileName}`;
  const missing = Object.values(problems);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className="file">
            <span className="position">{position}</span>
            <span className="words">
              <bdi className="name" title={fileName}>
                {fileName}
              </bdi>
              <RowStatus row={row} getCandidateHref={getCandidateHref} />
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
                aria-invalid={problems[field] !== undefined}
                aria-describedby={missing.length > 0 ? `${id}-problems` : undefined}
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
        <tr>
          <td colSpan={5} className="below">
            {saving.kind === 'failed' ? (
              <p className="line bad" role="alert">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>{saving.reason}</span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Try again with ${fileName}`}
                  disabled={busy || missing.length > 0}
                  onClick={() => onSave({ id: row.id })}
                >
                  Try again
                </Button>
              </p>
            ) : null}
            {reading.kind === 'bad' ? (
              <p className="line bad">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>
                  {reading.reason} {missing.length > 0 ? '' : 'The row is saved without this file.'}
                </span>
              </p>
            ) : reading.kind === 'failed' ? (
              <p className="line warn">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>It could not be read now. It can be saved all the same.</span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Read ${fileName} again`}
                  disabled={fixed}
                  onClick={() => onReadAgain({ id: row.id })}
                >
                  <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
                  Read again
                </Button>
              </p>
            ) : isFileLost(row) ? (
              <p className="line warn">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>
                  The file did not stay when the page was loaded anew. Add it again, or save without it.
                </span>
              </p>
            ) : null}
            {missing.length > 0 ? (
              <p id={`${id}-problems`} className="line warn">
                <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                <span>{missing.join(' ')}</span>
              </p>
            ) : null}
            {duplicate && !fixed ? (
              <DuplicateLine
                duplicate={duplicate}
                choice={row.choice}
                fileName={fileName}
                onChoose={({ choice }) => onEdit({ id: row.id, told: { choice } })}
              />
            ) : null}
            <div className="line">
              {skills ? (
                <span className="skills" title={skills}>
                  Skills: <bdi>{skills}</bdi>
                </span>
              ) : null}
              {row.notes === undefined ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Write notes ${about}`}
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

const readingWords = {
  waiting: 'Waits to be read',
  reading: 'Reading...',
  read: 'Read',
  no_text: 'No text to read, a scan perhaps',
  lacking: 'Not read',
  failed: 'Not read',
  bad: 'Not a resume that can be read',
} as const;

type RowStatusProps = Pick<ResumeTableRowProps, 'row' | 'getCandidateHref'>;

function RowStatus({ row: { saving, reading }, getCandidateHref }: RowStatusProps) {
  if (saving.kind === 'saved') {
    return (
      <span className="status good">
        {saving.updated ? 'Updated' : 'Added'}.{' '}
        <Link href={getCandidateHref({ candidateId: saving.candidateId })}>Open</Link>
      </span>
    );
  }
  if (saving.kind === 'saving') return <span className="status">Saving...</span>;
  if (saving.kind === 'failed') return <span className="status bad">Not saved</span>;
  return (
    <span className={reading.kind === 'bad' ? 'status bad' : 'status'}>{readingWords[reading.kind]}</span>
  );
}
