import type { CandidateSummary } from '@cortex/api-client/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import type { ListPlace } from '../../lists/useRecordList.ts';

/**
 * Leads from a candidate who was merged into another one to that one. Says so where a link named the first, and not where
 * the person has just merged them.
 */
export function useMergedLink(
  candidates: readonly CandidateSummary[] = [],
  { selectedId, onSelect }: Pick<ListPlace, 'selectedId' | 'onSelect'>,
): void {
  const shown = useRef<string | null>(null);
  const isListed = selectedId !== null && candidates.some(({ id }) => id === selectedId);
  const stays =
    selectedId === null || isListed
      ? undefined
      : candidates.find(({ merged_ids }) => merged_ids?.includes(selectedId));
  const lead = useEffectEvent(({ id, name }: CandidateSummary) => {
    if (shown.current !== selectedId) showToast({ kind: 'info', title: extensionMessages.mergedLink(name) });
    onSelect({ id });
  });
  useEffect(() => {
    if (isListed) shown.current = selectedId;
    if (stays) lead(stays);
  }, [isListed, selectedId, stays]);
}
