import { ApiError } from '@cortex/api-client/http';
import { expect, test } from 'vitest';
import { describeFailure } from './reportFailure.ts';

const texts = { failed: 'Failed to create candidate.', error: 'Error creating candidate. Please try again.' };

function timedOut(operation: string): ApiError {
  return new ApiError({ operation, reason: 'timeout', token: null });
}

test('whoever waited in vain is told to look first, or that it is safe to try again', () => {
  const error = timedOut('POST /candidates/');
  expect(describeFailure(error, texts).description).toMatch(
    /Check whether it was done before you try again\.$/,
  );
  expect(describeFailure(error, { ...texts, repeatable: true }).description).toMatch(
    /It is safe to try again: nothing is saved twice\.$/,
  );
  expect(describeFailure(timedOut('GET /candidates/'), texts).description).toMatch(
    /Try again in a moment\.$/,
  );
});
