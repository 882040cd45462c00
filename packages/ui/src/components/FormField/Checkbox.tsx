import { Checkbox as ChakraCheckbox } from '@chakra-ui/react/checkbox';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkboxRecipe } from '../../theme/recipes/checkbox.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked'> & {
  label: string;
  hint?: string;
  /** Whether it is ticked, where no form keeps that. */
  ticked?: boolean;
  onTick?: (on: boolean) => void;
};

/** A yes or no. It has no value of its own, so that a form reads true or false and not "on". */
export function Checkbox({ label, hint, ticked, onTick, ...input }: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      recipe={checkboxRecipe}
      value=""
      {...(ticked === undefined ? {} : { checked: ticked })}
      onCheckedChange={({ checked }) => onTick?.(checked === true)}
    >
      <ChakraCheckbox.HiddenInput {...input} />
      <ChakraCheckbox.Control>
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>
        <span className="words">{label}</span> {hint ? <span className="hint">{hint}</span> : null}
      </ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
