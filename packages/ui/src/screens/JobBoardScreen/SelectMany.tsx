import type { JobApplication, Stage } from '@cortex/api-client/model';
import { ActionMenu } from '../../components/ActionMenu/ActionMenu.tsx';
import { styled } from '../../theme/styled.tsx';

const Frame = styled('div', { base: { width: '148px' } });

type SelectManyProps = {
  stages: readonly Stage[];
  /** The cards on the board that the search leaves. */
  applications: readonly JobApplication[];
  onSelect: (candidateIds: readonly string[]) => void;
};

/** Selects many cards at once: all, those in a stage, or who applied by themselves. */
export function SelectMany({ stages, applications, onSelect }: SelectManyProps) {
  const groups = [
    { label: 'Everybody', cards: applications },
    { label: 'Who applied', cards: applications.filter(({ source }) => source) },
    ...stages.map(({ id, name }) => ({
      label: `All in ${name}`,
      cards: applications.filter(({ stage_id }) => stage_id === id),
    })),
  ].filter(({ cards }) => cards.length > 0);
  return (
    <Frame>
      <ActionMenu
        label="Select many"
        text="Select..."
        actions={groups.map(({ label, cards }) => ({
          id: label,
          text: `${label} (${cards.length.toLocaleString('en-US')})`,
        }))}
        onAct={({ id }) => {
          const group = groups.find(({ label }) => label === id);
          if (group) onSelect(group.cards.map(({ candidate }) => candidate.id));
        }}
      />
    </Frame>
  );
}
