import { retention } from '@cortex/api-client/fixtures/retention';
import { expect, test } from 'vitest';
import { describeDeletion } from './describeRetention.ts';

test('a deletion says how many went, and why each of the others stayed', () => {
  const { proposals } = retention;
  expect(describeDeletion({ deleted: 2, skipped: [] }, proposals)).toEqual(['2 candidates were deleted.']);
  expect(
    describeDeletion(
      {
        deleted: 1,
        skipped: [
          { id: 'cnd_mara', reason: 'active' },
          { id: 'cnd_tomas', reason: 'held' },
          { id: 'cnd_unknown', reason: 'not_found' },
        ],
      },
      proposals,
    ),
  ).toEqual([
    '1 candidate was deleted.',
    'Mara Lindqvist was kept: there was activity, or the setting has changed.',
    'Tomas Okafor was kept: there is a hold.',
    'cnd_unknown was deleted already.',
  ]);
  expect(describeDeletion({ deleted: 0, skipped: [] }, proposals)).toEqual(['No candidate was deleted.']);
});
