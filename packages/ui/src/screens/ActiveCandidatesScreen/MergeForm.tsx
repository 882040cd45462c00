import { mergeCandidates } from '@cortex/api-client/candidates';
import { deletionLimits } from '@cortex/api-client/limits';
import type { CandidateSummary, MergeInput } from '@cortex/api-client/model';
import { type FormEvent, useState } from 'react';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { formatDate } from '../../formatDate.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useSave } from '../../forms/useSave.ts';
import { keepDeletion } from '../../lists/RecentDeletions/recentDeletions.ts';
import { useRestore } from '../../lists/RecentDeletions/useRestore.ts';
import { styled } from '../../theme/styled.tsx';
import { candidateRestoring, refreshCandidates } from './candidateRestoring.ts';

const Form = styled('form', {
  base: {
    '& fieldset': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: '2',
      paddingBlock: '3',
      borderBlockEnd: '1px solid {colors.line}',
    },
    '& legend': { float: 'left', gridColumn: '1 / -1', fontWeight: 'medium' },
    '& label': {
      display: 'flex',
      gap: '2.5',
      alignItems: 'flex-start',
      paddingBlock: '2',
      paddingInline: '3',
      border: '1px solid {colors.line}',
      borderRadius: 'control',
      cursor: 'pointer',
      minWidth: '0',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      '&:has(:checked)': { borderColor: 'accent', bg: 'accentSubtle' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '1px' },
    },
    '& label.both': { gridColumn: '1 / -1' },
    '& input': {
      accentColor: '{colors.accent}',
      boxSize: '4',
      marginBlockStart: '0.5',
      flexShrink: 0,
      outline: 'none',
    },
    '& .stays': { paddingBlock: '3', overflowWrap: 'anywhere' },
    '& .same': { gridColumn: '1 / -1', color: 'muted', overflowWrap: 'anywhere' },
  },
});

const texts = extensionMessages.mergeCandidates;

const FIELDS = { name: 'Name', email: 'Email', phone: 'Phone', notes: 'Notes' } as const;
type Field = keyof typeof FIELDS;
type Side = 'one' | 'other' | 'both';

type MergeFormProps = {
  candidate: CandidateSummary;
  other: CandidateSummary;
  onMerged: () => void;
  onClose: () => void;
};

/** Where a person chooses, field by field, what stays of two candidates. */
export function MergeForm({ candidate, other, onMerged, onClose }: MergeFormProps) {
  const [chosen, setChosen] = useState<Record<Field, Side>>({
    name: 'one',
    email: 'one',
    phone: 'one',
    notes: candidate.notes === other.notes ? 'one' : 'both',
  });
  const [kept, setKept] = useState<Side>(candidate.has_resume || !other.has_resume ? 'one' : 'other');
  const [stays, goes] = kept === 'one' ? [candidate, other] : [other, candidate];
  const restore = useRestore(candidateRestoring);
  const save = useSave({
    call: (input: MergeInput) => mergeCandidates(stays.id, input),
    messages: { failed: texts.failed, error: texts.error },
    writeCache(client, merged) {
      candidateCache.put(client, merged);
      candidateCache.remove(client, goes.id);
      refreshCandidates(client);
      keepDeletion(candidateRestoring, client, {
        id: goes.id,
        name: goes.name,
        until: Date.now() + deletionLimits.undoSeconds * 1000,
      });
      showToast({
        kind: 'success',
        title: texts.success,
        about: texts.failed,
        action: { label: 'Undo', onSelect: () => restore.send({ id: goes.id, name: goes.name }) },
      });
    },
    onDone: onMerged,
  });

  const read = (field: Field): string => {
    const [one, two] = [candidate[field], other[field]];
    const side = chosen[field];
    return side === 'both' ? `${one}\n\n${two}` : side === 'one' ? one : two;
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    save.send({
      other_id: goes.id,
      name: read('name'),
      email: read('email'),
      phone: read('phone'),
      notes: read('notes'),
    });
  }

  return (
    <Form noValidate onSubmit={submit}>
      {(Object.keys(FIELDS) as Field[]).map((field) => (
        <Choice
          key={field}
          legend={FIELDS[field]}
          texts={[candidate[field], other[field]]}
          hasBoth={field === 'notes'}
          value={chosen[field]}
          onChoose={(side) => setChosen({ ...chosen, [field]: side })}
        />
      ))}
      <Choice
        legend="Resume"
        texts={[describeResume(candidate), describeResume(other)]}
        value={kept}
        alwaysAsked={candidate.has_resume === true && other.has_resume === true}
        onChoose={setKept}
      />
      <p className="stays" role="status">
        The record of{' '}
        <bdi>
          {stays.name}, {stays.email}
        </bdi>{' '}
        is the one that stays; links to the record of{' '}
        <bdi>
          {goes.name}, {goes.email}
        </bdi>{' '}
        lead to it.
      </p>
      <FormFoot
        save={save}
        label="Merge candidates"
        sendingLabel="Merging..."
        cancel={{ onClick: onClose }}
      />
    </Form>
  );
}

function describeResume({ has_resume, resume_file_name, created_at }: CandidateSummary): string {
  const added = created_at ? `, added ${formatDate(created_at)}` : '';
  return has_resume ? `${resume_file_name ?? 'A resume'}${added}` : `No resume${added}`;
}

type ChoiceProps = {
  legend: string;
  texts: readonly [string, string];
  value: Side;
  onChoose: (side: Side) => void;
  hasBoth?: boolean;
  /** Whether it is asked also where both read the same. */
  alwaysAsked?: boolean;
};

function Choice({ legend, texts, value, onChoose, hasBoth = false, alwaysAsked = false }: ChoiceProps) {
  const [one, other] = texts;
  if (one === other && !alwaysAsked)
    return (
      <fieldset>
        <legend>{legend}</legend>
        <p className="same">{one}</p>
      </fieldset>
    );
  const option = (side: Side, text: string) => (
    <label key={side} className={side}>
      <input type="radio" name={legend} checked={value === side} onChange={() => onChoose(side)} />
      <span dir="auto">{text}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {option('one', one)}
      {option('other', other)}
      {hasBoth ? option('both', 'Both, one below the other') : null}
    </fieldset>
  );
}
