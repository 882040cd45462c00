import {
  getDeleteCandidateMockHandler200,
  getDeleteCandidateMockHandler500,
  getListCandidatesMockHandler200,
  getRestoreCandidateMockHandler404,
} from '@cortex/api-client/candidates/mocks';
import { candidates } from '@cortex/api-client/fixtures/candidates';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, others, screenMeta, toMara } from '../../stories/activeCandidates.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = preview.meta({
  title: 'ActiveCandidatesScreen',
  component: ActiveCandidatesScreen,
  ...screenMeta,
});

async function askToDelete(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function remove(context: StoryContext) {
  await askToDelete(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete candidate' }));
}

export const AsksBeforeDelete = meta.story({
  play: async (context) => {
    await askToDelete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Delete candidate' })).toBeVisible();
  },
});

export const PhoneAsksBeforeDelete = meta.story({ ...AsksBeforeDelete.input, globals: onPhone });

export const ConfirmsBeforeDelete = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDelete(context);
    await expect(await canvas.findByRole('group', { name: 'Delete Mara Lindqvist?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveFocus();
    await expect(canvas.getByRole('option', toMara)).toBeVisible();
  },
});

export const Deletes = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getDeleteCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { message: 'Candidate deleted.' };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.success)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', toMara)).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Mara Lindqvist' })).toBeNull();
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: null });
  },
});

/** The toast disappears after some seconds; the line stays as long as the deletion can be undone. */
export const OffersToUndoADeletion = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getDeleteCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { message: 'Candidate deleted.', undo_seconds: 30 };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    await expect(await getNotifications(context).findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' }),
    ).toBeVisible();
  },
});

export const UndoesADeletion = meta.story({
  ...OffersToUndoADeletion.input,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    const undo = await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' });
    msw.use(getListCandidatesMockHandler200(candidates));
    await userEvent.click(undo);
    await expect(await canvas.findByRole('option', toMara)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Deleted just now' })).toBeNull());
    await expect(await getNotifications(context).findByText('Candidate restored.')).toBeVisible();
  },
});

export const SaysWhenItIsTooLateToUndoADeletion = meta.story({
  ...OffersToUndoADeletion.input,
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await remove(context);
    msw.use(getRestoreCandidateMockHandler404());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the deletion of Mara Lindqvist' }));
    await expect(
      await getNotifications(context).findByText('It is too late to undo this deletion.'),
    ).toBeVisible();
  },
});

export const SaysWhenDeletingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteCandidateMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', toMara)).toBeVisible();
  },
});

export const SaysWhenNobodyAnswersADelete = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteCandidate'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteCandidate.error)).toBeVisible();
  },
});
