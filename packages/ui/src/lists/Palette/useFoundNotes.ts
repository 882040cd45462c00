import type { ApiError } from '@cortex/api-client/http';
import type { FoundNote } from '@cortex/api-client/model';
import { searchNotes } from '@cortex/api-client/notes';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { useDebounced } from '../../forms/useDebounced.ts';

const PAUSE_MS = 250;

/** Shorter texts stand in most notes. */
const FEWEST_LETTERS = 3;

const none: readonly FoundNote[] = [];

/** Where it is kept that the server has no notes: it is asked once. */
const LACKING = ['notes are lacking'];

/** The notes in which the words stand, as the server finds them. None while few letters are typed. */
export function useFoundNotes(query: string) {
  const queryClient = useQueryClient();
  const text = useDebounced(query.trim(), PAUSE_MS);
  const enabled = text.length >= FEWEST_LETTERS && !queryClient.getQueryData<boolean>(LACKING);
  const found = useQuery<FoundNote[], ApiError>({
    queryKey: ['found notes', text],
    queryFn: () =>
      searchNotes({ text }).catch((error: unknown): FoundNote[] => {
        if (!isUnsupported(error)) throw error;
        queryClient.setQueryData(LACKING, true);
        return [];
      }),
    enabled,
    retry: false,
    staleTime: 15_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const typed = enabled && query.trim() !== '';
  return {
    notes: typed ? (found.data ?? none) : none,
    failed: typed && found.isError,
    refetch: found.refetch,
  };
}
