import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox } from '@chakra-ui/react/listbox';
import { CornerDownLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { listboxRecipe } from '../../theme/recipes/listbox.ts';
import { styled } from '../../theme/styled.tsx';
import { type PaletteEntry, type PalettePlaces, usePaletteGroups } from './usePaletteGroups.ts';

const Field = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: 0,
    paddingInline: '4',
    borderBlockEnd: '1px solid {colors.line}',
    '& > svg': { flexShrink: 0, color: 'muted' },
  },
});

const Foot = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flexShrink: 0,
    minHeight: '9',
    paddingInline: '4',
    borderBlockStart: '1px solid {colors.line}',
    color: 'muted',
    fontSize: 'small',
    '& .keys': { display: { base: 'none', md: 'flex' }, gap: '4', marginInlineStart: 'auto' },
  },
});

/** Always at its full height, so that nothing moves while one types. */
const Results = styled('div', {
  base: {
    height: 'min(420px, 100dvh - 180px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: '2',
    scrollPaddingBlock: '8',
  },
});

const None = styled('p', {
  base: {
    paddingInline: '3',
    paddingBlock: '6',
    color: 'muted',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

export type PaletteListProps = PalettePlaces & {
  onChoose: (entry: PaletteEntry) => void;
  /** What was typed before the field was mounted. */
  takeTyped?: () => string;
};

/** The search field and its results. The arrow keys move in the list while the caret stays in the field. */
export function PaletteList({ onChoose, takeTyped = () => '', ...places }: PaletteListProps) {
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const { groups, loading, searching } = usePaletteGroups(query, places);
  const entries = groups.flatMap((group) => group.entries);
  const failed = entries.some(({ id }) => id.startsWith('retry:'));
  const found = entries.filter(({ id }) => !id.startsWith('retry:')).length;

  const collection = createListCollection({ items: entries, itemToValue: getId, itemToString: getTitle });
  // The highlighted entry can disappear with the next letter; then the first one is highlighted.
  const highlighted = entries.some(({ id }) => id === pointed) ? pointed : (entries[0]?.id ?? null);

  return (
    <Listbox.Root
      recipe={listboxRecipe}
      collection={collection}
      value={nothing}
      highlightedValue={highlighted}
      loopFocus
      typeahead={false}
      onHighlightChange={({ highlightedValue }) => {
        if (highlightedValue !== null) setPointed(highlightedValue);
      }}
      onSelect={({ value }) => {
        const entry = collection.find(value);
        if (entry) onChoose(entry);
      }}
    >
      <Field>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <Listbox.Input
          role="combobox"
          aria-expanded="true"
          aria-label="Search pages, jobs, candidates and actions"
          dir="auto"
          placeholder="Search pages, jobs, candidates and actions"
          value={query}
          onFocus={() => {
            const typed = takeTyped();
            if (typed) setQuery((before) => before + typed);
          }}
          onChange={(event) => {
            setQuery(event.target.value);
            setPointed(null);
          }}
        />
      </Field>
      <Results>
        <Listbox.Content aria-label="Results" tabIndex={-1}>
          {groups.map(({ label, entries: grouped }) => (
            <Listbox.ItemGroup key={label}>
              <Listbox.ItemGroupLabel>{label}</Listbox.ItemGroupLabel>
              {grouped.map((entry) => (
                <Listbox.Item key={entry.id} item={entry} data-excerpt={entry.isExcerpt}>
                  <entry.icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  <bdi className="title">
                    <Highlight text={entry.title} query={query} />
                  </bdi>
                  <bdi className="path">
                    <Highlight text={entry.path} query={query} />
                  </bdi>
                  <CornerDownLeft className="enter" size={16} strokeWidth={1.75} aria-hidden="true" />
                </Listbox.Item>
              ))}
            </Listbox.ItemGroup>
          ))}
        </Listbox.Content>
        {entries.length === 0 && !loading && !searching ? (
          <None>
            Nothing contains “{query.trim()}”. The search looks at pages, job titles, and candidates’ names,
            emails, skills, notes and resumes.
          </None>
        ) : null}
      </Results>
      <Foot>
        <span role="status">{describe(found, { loading, searching, failed })}</span>
        <span className="keys" aria-hidden="true">
          <span>↑ ↓ move</span>
          <span>Enter open</span>
          <span>Esc close</span>
        </span>
      </Foot>
    </Listbox.Root>
  );
}

/** Nothing stays selected: selecting an entry runs it. */
const nothing: string[] = [];

function getId({ id }: PaletteEntry): string {
  return id;
}

function getTitle({ title }: PaletteEntry): string {
  return title;
}

type Going = { loading: boolean; searching: boolean; failed: boolean };

function describe(found: number, { loading, searching, failed }: Going): string {
  if (loading) return 'Loading jobs and candidates...';
  if (searching && found === 0 && !failed) return 'Searching...';
  const results = found === 1 ? '1 result' : `${found} results`;
  return failed ? `${results}; not all could be loaded` : results;
}
