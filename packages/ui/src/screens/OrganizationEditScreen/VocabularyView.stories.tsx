import {
  getAddVocabularyTermMockHandler422,
  getListVocabularyMockHandler200,
  getListVocabularyMockHandler500,
  getRemoveVocabularyTermMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { vocabulary } from '@cortex/api-client/fixtures/vocabulary';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const { addVocabularyTerm, removeVocabularyTerm, loadVocabulary } = extensionMessages;

const meta = {
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'vocabulary',
    getHref: ({ view }) => `/organization/update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: () => '/payment',
    onCancel: () => {},
  },
} satisfies Meta<typeof OrganizationEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function add({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText(/^Words/), 'cluster upkeep');
  await userEvent.type(canvas.getByLabelText(/^Criterion/), 'Kubernetes');
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
}

export const WithVocabulary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“cycle counts” counts as Stock control')).toBeVisible();
    await expect(canvas.getByText('3 terms, version 4')).toBeVisible();
    await expect(canvas.getByText('A deleted user, 2 Oct 2026')).toBeVisible();
  },
};

export const WithVocabularyOnAPhone: Story = {
  ...WithVocabulary,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const WithoutVocabulary: Story = {
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler200({ version: 0, terms: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No words are agreed yet.')).toBeVisible();
  },
};

export const VocabularyLoading: Story = {
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the vocabulary...')).toBeInTheDocument();
  },
};

export const VocabularyLoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListVocabularyMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(loadVocabulary.failed)).toBeVisible();
  },
};

export const VocabularyWithoutTheExtension: Story = {
  beforeEach({ msw }) {
    msw.use(absent('listVocabulary'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server keeps no vocabulary.')).toBeVisible();
  },
};

export const AddsATerm: Story = {
  play: async (context) => {
    await add(context);
    await expect(await getNotifications(context).findByText(addVocabularyTerm.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Words/)).toHaveValue(''));
  },
};

export const ATermIsRefused: Story = {
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
};

export const RemovesATerm: Story = {
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
};

export const ATermIsNotRemoved: Story = {
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
};
