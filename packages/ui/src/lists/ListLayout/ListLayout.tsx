import { type ReactNode, useMemo } from 'react';
import { styled } from '../../theme/styled.tsx';
import { SearchedProvider } from '../SearchField/Searched.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { RecordList } from '../useRecordList.ts';
import { ListCount, type ListCountProps } from './ListCount.tsx';
import { memoStyled } from './memoStyled.tsx';

const Frame = memoStyled(
  styled('div', {
    base: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: 'page',
      marginInline: 'auto',
      height: { base: 'calc(100dvh - {sizes.topBar})', md: '100dvh' },
      paddingInline: { base: '4', md: '6' },
      paddingBlockEnd: { base: '0', md: '6' },
    },
  }),
);

const Toolbar = memoStyled(
  styled('div', {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      paddingBlockEnd: '4',
    },
  }),
);

const Count = memoStyled(
  styled('p', {
    base: { color: 'muted', fontSize: 'small', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  }),
);

const Columns = memoStyled(
  styled('div', {
    base: { flex: 1, minHeight: 0, display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
    variants: {
      split: {
        true: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.panel}' },
          /* Where the panel covers the list, the keyboard must not reach below it. */
          '& > .list': {
            visibility: { base: 'hidden', lg: 'visible' },
            display: { md: 'none', lg: 'block' },
          },
        },
        false: {},
      },
    },
  }),
);

const List = memoStyled(
  styled('div', {
    base: {
      position: 'relative',
      minHeight: 0,
      overflow: 'hidden',
      /* The last rows stand above what floats over the list. */
      '&:has(> [role=group]) [role=listbox]': { paddingBlockEnd: { base: '52', md: '20' } },
      bg: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      marginInline: { base: '-4', md: 0 },
      borderInlineWidth: { base: 0, md: '1px' },
      borderBlockEndWidth: { base: 0, md: '1px' },
      borderBottomRadius: { base: 0, md: 'card' },
      borderTopRadius: { base: 0, md: 'card' },
    },
  }),
);

type ListLayoutProps = {
  header: ReactNode;
  list: Pick<RecordList<unknown>, 'searchField' | 'skillField'>;
  searchLabel: string;
  /** A second field that filters the list. */
  filter?: ReactNode;
  /** Import and export. */
  transfer?: ReactNode;
  /** How many rows there are, once that is known. */
  count: ListCountProps | null;
  /** Recent deletions. */
  deletions?: ReactNode;
  /** What can be done next, above the list. */
  nextSteps?: ReactNode;
  panel: ReactNode;
  /** What floats over the list, as long as rows are selected. */
  selection?: ReactNode;
  children: ReactNode;
};

/** A page that is one list, with a panel beside it. The list scrolls, the page does not. */
export function ListLayout({
  header,
  list,
  searchLabel,
  filter,
  transfer,
  count,
  deletions,
  nextSteps,
  panel,
  selection,
  children,
}: ListLayoutProps) {
  const query = list.searchField.value;
  const skill = list.skillField.value;
  const searched = useMemo(() => ({ query, skill }), [query, skill]);

  return (
    <Frame>
      {header}
      <Toolbar>
        <SearchField label={searchLabel} {...list.searchField} />
        {filter}
        <Count role="status">{count ? <ListCount {...count} /> : null}</Count>
        {transfer}
      </Toolbar>
      {deletions}
      {nextSteps}
      <Columns split={Boolean(panel)}>
        <List className="list">
          <SearchedProvider value={searched}>{children}</SearchedProvider>
          {selection}
        </List>
        {panel}
      </Columns>
    </Frame>
  );
}
