import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Sends a call unless the one before is still on its way. The `isPending` of a render does not know yet of a call that began in the same
 * frame: a second Enter would send what the first one sent.
 */
export function useOneAtATime<Data, Failure, Variables>({
  isPending,
  mutate,
}: Pick<UseMutationResult<Data, Failure, Variables>, 'isPending' | 'mutate'>) {
  const sending = useRef(false);
  useEffect(() => {
    if (!isPending) sending.current = false;
  }, [isPending]);

  function send(
    variables: Variables,
    { onSuccess }: Pick<MutateOptions<Data, Failure, Variables>, 'onSuccess'> = {},
  ): void {
    if (sending.current) return;
    sending.current = true;
    function onSettled() {
      sending.current = false;
    }
    mutate(variables, onSuccess ? { onSuccess, onSettled } : { onSettled });
  }
  return send;
}
