import { RadioGroup } from '@chakra-ui/react/radio-group';
import type { User } from '@cortex/api-client/model';
import { radioGroupRecipe } from '../../theme/recipes/radioGroup.ts';

type PeoplePickerProps = {
  label: string;
  people: readonly User[];
  /** Whether these are not yet the people who were searched for. */
  stale: boolean;
  selectedId: string | undefined;
  onSelect: (selection: { person: User }) => void;
};

/** One person of those found. */
export function PeoplePicker({ label, people, stale, selectedId, onSelect }: PeoplePickerProps) {
  return (
    <RadioGroup.Root
      recipe={radioGroupRecipe}
      value={selectedId ?? null}
      aria-label={label}
      aria-busy={stale}
      data-stale={stale || undefined}
      onValueChange={({ value }) => {
        const person = people.find(({ id }) => id === value);
        if (person) onSelect({ person });
      }}
    >
      {people.map(({ id, full_name, email }) => (
        <RadioGroup.Item key={id} value={id}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemControl />
          <RadioGroup.ItemText>
            <span className="name">
              <bdi>{full_name}</bdi>
            </span>
            <span className="email">
              <bdi>{email}</bdi>
            </span>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
