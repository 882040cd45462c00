import type { User } from '@cortex/api-client/model';
import { styled } from '../../theme/styled.tsx';

/** Takes no room: what stands below stays where it is while a name is chosen. */
const Place = styled('div', { base: { position: 'relative', height: 0, zIndex: 'bar' } });

const List = styled('div', {
  base: {
    position: 'absolute',
    insetBlockStart: '1',
    insetInlineStart: 0,
    width: 'full',
    maxWidth: '320px',
    boxShadow: 'float',
    border: '1px solid {colors.edge}',
    borderRadius: 'control',
    bg: 'surface',
    overflow: 'hidden',
    '& > div': { paddingBlock: '2', paddingInline: '3', cursor: 'pointer', overflowWrap: 'anywhere' },
    '& > div:hover': { bg: 'hovered' },
    '& > div[aria-selected=true]': { bg: 'accentSubtle' },
  },
});

type MentionMenuProps = {
  id: string;
  people: readonly User[];
  /** The place of the one that Enter chooses. */
  active: number;
  onChoose: (person: User) => void;
};

/** The colleagues that can be mentioned. The focus stays in the text. */
export function MentionMenu({ id, people, active, onChoose }: MentionMenuProps) {
  return (
    <Place>
      <List role="listbox" id={id} aria-label="Colleagues">
        {people.map((person, index) => (
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => {
              // The focus stays where it is.
              event.preventDefault();
              onChoose(person);
            }}
          >
            <bdi>{person.full_name}</bdi>
          </div>
        ))}
      </List>
    </Place>
  );
}
