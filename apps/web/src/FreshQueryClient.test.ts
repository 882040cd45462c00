import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { FreshQueryClient } from './FreshQueryClient.ts';

/** A query whose answers are given by hand, and what it has come to show. */
function observe(client: FreshQueryClient) {
  const answers: ((text: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['/candidates/cnd_1/notes'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const read = () => observer.getCurrentResult();
  return { answers, read, stop };
}

describe('a query that is invalidated', () => {
  it('starts over while its first fetch is in flight, whose answer is not taken', async () => {
    const client = new FreshQueryClient();
    const { answers, read, stop } = observe(client);
    const refreshed = client.invalidateQueries({ queryKey: ['/candidates/cnd_1/notes'] });
    await expect.poll(() => answers).toHaveLength(2);
    answers[0]?.('as it was before the change');
    answers[1]?.('as it is');
    await refreshed;
    expect(read()).toMatchObject({ status: 'success', data: 'as it is', fetchStatus: 'idle' });
    stop();
  });

  it('leaves alone what the filter does not name', async () => {
    const client = new FreshQueryClient();
    const { answers, read, stop } = observe(client);
    await client.invalidateQueries({ queryKey: ['/jobs/'] });
    expect(answers).toHaveLength(1);
    answers[0]?.('as it is');
    await expect.poll(() => read().data).toBe('as it is');
    stop();
  });
});
