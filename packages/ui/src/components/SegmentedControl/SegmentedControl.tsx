import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { segmentGroupRecipe } from '../../theme/recipes/segmentGroup.ts';

export type SegmentedControlProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (choice: { value: Value }) => void;
  /** On a phone, too: for two short choices. */
  inRow?: boolean;
};

/** One choice of a few short ones, all in sight. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  inRow = false,
}: SegmentedControlProps<Value>) {
  return (
    <SegmentGroup.Root
      recipe={segmentGroupRecipe}
      {...(inRow ? { flexDirection: 'row' } : {})}
      aria-label={legend}
      value={value}
      onValueChange={(change) => {
        const chosen = options.find((option) => option.value === change.value);
        if (chosen) onChange({ value: chosen.value });
      }}
    >
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value} {...(inRow ? { flexGrow: 1 } : {})}>
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
