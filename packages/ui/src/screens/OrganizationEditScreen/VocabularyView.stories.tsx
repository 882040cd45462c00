import {
  getAddVocabularyTermMockHandler201,
  getAddVocabularyTermMockHandler422,
  getListVocabularyMockHandler200,
  getListVocabularyMockHandler500,
  getRemoveVocabularyTermMockHandler204,
  getRemoveVocabularyTermMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { vocabulary } from '@cortex/api-client/fixtures/vocabulary';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const { addVocabularyTerm, editVocabularyTerm, removeVocabularyTerm, loadVocabulary } = extensionMessages;

const called = fn();

const [cycleCounts = never()] = vocabulary.terms.filter(({ words }) => words === 'cycle counts');

function never(): never {
  throw new Error('The fixture has no such term.');
}

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'vocabulary' as const,
    getHref: ({ view }) => `/organization/update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: () => '/payment',
    onCancel: () => {},
  },
});

async function add({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText(/^Words/), 'cluster upkeep');
  await userEvent.type(canvas.getByLabelText(/^Criterion/), 'Kubernetes');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
}

export const WithVocabulary = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“cycle counts” counts as Stock control')).toBeVisible();
    await expect(canvas.getByText('3 terms, version 4')).toBeVisible();
    await expect(canvas.getByText('A deleted user, 2 Oct 2026')).toBeVisible();
  },
});

export const WithVocabularyOnAPhone = meta.story({
  ...WithVocabulary.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const WithoutVocabulary = meta.story({
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler200({ version: 0, terms: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No words are agreed yet.')).toBeVisible();
  },
});

export const VocabularyLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the vocabulary...')).toBeInTheDocument();
  },
});

export const VocabularyLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(loadVocabulary.failed)).toBeVisible();
  },
});

export const VocabularyWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listVocabulary'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server keeps no vocabulary.')).toBeVisible();
  },
});

export const AddsATerm = meta.story({
  play: async (context) => {
    await add(context);
    await expect(await getNotifications(context).findByText(addVocabularyTerm.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Words/)).toHaveValue(''));
  },
});

export const ATermIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getAddVocabularyTermMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { criterion: 'A score cannot rest on age: the law protects people from being chosen by it.' },
      }),
    );
  },
  play: async (context) => {
    await add(context);
    await expect(await context.canvas.findByText(/^A score cannot rest on age/)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Words/)).toHaveValue('cluster upkeep');
  },
});

export const RemovesATerm = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const remove = await canvas.findByRole('button', { name: 'Remove “cycle counts” for Stock control' });
    msw.use(
      getListVocabularyMockHandler200({
        version: 5,
        terms: vocabulary.terms.filter(({ words }) => words !== 'cycle counts'),
      }),
    );
    await userEvent.click(remove);
    await expect(await canvas.findByText('2 terms, version 5')).toBeVisible();
    await expect(await getNotifications(context).findByText(removeVocabularyTerm.success)).toBeVisible();
  },
});

export const ATermIsNotRemoved = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRemoveVocabularyTermMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove “cycle counts” for Stock control' }),
    );
    // In a toast, and above the terms, where it stays.
    await waitFor(() => expect(canvas.getAllByText(removeVocabularyTerm.failed)).toHaveLength(2));
    await expect(canvas.getByText('“cycle counts” counts as Stock control')).toBeVisible();
  },
});

async function edit({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit “cycle counts” for Stock control' }));
  const form = within(canvas.getByRole('form', { name: 'Edit “cycle counts” for Stock control' }));
  const words = form.getByRole('textbox', { name: /^Words/ });
  await expect(words).toHaveFocus();
  await userEvent.clear(words);
  await userEvent.type(words, 'cycle counting');
  return form;
}

/** The new words are agreed on before the old ones go. */
export const EditsATerm = meta.story({
  beforeEach({ msw }) {
    called.mockClear();
    const edited = { ...cycleCounts, id: 'trm_edited', words: 'cycle counting' };
    msw.use(
      getAddVocabularyTermMockHandler201(async ({ request }) => {
        called('add', JSON.parse(await request.clone().text()));
        const others = vocabulary.terms.filter(({ id }) => id !== cycleCounts.id);
        msw.use(getListVocabularyMockHandler200({ version: 6, terms: [edited, ...others] }));
        return edited;
      }),
      getRemoveVocabularyTermMockHandler204(({ params }) => {
        called('remove', params.id);
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await edit(context);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('“cycle counting” counts as Stock control')).toBeVisible();
    await expect(called.mock.calls).toEqual([
      ['add', { words: 'cycle counting', criterion: 'Stock control' }],
      ['remove', cycleCounts.id],
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit “cycle counting” for Stock control' })).toHaveFocus(),
    );
    await expect(await getNotifications(context).findByText(editVocabularyTerm.success)).toBeVisible();
  },
});

export const EditingATerm = meta.story({ play: async (context) => void (await edit(context)) });

export const CancelsAnEdit = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await edit(context);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('“cycle counts” counts as Stock control')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit “cycle counts” for Stock control' })).toHaveFocus();
  },
});

export const EditFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAddVocabularyTermMockHandler422());
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await edit(context);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(editVocabularyTerm.failed)).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Words/ })).toHaveValue('cycle counting');
  },
});
