import { Input } from '@chakra-ui/react/input';
import { getListStagesQueryKey, listStages, updateStages } from '@cortex/api-client/applications';
import { stagesLimits } from '@cortex/api-client/limits';
import type { Stage, StageInput, StageKind } from '@cortex/api-client/model';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { mergeStages, moved, withoutBlanks } from './stageRows.ts';

const Form = styled('form', { base: { maxWidth: '640px' } });

const Rows = styled('ol', {
  base: {
    listStyle: 'none',
    marginBlockEnd: '3',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 176px auto' },
      gap: '2',
      alignItems: 'center',
      paddingBlock: '1.5',
    },
    '& input': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& li + li': { borderBlockStart: { base: '1px solid {colors.line}', md: 0 } },
    '& .buttons': { display: 'flex', gap: '1' },
  },
});

const Problem = styled('p', { base: { color: 'bad', fontSize: 'small', marginBlockEnd: '3' } });

const KINDS: Record<StageKind, string> = {
  open: 'In the running',
  hired: 'Hired',
  turned_down: 'Turned down',
};

type Values = { stages: StageInput[] };

const fields = ['stages'] as const;
const drafts = createDrafts<Partial<Values>>('stages');

/** The stages in order, each with its name and what it means. */
export function StagesForm({ stages }: { stages: readonly Stage[] }) {
  const [draft] = useState(() => drafts('organization'));
  const [opened, setOpened] = useState(stages);
  const edit = useDraftForm<Values>({ draft, record: { stages: [...stages] }, fields });
  const { form } = edit;
  const rows = form.watch('stages');
  const problem = form.formState.errors.stages?.message;
  const save = useSave({
    async call(values: Values) {
      const current = await listStages();
      return updateStages({ stages: mergeStages(withoutBlanks(values.stages), { opened, current }) });
    },
    messages: extensionMessages.updateStages,
    form: edit,
    writeCache(queryClient, saved) {
      queryClient.setQueryData(getListStagesQueryKey(), saved);
      setOpened(saved);
    },
  });

  function change(next: StageInput[]) {
    form.clearErrors('stages');
    form.setValue('stages', next);
  }

  function put(index: number, part: Partial<StageInput>) {
    change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  }

  return (
    <Form noValidate onSubmit={form.handleSubmit(save.send)}>
      <DraftNote of={edit} typedOn={save.typedOn} />
      <Rows aria-label="Stages">
        {rows.map(({ id, name, kind }, index) => (
          <li key={id ?? `new ${index}`}>
            <Input
              aria-label={`Name of stage ${index + 1}`}
              aria-invalid={problem ? true : undefined}
              value={name}
              maxLength={stagesLimits.letters}
              onChange={(event) => put(index, { name: event.target.value })}
            />
            <SelectInput
              aria-label={`What ${name || `stage ${index + 1}`} means`}
              value={kind}
              onChange={(event) => put(index, { kind: toKind(event.target.value) })}
            >
              {Object.entries(KINDS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
            <div className="buttons">
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => change(moved(rows, index, -1))}
              >
                <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Move ${name} down`}
                disabled={index === rows.length - 1}
                onClick={() => change(moved(rows, index, 1))}
              >
                <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove ${name || `stage ${index + 1}`}`}
                disabled={rows.length <= stagesLimits.fewest}
                onClick={() => change(rows.filter((_, at) => at !== index))}
              >
                <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </Rows>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <Button
        variant="quiet"
        size="small"
        disabled={rows.length >= stagesLimits.most}
        onClick={() => change([...rows, { name: '', kind: 'open' }])}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        Add a stage
      </Button>
      <FormFoot save={save} label="Save stages" sendingLabel="Saving..." />
    </Form>
  );
}

function toKind(value: string): StageKind {
  return value === 'hired' || value === 'turned_down' ? value : 'open';
}
