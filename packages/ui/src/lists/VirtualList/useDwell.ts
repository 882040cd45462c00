import { useEffect, useLayoutEffect, useRef } from 'react';
import { DWELL_MS } from '../../dwell.ts';

/** Reports each row that the pointer rests on; rows that it only passes are not reported. */
export function useDwell(onDwell: ((row: { key: string }) => void) | undefined) {
  const latest = useRef(onDwell);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointedAt = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = onDwell;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return function pointAt(key: string | null) {
    if (key === pointedAt.current) return;
    pointedAt.current = key;
    clearTimeout(timer.current);
    if (key !== null) timer.current = setTimeout(() => latest.current?.({ key }), DWELL_MS);
  };
}
