import type { OperationId } from '@cortex/api-client/operations';
import { expect } from 'vitest';
import { readError } from '../testing.ts';
import { declaredStatuses } from './declaredAnswers.ts';

export type ReadRefusal = { status: number; code: string; errors: Record<string, string> };

/** Fails where an answer is not a refusal that the contract declares, in the one shape; a 5xx is none. */
export async function expectRefusal(id: OperationId, response: Response): Promise<ReadRefusal> {
  const { status } = response;
  expect(declaredStatuses(id)).toContain(status);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  return { status, ...(await readError(response)) };
}
