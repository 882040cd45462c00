import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, createDrafts, createEdits } from './store.ts';
import { claimDrafts, dropDrafts } from './tabs.ts';

afterEach(() => vi.unstubAllGlobals());

test('a draft waits for the person who wrote it, and for nobody else', () => {
  const draft = createDraft<{ title: string }>('job');
  claimDrafts({ email: 'mara@example.com' });
  draft.keep({ title: 'Nurse' });
  claimDrafts({ email: ' Mara@example.com' });
  expect(draft.read()).toEqual({ title: 'Nurse' });
  claimDrafts({ email: 'tomas@example.com' });
  expect(draft.read()).toBeNull();
});

test('a logout forgets it', () => {
  const draft = createDraft<{ title: string }>('job');
  draft.keep({ title: 'Nurse' });
  dropDrafts();
  expect(draft.read()).toBeNull();
});

test('an unsaved edit waits under the id of what is edited', () => {
  const edits = createDrafts<{ title: string }>('job edits');
  edits('job_1').keep({ title: 'Nurse' });
  edits('job_2').keep({ title: 'Baker' });
  edits('job_2').drop();
  expect([edits('job_1').read(), edits('job_2').read()]).toEqual([{ title: 'Nurse' }, null]);
  dropDrafts();
  expect(edits('job_1').read()).toBeNull();
});

test('what a record had goes with its edit', () => {
  const edit = createEdits<{ title: string }>('job edits')('job_1');
  edit.keep({ title: 'Nurse' });
  edit.origins.keep({ title: 'Baker' });
  edit.drop();
  expect([edit.read(), edit.origins.read()]).toEqual([null, null]);
});

test('of more than are kept the oldest go', () => {
  const answers = createDrafts<string>('answers', { max: 2 });
  answers('a').keep('first');
  answers('b').keep('second');
  answers('a').keep('again');
  answers('c').keep('third');
  expect(['a', 'b', 'c'].map((id) => answers(id).read())).toEqual(['again', null, 'third']);
});

test('a reload carries the drafts over, but no file', async () => {
  const tab = openTab();
  const before = await tab.load();
  before.createDraft<{ title: string }>('job').keep({ title: 'Nurse' });
  before
    .createDrafts<{ name: string; file: File | null }>('candidate edits')('cnd_1')
    .keep({ name: 'Mara', file: new File(['text'], 'cv.pdf') });
  tab.tell('pagehide');

  const after = await tab.load();
  expect(after.createDraft('job').read()).toEqual({ title: 'Nurse' });
  expect(after.createDrafts('candidate edits')('cnd_1').read()).toEqual({ name: 'Mara' });
  expect(sessionStorage.getItem('drafts')).toBeNull();
  tab.tell('pagehide');
  localStorage.setItem('access_token', 'of somebody else');
  expect((await tab.load()).createDraft('job').read()).toBeNull();
});

test('of a list of files a reload leaves their names', async () => {
  const tab = openTab();
  const mail = { text: 'Attached.', files: [new File(['text'], 'offer.pdf')], tags: ['one'] };
  (await tab.load()).createDraft<typeof mail>('mail').keep(mail);
  tab.tell('pagehide');
  const after = (await tab.load()).createDraft<typeof mail>('mail').read();
  expect(after).toMatchObject({ text: 'Attached.', tags: ['one'] });
  expect(after?.files.map(({ name, size }) => ({ name, size }))).toEqual([{ name: 'offer.pdf', size: 0 }]);
});

test('what is not read again after a reload outlives the next one, too', async () => {
  const tab = openTab();
  (await tab.load()).createDraft('job').keep({ title: 'Nurse' });
  tab.tell('pagehide');
  await tab.load();
  tab.tell('pagehide');
  expect((await tab.load()).createDraft('job').read()).toEqual({ title: 'Nurse' });
});

test('a sign-in or a logout in another tab decides on the drafts of this one', async () => {
  const tab = openTab();
  const { createDraft, claimDrafts } = await tab.load();
  const draft = createDraft<{ title: string }>('job');
  const hearFromAnotherTab = (kind: string, person: string | null) =>
    tab.tell('storage', { key: 'draft-owner', newValue: JSON.stringify({ kind, person }) });

  claimDrafts({ email: 'mara@example.com' });
  draft.keep({ title: 'Nurse' });
  hearFromAnotherTab('claimed', 'mara@example.com');
  expect(draft.read()).toEqual({ title: 'Nurse' });
  hearFromAnotherTab('claimed', 'tomas@example.com');
  expect(draft.read()).toBeNull();

  draft.keep({ title: 'Baker' });
  hearFromAnotherTab('claimed', null);
  expect(draft.read()).toBeNull();
  expect(localStorage.getItem('draft-owner')).toBeNull();
});

test('a tab that was opened later hears from the others whose its drafts are', async () => {
  const tab = openTab();
  localStorage.setItem('access_token', 'of Mara');
  const { createDraft, claimDrafts } = await tab.load();
  const draft = createDraft<{ title: string }>('job');
  const newValue = JSON.stringify({ kind: 'answered', person: 'mara@example.com' });
  tab.tell('storage', { key: 'draft-owner', newValue });
  draft.keep({ title: 'Nurse' });
  claimDrafts({ email: 'mara@example.com' });
  expect(draft.read()).toEqual({ title: 'Nurse' });
});

/** A browser tab: its storage, loading a fresh module in it, and sending it events. */
function openTab() {
  let listeners: { name: string; listener: (event: object) => void }[] = [];
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners.push({ name, listener });
  });
  return {
    async load() {
      listeners = [];
      vi.resetModules();
      return { ...(await import('./store.ts')), ...(await import('./tabs.ts')) };
    },
    tell(name: string, event: object = {}) {
      for (const one of listeners) if (one.name === name) one.listener(event);
    },
  };
}

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}
