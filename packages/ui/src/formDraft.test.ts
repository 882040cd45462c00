import { expect, test } from 'vitest';
import { claimDrafts, createDraft, dropDrafts } from './formDraft.ts';

test('a draft waits for the person who wrote it, and for nobody else', () => {
  const draft = createDraft<{ title: string }>();
  claimDrafts({ email: 'mara@example.com' });
  draft.keep({ title: 'Nurse' });
  claimDrafts({ email: ' Mara@example.com' });
  expect(draft.read()).toEqual({ title: 'Nurse' });
  claimDrafts({ email: 'tomas@example.com' });
  expect(draft.read()).toBeNull();
});

test('a logout forgets it', () => {
  const draft = createDraft<{ title: string }>();
  draft.keep({ title: 'Nurse' });
  dropDrafts();
  expect(draft.read()).toBeNull();
});
