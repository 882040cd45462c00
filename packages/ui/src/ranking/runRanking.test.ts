import type { analyzeResumes } from '@cortex/api-client/analysis';
import { ApiError, type ApiErrorReason } from '@cortex/api-client/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { runRanking } from './runRanking.ts';

const call = vi.hoisted(() => vi.fn<typeof analyzeResumes>());
vi.mock(import('@cortex/api-client/analysis'), async (original) => ({
  ...(await original()),
  analyzeResumes: call,
}));

const failed = (reason: ApiErrorReason) =>
  new ApiError({ reason, operation: 'POST /analyze_resumes/', token: null });
const pairs = Array.from({ length: 8 }, (_, index) => ({ candidateId: `cnd_${index}`, jobId: 'job_1' }));

/** Ranks all; gives how many pairs each call had, and whose rows came. */
async function rank() {
  const found: string[] = [];
  await runRanking({
    pairs,
    onRows: (rows) => found.push(...rows.map(({ candidateId }) => candidateId)),
    signal: new AbortController().signal,
  });
  return { sizes: call.mock.calls.map(([body]) => body.pairs.length), found };
}

function answer({ pairs }: Parameters<typeof analyzeResumes>[0]) {
  const error = { code: 'not_found' as const, detail: 'It is gone.' };
  return { results: pairs.map((pair) => ({ ...pair, error })) };
}

beforeEach(() => {
  call.mockReset();
});

test('pairs without an answer in time are asked for again, fewer of them, and none is lost', async () => {
  call.mockRejectedValueOnce(failed('timeout')).mockRejectedValueOnce(failed('timeout'));
  call.mockImplementation(async (body) => answer(body));
  const { sizes, found } = await rank();
  expect(sizes.slice(0, 3)).toEqual([5, 2, 1]);
  expect(found.toSorted()).toEqual(pairs.map(({ candidateId }) => candidateId));
});

test('the third call in a row without an answer is told', async () => {
  call.mockRejectedValue(failed('timeout'));
  await expect(rank()).rejects.toMatchObject({ reason: 'timeout' });
  expect(call).toHaveBeenCalledTimes(3);
});

test('what is no matter of time is told at once', async () => {
  call.mockRejectedValue(failed('network'));
  await expect(rank()).rejects.toMatchObject({ reason: 'network' });
  expect(call).toHaveBeenCalledOnce();
});
