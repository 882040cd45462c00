import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

const Group = chakra('fieldset', {
  base: {
    minWidth: 0,
    maxWidth: 'full',
    '& legend': { srOnly: true },
  },
});

const Track = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    gap: '0.5',
    padding: '0.5',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Segment = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '8',
    paddingInline: '3',
    borderRadius: '4px',
    color: 'muted',
    fontSize: 'small',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'background-color {durations.quick} {easings.out}',
    _hover: { color: 'text' },
    '&:has(:checked)': { bg: 'accentSubtle', color: 'text', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '& input': { srOnly: true },
  },
});

export type SegmentedControlProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (choice: { value: Value }) => void;
};

/** One choice of a few short ones, all in sight. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange({ value: option.value })}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
