import { expect, test } from 'vitest';
import { claimDrafts, createDraft, createEditDrafts, dropDrafts } from './formDraft.ts';

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

test('an unsaved edit waits under the id of what is edited', () => {
  const edits = createEditDrafts<{ title: string }>();
  edits.keep('job_1', { title: 'Nurse' });
  edits.keep('job_2', { title: 'Baker' });
  edits.drop('job_2');
  expect([edits.read('job_1'), edits.read('job_2')]).toEqual([{ title: 'Nurse' }, undefined]);
  dropDrafts();
  expect(edits.read('job_1')).toBeUndefined();
});
