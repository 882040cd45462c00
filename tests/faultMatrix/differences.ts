import type { OperationId } from '@cortex/api-client/operations';
import { messages } from '../../packages/ui/src/messages.ts';
import type { FaultId } from './faults.ts';
import type { Failed } from './rules.ts';

type Difference = {
  operationId: OperationId;
  from?: string;
  faultIds: readonly FaultId[];
  reason: string;
  /** What differs from the rules. */
  outcome?: Partial<Failed>;
  /** Whether there is nothing to do once more after a new sign-in. */
  endsThere?: boolean;
};

/** The cells where the product does something else than the rules say, each with its reason. */
export const differences: readonly Difference[] = [
  {
    operationId: 'getCandidate',
    faultIds: [404],
    reason: 'Who is gone does not come back: the way back to the candidates stands in place of Retry.',
    outcome: { title: messages.loadCandidate.notFound, canRetry: false },
  },
  {
    operationId: 'getUserPerformance',
    faultIds: [404],
    reason: 'Nobody of this name is here: the way to all users stands in place of Retry.',
    outcome: { canRetry: false },
  },
  {
    operationId: 'createJob',
    from: 'Undo of a deletion',
    faultIds: [401],
    reason: 'The offer to undo goes with the session; the job stays deleted.',
    endsThere: true,
  },
  {
    operationId: 'createJob',
    from: 'Undo of a deletion',
    faultIds: ['upgrade'],
    reason: 'The toast has one action, and the way to a higher plan takes the place of “Try again”.',
    outcome: { canRetry: false },
  },
];

export function findDifference(
  operationId: OperationId,
  from: string | undefined,
  faultId: FaultId,
): Difference | undefined {
  return differences.find(
    (difference) =>
      difference.operationId === operationId &&
      difference.from === from &&
      difference.faultIds.includes(faultId),
  );
}
