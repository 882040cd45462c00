import { useState } from 'react';

/** The selected record of a list, or its last known state where somebody has deleted it since. */
export function useLastKnown<Item extends { id: string }>(
  item: Item | undefined,
  selectedId: string | null,
): Item | undefined {
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  return item ?? (last?.id === selectedId ? last : undefined);
}
