import { Input } from '@chakra-ui/react/input';
import { scorecardLimits } from '@cortex/api-client/limits';
import type { CriterionMark, Scorecard, Scorecards } from '@cortex/api-client/model';
import { getListScorecardsQueryKey, saveScorecard } from '@cortex/api-client/scorecards';
import { useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { createDrafts } from '../../forms/drafts/store.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { MoreCriteria } from './MoreCriteria.tsx';
import { markWords, pickFirst, type TypedMarks, toMarks, toTyped } from './marks.ts';

const Form = styled('form', {
  base: {
    paddingInline: '5',
    paddingBlockEnd: '4',
    '& > ul': { listStyle: 'none', marginBlockEnd: '4' },
    '& > ul > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      paddingBlock: '3',
      borderBlockEnd: '1px solid {colors.line}',
    },
    '& .criterion': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .none': { color: 'bad', fontSize: 'small', marginBlockEnd: '3' },
  },
});

const options = Object.entries(markWords).map(([value, label]) => ({ value, label }));

const drafts = createDrafts<{ typed: TypedMarks }>('scorecards', { max: 20 });

/** Whether a scorecard was begun and not saved. */
export function hasScorecardDraft(candidateId: string, jobId: string): boolean {
  return drafts(`${candidateId} ${jobId}`).read() !== null;
}

type ScorecardFormProps = {
  candidateId: string;
  jobId: string;
  criteria: readonly string[];
  own: Scorecard | undefined;
  onClose: () => void;
};

/** Where a person says of each criterion what an interview showed. */
export function ScorecardForm({ candidateId, jobId, criteria, own, onClose }: ScorecardFormProps) {
  const [draft] = useState(() => drafts(`${candidateId} ${jobId}`));
  const [typed, setTyped] = useState<TypedMarks>(() => draft.read()?.typed ?? toTyped(own));
  const [empty, setEmpty] = useState(false);
  const [all, setAll] = useState(false);
  const first = pickFirst(criteria, (criterion) => typed[criterion] !== undefined);
  const save = useSave<Scorecards, CriterionMark[]>({
    call: (marks) => saveScorecard(candidateId, { job_id: jobId, marks }),
    messages: extensionMessages.saveScorecard,
    form: { fields: [], draft, getValues: () => typed, showRefusals: () => {}, clear: draft.drop },
    writeCache(queryClient, saved) {
      queryClient.setQueryData(getListScorecardsQueryKey(candidateId, { job_id: jobId }), saved);
    },
    onDone: onClose,
  });

  function write(criterion: string, told: Partial<TypedMarks[string]>) {
    const next = { ...typed, [criterion]: { comment: '', ...typed[criterion], ...told } };
    setTyped(next);
    setEmpty(false);
    draft.keep({ typed: next });
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const marks = toMarks(criteria, typed);
        if (marks.length === 0) setEmpty(true);
        else save.send(marks);
      }}
    >
      <ul>
        {(all ? criteria : first).map((criterion) => (
          <li key={criterion}>
            <span className="criterion">{criterion}</span>
            <SegmentedControl
              legend={`Mark for ${criterion}`}
              inRow
              options={options}
              value={String(typed[criterion]?.mark ?? '')}
              onChange={({ value }) => write(criterion, { mark: Number(value) })}
            />
            <Input
              aria-label={`What you saw of ${criterion}`}
              placeholder="What you saw, in a sentence"
              autoComplete="off"
              dir="auto"
              maxLength={scorecardLimits.letters}
              value={typed[criterion]?.comment ?? ''}
              onChange={({ target }) => write(criterion, { comment: target.value })}
            />
          </li>
        ))}
      </ul>
      <MoreCriteria count={criteria.length - first.length} open={all} onToggle={() => setAll(!all)} />
      {empty ? (
        <p className="none" role="alert">
          Mark one criterion at least, or write what you saw.
        </p>
      ) : null}
      <FormFoot
        save={save}
        label="Save scorecard"
        sendingLabel="Saving..."
        cancel={{
          onClick() {
            draft.drop();
            onClose();
          },
        }}
      />
    </Form>
  );
}
