import type { CriterionChoice, JobText } from '@cortex/api-client/model';
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { AddCriterion } from './AddCriterion.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { type Choice, findNamed } from './criterionChoices.ts';
import { useJobReading } from './useJobReading.ts';

const Panel = styled('section', {
  base: {
    minWidth: 0,
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    overflowWrap: 'anywhere',
    '& > *': { padding: '4' },
    '& > * + *': { borderBlockStart: '1px solid {colors.line}' },
    '& h2, & h3': { fontSize: 'lead' },
    '& .quiet': { color: 'muted', fontSize: 'small' },
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& button': { marginInlineEnd: '-2' },
  },
});

const List = styled('ul', { base: { listStyle: 'none', paddingBlock: '1!' } });

const Refused = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlockStart: '1',
    fontSize: 'small',
    '& li': { paddingBlock: '1.5' },
    '& p + p': { color: 'muted' },
  },
});

type CriteriaPanelProps = {
  text: Pick<JobText, 'title' | 'description' | 'skills_required'>;
  choices: readonly CriterionChoice[];
  /** Why the server did not take the choices. */
  refusal: string | undefined;
  onChoose: (choice: Choice) => void;
};

export function CriteriaPanel({ text, choices, refusal, onChoose }: CriteriaPanelProps) {
  const id = useId();
  const addField = useRef<HTMLInputElement>(null);
  const { shown, failed, retrying, retry, findRefusal } = useJobReading(text, choices);

  if (!shown && !failed) return null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>What will be scored</h2>
          {failed ? (
            <p className="quiet" role="status">
              {shown
                ? 'The list could not be updated.'
                : 'The criteria could not be read. You can still save the job.'}
            </p>
          ) : (
            <p className="quiet">From your text, 100 points in all.</p>
          )}
        </div>
        {failed ? (
          <Button variant="quiet" size="small" disabled={retrying} onClick={() => retry()}>
            Try again
          </Button>
        ) : null}
      </Head>
      {shown ? (
        <>
          {shown.criteria.length > 0 ? (
            <List>
              {shown.criteria.map((criterion) => (
                <ChoiceRow
                  key={criterion.name.toLowerCase()}
                  criterion={criterion}
                  chosen={findNamed(choices, criterion.name)?.importance ?? null}
                  written={findNamed(shown.written, criterion.name)?.importance ?? null}
                  onChoose={({ importance }) => {
                    onChoose({ name: criterion.name, importance });
                    if (importance === null && criterion.from === 'person') addField.current?.focus();
                  }}
                />
              ))}
            </List>
          ) : (
            <p className="quiet">Nothing to score yet. List skills, or add a criterion.</p>
          )}
          {shown.reading.refused.length > 0 ? (
            <div>
              <h3>Never scored</h3>
              <Refused>
                {shown.reading.refused.map(({ name, reason }) => (
                  <li key={name}>
                    <p dir="auto">“{name}”</p>
                    <p>{reason}</p>
                  </li>
                ))}
              </Refused>
            </div>
          ) : null}
          <AddCriterion
            inputRef={addField}
            listed={shown.criteria}
            choices={choices}
            refusal={refusal}
            findRefusal={findRefusal}
            onAdd={({ added }) => onChoose(added)}
          />
        </>
      ) : null}
    </Panel>
  );
}
