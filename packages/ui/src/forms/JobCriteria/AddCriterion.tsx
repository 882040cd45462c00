import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { ApiError } from '@cortex/api-client/http';
import type { CriterionChoice, ReadCriterion } from '@cortex/api-client/model';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { logFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { findNamed, MAX_CHOICES, NAME_LENGTH } from './criterionChoices.ts';

const Line = styled('div', {
  base: { display: 'flex', width: 'full', gap: '2', '& button': { minHeight: '10' } },
});

type AddCriterionProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  listed: readonly ReadCriterion[];
  choices: readonly CriterionChoice[];
  /** Why the server did not take the choices when they were saved. */
  refusal: string | undefined;
  findRefusal: (added: CriterionChoice) => Promise<string | undefined>;
  onAdd: (addition: { added: CriterionChoice }) => void;
};

/** Adds a criterion that the text does not name, once the server takes it. */
export function AddCriterion({ inputRef, listed, choices, refusal, findRefusal, onAdd }: AddCriterionProps) {
  const [name, setName] = useState('');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const error = problem || refusal;

  async function add() {
    const added: CriterionChoice = { name: name.trim(), importance: 'nice' };
    if (added.name === '' || asking) return;
    if (findNamed(listed, added.name)) return setProblem(`${added.name} is in the list already.`);
    if (choices.length >= MAX_CHOICES) return setProblem(`No more than ${MAX_CHOICES} criteria can be set.`);
    setAsking(true);
    try {
      const reason = await findRefusal(added);
      setProblem(reason ?? '');
      if (reason) return;
      onAdd({ added });
      setName('');
    } catch (failure) {
      logFailure(failure);
      setProblem(describe(failure));
    } finally {
      setAsking(false);
    }
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>Add a criterion</Field.Label>
      <Line>
        <Input
          ref={inputRef}
          autoComplete="off"
          dir="auto"
          maxLength={NAME_LENGTH}
          value={name}
          readOnly={asking}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem('');
          }}
          onKeyDown={addOnEnter}
        />
        <Button variant="secondary" disabled={asking} onClick={() => add()}>
          Add
        </Button>
      </Line>
      <Field.HelperText data-problem={error ? true : undefined}>
        {error ? (
          <>
            <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
            <span>{error}</span>
          </>
        ) : (
          'It counts as nice to have until you change that.'
        )}
      </Field.HelperText>
    </Field.Root>
  );
}

function describe(failure: unknown): string {
  const refused = failure instanceof ApiError ? Object.values(failure.fieldErrors)[0] : undefined;
  return refused ?? 'It could not be added. Nothing was lost; try again in a moment.';
}
