import { UsersRound } from 'lucide-react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { DuplicateChoice, ResumeRow } from '../../forms/manyResumes/resumeRow.ts';
import type { Duplicate } from './findDuplicates.ts';
import { canPlace, canUpdate, getChoice } from './planRows.ts';

type DuplicateLineProps = {
  row: ResumeRow;
  duplicate: Duplicate;
  onChoose: (chosen: { choice: DuplicateChoice }) => void;
};

const leave = { value: 'leave', label: 'Leave out' } as const;
const place = { value: 'place', label: 'Add to the job' } as const;
const add = { value: 'add', label: 'Add as new' } as const;
const update = { value: 'update', label: 'Update the existing candidate' } as const;

function describeSame(duplicate: Duplicate): string {
  if (duplicate.of === 'row') return `Same person as in row ${duplicate.position}: `;
  return duplicate.sameResume ? 'This resume is there already: ' : 'Already a candidate: ';
}

/** Says who seems to be the same person and what differs, and asks what to do. */
export function DuplicateLine({ row, duplicate, onChoose }: DuplicateLineProps) {
  const { other, differences } = duplicate;
  return (
    <div className="line duplicate">
      <UsersRound size={14} strokeWidth={2} aria-hidden="true" />
      <p>
        {describeSame(duplicate)}
        <bdi>{other.name}</bdi>, <bdi>{other.email}</bdi>.{' '}
        <span className="differences">
          {differences.length === 0
            ? 'Name, email and phone are the same.'
            : differences.map(({ label, there }) => (
                <span key={label}>
                  There the {label} is <bdi>{there || 'empty'}</bdi>.{' '}
                </span>
              ))}
        </span>
      </p>
      <SegmentedControl<DuplicateChoice>
        legend={`What to do with ${row.fileName}`}
        options={[
          leave,
          ...(canPlace(row, duplicate) ? [place] : []),
          add,
          ...(canUpdate(duplicate) ? [update] : []),
        ]}
        value={getChoice(row, duplicate)}
        onChange={({ value }) => onChoose({ choice: value })}
      />
    </div>
  );
}
