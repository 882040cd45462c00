import { useRef } from 'react';
import { SelectInput } from '../components/FormField/SelectInput.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { SearchField } from '../lists/SearchField/SearchField.tsx';
import { styled } from '../theme/styled.tsx';
import type { Attention, RankFilter } from './rankRows.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlockEnd: '3',
    '& > search': { flex: '1 1 200px' },
    '& .must': { flex: '1 1 140px', maxWidth: { md: '280px' } },
    '& > [role=radiogroup]': { flexDirection: 'row' },
  },
});

const attentions: readonly { value: Attention; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unseen', label: 'Not looked at' },
  { value: 'undecided', label: 'Undecided' },
];

type RankingFiltersProps = {
  filter: RankFilter;
  mustHaves: readonly string[];
  /** Whether the list is beside something, or on a phone. */
  narrow: boolean;
  onChange: (filter: RankFilter) => void;
  onGoToList: () => void;
};

/** Filters a ranked list; no filter is active by default. */
export function RankingFilters({ filter, mustHaves, narrow, onChange, onGoToList }: RankingFiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <Row>
      <SearchField
        ref={search}
        label="Search in names and reasons"
        value={filter.text}
        onChange={({ value }) => onChange({ ...filter, text: value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onGoToList();
        }}
      />
      {mustHaves.length > 0 ? (
        <div className="must">
          <SelectInput
            aria-label="Must-have"
            value={filter.mustHave}
            onChange={(event) => onChange({ ...filter, mustHave: event.currentTarget.value })}
          >
            <option value="">{narrow ? 'Must-haves' : 'Any must-haves'}</option>
            <option value="every">All must-haves met</option>
            {mustHaves.map((name) => (
              <option key={name} value={name}>
                Met: {name}
              </option>
            ))}
          </SelectInput>
        </div>
      ) : null}
      {narrow ? (
        <div className="must">
          <SelectInput
            aria-label="Which to show"
            value={filter.attention}
            onChange={(event) => {
              const chosen = attentions.find(({ value }) => value === event.currentTarget.value);
              if (chosen) onChange({ ...filter, attention: chosen.value });
            }}
          >
            {attentions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </div>
      ) : (
        <SegmentedControl
          legend="Which to show"
          options={attentions}
          value={filter.attention}
          onChange={({ value }) => onChange({ ...filter, attention: value })}
        />
      )}
    </Row>
  );
}
