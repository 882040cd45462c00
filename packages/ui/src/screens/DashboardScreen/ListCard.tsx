import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { DashboardCard, type DashboardRow } from './DashboardCard.tsx';

/** How many are shown until somebody asks for all of them. */
const MAX_ROWS = 5;

const Foot = styled('div', {
  base: { paddingInline: '5', paddingBlock: '3', borderBlockStart: '1px solid {colors.line}' },
});

const Failed = styled('div', { base: { paddingInline: '5', paddingBlockEnd: '4' } });

type ListCardProps<Item> = {
  title: string;
  list: UseQueryResult<Item[], unknown>;
  texts: Parameters<typeof describeFailure>[1];
  toRow: (item: Item) => DashboardRow;
};

/** The first few of a list, and all of it on demand. Renders nothing where the list is empty, or the server has none of it. */
export function ListCard<Item>({ title, list, texts, toRow }: ListCardProps<Item>) {
  const [all, setAll] = useState(false);
  if (list.data) {
    const { length } = list.data;
    if (length === 0) return null;
    const shown = all ? list.data : list.data.slice(0, MAX_ROWS);
    return (
      <DashboardCard
        title={title}
        rows={shown.map(toRow)}
        foot={
          length > shown.length ? (
            <Foot>
              <Button variant="quiet" size="small" onClick={() => setAll(true)}>
                Show all {length}
              </Button>
            </Foot>
          ) : null
        }
      />
    );
  }
  if (!list.error || isUnsupported(list.error)) return null;
  return (
    <DashboardCard
      title={title}
      rows={[]}
      foot={
        <Failed>
          <SectionFailure
            {...describeFailure(list.error, texts)}
            retrying={list.isFetching}
            onRetry={list.refetch}
          />
        </Failed>
      }
    />
  );
}
