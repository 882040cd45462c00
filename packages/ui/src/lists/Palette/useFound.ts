import type { ApiError } from '@cortex/api-client/http';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { useDebounced } from '../../forms/useDebounced.ts';

const PAUSE_MS = 250;

/** Shorter texts stand nearly everywhere. */
const FEWEST_LETTERS = 3;

const none: readonly never[] = [];

type Search<Found> = { noun: 'notes' | 'resumes'; search: (input: { text: string }) => Promise<Found[]> };

/**
 * Where the words stand, as the server finds it. Nothing while few letters are typed. A server without this search is asked once, and
 * finds nothing.
 */
export function useFound<Found>(query: string, { noun, search }: Search<Found>) {
  const queryClient = useQueryClient();
  const lacking = [`${noun} are lacking`];
  const text = useDebounced(query.trim(), PAUSE_MS);
  const isLacking = queryClient.getQueryData<boolean>(lacking) ?? false;
  const enabled = text.length >= FEWEST_LETTERS && !isLacking;
  const found = useQuery<Found[], ApiError>({
    queryKey: [`found ${noun}`, text],
    queryFn: () =>
      search({ text }).catch((error: unknown): Found[] => {
        if (!isUnsupported(error)) throw error;
        queryClient.setQueryData(lacking, true);
        return [];
      }),
    enabled,
    retry: false,
    staleTime: 15_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  const typed = enabled && query.trim() !== '';
  const awaited = !isLacking && query.trim().length >= FEWEST_LETTERS;
  return {
    found: typed ? (found.data ?? none) : none,
    searching: awaited && (text !== query.trim() || found.isFetching),
    failed: typed && found.isError,
    refetch: found.refetch,
  };
}
