import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox';
import { Check } from 'lucide-react';
import { checkboxRecipe } from '../../theme/recipes/checkbox.ts';

type CheckboxProps = {
  label: string;
  hint?: string;
  ticked: boolean;
  onTick: (on: boolean) => void;
};

/** A yes or no. Whoever shows it keeps whether it is ticked. */
export function Checkbox({ label, hint, ticked, onTick }: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      recipe={checkboxRecipe}
      checked={ticked}
      onCheckedChange={({ checked }) => onTick(checked === true)}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control>
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>
        <span className="words">{label}</span> {hint ? <span className="hint">{hint}</span> : null}
      </ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
