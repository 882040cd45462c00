import {
  getListSharesMockHandler200,
  getListSharesMockHandler500,
  getWithdrawShareMockHandler200,
  getWithdrawShareMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { mara } from '@cortex/api-client/fixtures/candidates';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { ShareEntry } from '@cortex/api-client/model';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateShares } from './CandidateShares.tsx';

const jordan = { id: 'usr_self', full_name: 'Jordan Reyes' };
const shares: ShareEntry[] = [
  {
    shared_with: { id: 'usr_one', full_name: 'User 1' },
    shared_by: jordan,
    note: 'Could fit the accountant role, please have a look before Friday.',
    shared_at: '2026-11-19T08:15:00Z',
  },
  {
    shared_with: { id: 'usr_two', full_name: 'User 2' },
    shared_by: jordan,
    note: '',
    shared_at: '2026-11-04T08:15:00Z',
  },
];

const meta = preview.meta({
  component: CandidateShares,
  args: { candidateId: mara.id },
  decorators: [
    (Story) => (
      <div style={{ padding: 20, maxWidth: 420 }}>
        <h2>{mara.name}</h2>
        {Story()}
      </div>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(getListSharesMockHandler200(shares));
  },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('by Jordan Reyes on 19 Nov 2026')).toBeVisible();
  },
});

export const Phone = meta.story({ ...Two.input, globals: onPhone });

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListSharesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListSharesMockHandler200(shares));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
});

export const TakesAShareBack = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getWithdrawShareMockHandler200(() => {
        msw.use(getListSharesMockHandler200(shares.slice(1)));
        return { message: 'Sharing stopped.' };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing with User 1' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await toasts.findByText(extensionMessages.withdrawShare.success)).toBeVisible();
  },
});

export const SaysWhenTakingBackFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getWithdrawShareMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing with User 1' }));
    const toasts = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await toasts.findByText(extensionMessages.withdrawShare.failed)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** A server without the extension does not list shares. */
export const WithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listShares'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: mara.name })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Shared with')).toBeNull());
  },
});
