import { RadioCard } from '@chakra-ui/react/radio-card';
import type { ComponentProps } from 'react';
import { radioCardRecipe } from '../../theme/recipes/radioCard.ts';

export type RadioOption = { value: string; label: string; aside: string; description: string };

export type RadioCardsProps = {
  legend: string;
  options: readonly RadioOption[];
  /** What each radio button bears: its name and its handlers. */
  control: ComponentProps<'input'>;
};

/** One choice of a few, each with a fact at its end and a line of what it means. */
export function RadioCards({ legend, options, control }: RadioCardsProps) {
  return (
    <RadioCard.Root recipe={radioCardRecipe}>
      <RadioCard.Label>{legend}</RadioCard.Label>
      {options.map(({ value, label, aside, description }) => (
        <RadioCard.Item key={value} value={value}>
          <RadioCard.ItemHiddenInput {...control} value={value} />
          <span />
          <RadioCard.ItemText>
            <span>{label}</span> <RadioCard.ItemAddon>{aside}</RadioCard.ItemAddon>{' '}
            <RadioCard.ItemDescription>{description}</RadioCard.ItemDescription>
          </RadioCard.ItemText>
        </RadioCard.Item>
      ))}
    </RadioCard.Root>
  );
}
