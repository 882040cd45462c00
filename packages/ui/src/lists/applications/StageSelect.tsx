import type { Stage } from '@cortex/api-client/model';
import { useId } from 'react';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { styled } from '../../theme/styled.tsx';

const Small = styled('div', {
  base: {
    position: 'relative',
    '& label': { srOnly: true },
    '& select': { minHeight: '7', height: '7', fontSize: 'small', color: 'muted', paddingBlock: 0 },
  },
});

type StageSelectProps = {
  label: string;
  stages: readonly Stage[];
  /** The id of the stage that is chosen; empty where none is. */
  value: string;
  /** What stands there while none is chosen. */
  placeholder?: string;
  tabIndex?: number;
  onSelect: (stage: Stage) => void;
};

/** Chooses one of the organization's stages. */
export function StageSelect({ label, stages, value, placeholder, tabIndex = 0, onSelect }: StageSelectProps) {
  const id = useId();
  return (
    <Small>
      <label htmlFor={id}>{label}</label>
      <SelectInput
        id={id}
        value={value}
        tabIndex={tabIndex}
        onChange={(event) => {
          const stage = stages.find(({ id }) => id === event.target.value);
          if (stage) onSelect(stage);
        }}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Small>
  );
}
