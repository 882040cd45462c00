import {
  getCreateCandidateMockHandler201,
  getCreateCandidateMockHandler500,
  getListCandidatesMockHandler500,
  getUpdateCandidateMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { mara, maraDetails } from '@cortex/api-client/fixtures/candidates';
import { pending, unreadable } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { complete, dropAndRead, four, reads, screenMeta } from '../../stories/manyResumes.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateCandidateScreen } from './CreateCandidateScreen.tsx';

const meta = preview.meta({
  title: 'CreateCandidateScreen/ManyResumes',
  component: CreateCandidateScreen,
  ...screenMeta,
});

const created: { name: string; key: string | null }[] = [];

async function note(request: Request): Promise<string> {
  const name = String((await request.clone().formData()).get('name'));
  created.push({ name, key: request.headers.get('Idempotency-Key') });
  return name;
}

const stores = getCreateCandidateMockHandler201(async ({ request }) => {
  const name = await note(request);
  return { ...maraDetails, id: `cnd_${name}`, name, email: `${name}@example.com` };
});

async function saveAll({ canvas, userEvent }: StoryContext) {
  const button = await canvas.findByRole('button', { name: /^Save (all|\d+ now)$/ });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

export const Duplicates = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'mara.pdf', 'tomas.pdf', 'amara-again.pdf']);
    await expect(await canvas.findByText('1 of 4 can be saved, 3 left out')).toBeVisible();
    const [listed] = canvas.getAllByText(/^Already a candidate:/);
    await expect(listed).toHaveTextContent(
      'Already a candidate: Mara Lindqvist, mara.lindqvist@example.com. There the phone is +46 70 555 01 23.',
    );
    await expect(canvas.getByText(/^Same person as in row 1/)).toHaveTextContent(
      'There the phone is +234 1 555 0101.',
    );
    const ofTomas = within(canvas.getByRole('radiogroup', { name: 'What to do with tomas.pdf' }));
    await expect(ofTomas.queryByText('Update the existing candidate')).toBeNull();
    const ofMara = within(canvas.getByRole('radiogroup', { name: 'What to do with mara.pdf' }));
    await userEvent.click(ofMara.getByText('Update the existing candidate'));
    await expect(await canvas.findByText('2 of 4 can be saved, 2 left out')).toBeVisible();
  },
});

export const DuplicatesOnAPhone = meta.story({ ...Duplicates.input, globals: onPhone });

const updates: { id: string; form: FormData }[] = [];

export const UpdatesTheOneThatIsThere = meta.story({
  beforeEach({ msw }) {
    updates.length = 0;
    msw.use(
      reads,
      getUpdateCandidateMockHandler200(async ({ request }) => {
        updates.push({ id: new URL(request.url).pathname, form: await request.clone().formData() });
        return maraDetails;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['mara.pdf', 'tomas.pdf']);
    const ofMara = await canvas.findByRole('radiogroup', { name: 'What to do with mara.pdf' });
    await userEvent.click(within(ofMara).getByText('Update the existing candidate'));
    await saveAll(context);
    await expect(await canvas.findByText('1 updated.')).toBeVisible();
    const [update] = updates;
    await expect(update?.id).toMatch(/cnd_mara$/);
    await expect(update?.form.get('phone')).toBe('+46 8 555 00 99');
    await expect(update?.form.get('notes')).toBe(mara.notes);
  },
});

export const SaysWhenTheListIsMissing = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(reads, getListCandidatesMockHandler500());
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, complete);
    await expect(await canvas.findByText(/^The candidates could not be loaded/)).toBeVisible();
    await expect(await canvas.findByText('3 of 3 can be saved')).toBeVisible();
  },
});

export const SavingAll = meta.story({
  beforeEach({ msw }) {
    msw.use(reads, getCreateCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, four);
    await saveAll(context);
    await waitFor(() => expect(canvas.getAllByText('Saving...')).toHaveLength(3));
    await expect(canvas.getByText('0 of 3 saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).not.toHaveAttribute('readonly');
  },
});

export const Stops = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      getCreateCandidateMockHandler201(async () => {
        await asked;
        return maraDetails;
      }),
    );
    await dropAndRead(context, [...complete, 'mara.pdf', 'tomas.pdf']);
    const ofTomas = await canvas.findByRole('radiogroup', { name: 'What to do with tomas.pdf' });
    await userEvent.click(within(ofTomas).getByText('Add as new'));
    await saveAll(context);
    await waitFor(() => expect(canvas.getAllByText('Saving...')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    answer();
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByText('1 of 2 can be saved, 1 left out')).toBeVisible();
  },
});

export const Saved = meta.story({
  beforeEach({ msw }) {
    created.length = 0;
    msw.use(reads, stores);
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, complete);
    await saveAll(context);
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByText('All are saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Analyze for a job' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all',
    );
    await expect(canvas.getByRole('link', { name: 'See the candidates' })).toHaveAttribute(
      'href',
      '/active-candidates',
    );
    await expect(canvas.getByRole('link', { name: 'Open Dario Ito' })).toHaveAttribute(
      'href',
      '/candidates/cnd_Dario Ito',
    );
    await expect(new Set(created.map(({ key }) => key)).size).toBe(3);
    await expect(created.every(({ key }) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true);
  },
});

export const SavedOnAPhone = meta.story({ ...Saved.input, globals: onPhone });

export const OneFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    created.length = 0;
    msw.use(reads, stores);
  },
  play: async (context) => {
    const { canvas, msw } = context;
    await dropAndRead(context, complete);
    msw.use(
      getCreateCandidateMockHandler500(
        async ({ request }) => {
          await note(request);
          return { detail: 'The disk is full.', code: 'internal_error' };
        },
        { once: true },
      ),
    );
    await saveAll(context);
    await expect(await canvas.findByText('2 candidates added.')).toBeVisible();
    await expect(canvas.getByText(/1 could not be saved; the row says why/)).toBeVisible();
    await expect(canvas.getByText('Failed to create candidate. The disk is full.')).toBeVisible();
    await expect(canvas.getByText('1 of 1 can be saved')).toBeVisible();
  },
});

/** The answer may have got lost: the server knows the row again by its key. */
/** Nobody knows whether it was done; what is sent again has the same key. */
export const SaysThatItIsSafeToTryAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(reads, unreadable('createCandidate', 201));
  },
  play: async (context) => {
    await dropAndRead(context, ['amara-nwosu.pdf', 'chloe-dahl.pdf']);
    await saveAll(context);
    await expect(
      await context.canvas.findByText(/It is safe to try again: nothing is saved twice\.$/),
    ).toBeVisible();
  },
});

export const TriesOneAgainWithTheSameKey = meta.story({
  ...OneFails.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await OneFails.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Try again with/ }));
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    const [again] = created.slice(-1);
    const attempts = created.filter(({ name }) => name === again?.name);
    await expect(attempts).toHaveLength(2);
    await expect(attempts[0]?.key).toBe(again?.key);
  },
});
