import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@cortex/api-client/model';
import { useId } from 'react';

const Scroller = chakra('div', {
  base: {
    position: 'relative',
    height: '150px',
    maxHeight: '150px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '&[data-stale] label': { opacity: 0.6 },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      paddingBlock: '1.5',
      paddingInline: '3',
      cursor: 'pointer',
      lineHeight: '1.35',
      _hover: { bg: 'hovered' },
      '&:has(:checked)': { bg: 'accentSubtle' },
    },
    '& input': {
      gridRow: 'span 2',
      appearance: 'none',
      boxSize: '4',
      borderRadius: 'full',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      cursor: 'inherit',
    },
    '& input:checked': { border: '5px solid {colors.accentSolid}', bg: 'onAccent' },
    '& .name': { fontWeight: 'medium' },
    '& .email': { color: 'muted', fontSize: 'small' },
    '& .name, & .email': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export type PeoplePickerProps = {
  label: string;
  people: readonly User[];
  /** Whether these are not yet the people who were searched for. */
  stale: boolean;
  selectedId: string | undefined;
  onSelect: (selection: { person: User }) => void;
};

/** One person of those found. */
export function PeoplePicker({ label, people, stale, selectedId, onSelect }: PeoplePickerProps) {
  const name = useId();
  return (
    <Scroller role="radiogroup" aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      {people.map((person) => (
        <label key={person.id}>
          <input
            type="radio"
            name={name}
            checked={person.id === selectedId}
            onChange={() => onSelect({ person })}
          />
          <span className="name">
            <bdi>{person.full_name}</bdi>
          </span>
          <span className="email">
            <bdi>{person.email}</bdi>
          </span>
        </label>
      ))}
    </Scroller>
  );
}
