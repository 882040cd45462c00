import { skipToken, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { dismissToastsAbout } from '../../feedback/Toaster/toaster.ts';
import { styled } from '../../theme/styled.tsx';
import type { RecentDeletion, Restoring } from './recentDeletions.ts';
import { useRestore } from './useRestore.ts';

const Lines = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlockEnd: '3',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '10',
      paddingInline: '4',
      borderRadius: 'control',
      bg: 'surface',
      border: '1px solid {colors.line}',
      color: 'muted',
      fontSize: 'small',
    },
    '& li + li': { marginBlockStart: '2' },
    '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& bdi': { color: 'text' },
  },
});

type RecentDeletionsProps<Item> = { restoring: Restoring<Item> };

/** Recent deletions, as long as they can be undone. */
export function RecentDeletions<Item>({ restoring }: RecentDeletionsProps<Item>) {
  const { data = [] } = useQuery<RecentDeletion[]>({ queryKey: restoring.queryKey, queryFn: skipToken });
  const { send, sending } = useRestore(restoring);
  const deletions = useCurrent(data);
  if (deletions.length === 0) return null;
  return (
    <Lines aria-label="Deleted just now">
      {deletions.map(({ id, name }) => (
        <li key={id}>
          <span className="name">
            Deleted: <bdi>{name}</bdi>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo the deletion of ${name}`}
            disabled={sending}
            onClick={() => {
              dismissToastsAbout(restoring.deletion);
              send({ id, name });
            }}
          >
            <Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />
            Undo
          </Button>
        </li>
      ))}
    </Lines>
  );
}

/** Those that can still be undone; rerenders when the next one expires. */
function useCurrent(deletions: readonly RecentDeletion[]): RecentDeletion[] {
  const [now, setNow] = useState(() => Date.now());
  const current = deletions.filter(({ until }) => until > now);
  const next = Math.min(...current.map(({ until }) => until));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return current;
}
