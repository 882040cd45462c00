import { retention } from '@cortex/api-client/fixtures/retention';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Retention, RetentionHold, RetentionProposal } from '@cortex/api-client/model';
import {
  getDeleteInactiveCandidatesMockHandler200,
  getDeleteInactiveCandidatesMockHandler500,
  getGetRetentionMockHandler200,
  getGetRetentionMockHandler403,
  getGetRetentionMockHandler500,
  getHoldCandidateMockHandler200,
  getHoldCandidateMockHandler500,
  getLiftHoldMockHandler204,
  getLiftHoldMockHandler500,
  getUpdateRetentionMockHandler200,
  getUpdateRetentionMockHandler500,
} from '@cortex/api-client/retention/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';
import { retentionMessages } from './retentionMessages.ts';

const meta = preview.meta({
  component: OrganizationEditScreen,
  args: {
    view: 'retention' as const,
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
});

const [first] = retention.proposals;
const label = 'Propose candidates for deletion after';
const off: Retention = { months: null, total: 0, proposals: [] };
const sent = fn<(body: unknown) => void>();

/** Answers as a server does that keeps what was saved. */
function keepWhatIsSaved({ msw }: StoryContext) {
  sent.mockClear();
  let kept = retention;
  const change = (id: string, held?: RetentionHold) => {
    const proposals = kept.proposals.map(({ held: former, ...proposal }): RetentionProposal => {
      const now = proposal.candidate.id === id ? held : former;
      return now ? { ...proposal, held: now } : proposal;
    });
    kept = { ...kept, proposals, total: proposals.filter(({ held: one }) => !one).length };
  };
  const idOf = (url: string) => new URL(url).pathname.split('/')[2] ?? '';
  msw.use(
    getGetRetentionMockHandler200(() => kept),
    getUpdateRetentionMockHandler200(async ({ request }) => {
      const { months } = (await request.clone().json()) as Pick<Retention, 'months'>;
      sent({ months });
      kept = months === null ? off : { ...kept, months };
      return kept;
    }),
    getHoldCandidateMockHandler200(async ({ request }) => {
      const { reason } = (await request.clone().json()) as Pick<RetentionHold, 'reason'>;
      const held = { reason, by: { id: 'usr_admin', full_name: 'Avery Stone' }, at: '2026-11-21T09:00:00Z' };
      change(idOf(request.url), held);
      return held;
    }),
    getLiftHoldMockHandler204(async ({ request }) => change(idOf(request.url))),
    getDeleteInactiveCandidatesMockHandler200(async ({ request }) => {
      const body = (await request.clone().json()) as { candidate_ids: string[] };
      sent(body);
      const proposals = kept.proposals.filter(({ candidate }) => !body.candidate_ids.includes(candidate.id));
      kept = { ...kept, proposals, total: proposals.filter(({ held }) => !held).length };
      return { deleted: 2, skipped: [{ id: body.candidate_ids[0] ?? '', reason: 'active' }] };
    }),
  );
}

async function askToDeleteAll({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete 3 candidates' }));
  await expect(await canvas.findByRole('group', { name: 'Delete 3 candidates?' })).toBeVisible();
}

async function openHold({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: `Hold ${first?.candidate.name}` }));
  await userEvent.type(await canvas.findByLabelText(/^Reason/), 'We talk again in spring.');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const proposed = within(await canvas.findByRole('list', { name: 'Proposed for deletion' }));
    await expect(proposed.getAllByRole('listitem')).toHaveLength(3);
    await expect(within(canvas.getByRole('list', { name: 'Held' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByLabelText(label)).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Delete candidates' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Retention' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getGetRetentionMockHandler200, 'Loading retention...'));

export const LoadError = meta.story(failsToLoad(getGetRetentionMockHandler500, retentionMessages.load));

export const RecoversFromLoadError = meta.story(
  recoversFromLoadError({
    operation: 'getRetention',
    answer: getGetRetentionMockHandler200(retention),
    role: 'combobox',
    rows: 1,
  }),
);

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetRetentionMockHandler403());
  },
  play: async ({ canvas }) => {
    const reasons = await canvas.findAllByText('Only an admin of your organization can do this.');
    await expect(reasons[0]).toBeVisible();
  },
});

export const Off = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetRetentionMockHandler200(off));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Retention is off.')).toBeVisible();
    await expect(canvas.getByLabelText(label)).toHaveValue('off');
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetRetentionMockHandler200({ months: 12, total: 0, proposals: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has been without activity for 12 months.')).toBeVisible();
  },
});

export const AllHeld = meta.story({
  beforeEach({ msw }) {
    const proposals = retention.proposals.filter(({ held }) => held);
    msw.use(getGetRetentionMockHandler200({ months: 7, total: 0, proposals }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('All who have been without activity for 7 months are held.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(label)).toHaveValue('7');
  },
});

export const MoreThanAreListed = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetRetentionMockHandler200({ ...retention, total: 1240 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 1,240 are listed, the oldest first.')).toBeVisible();
  },
});

export const WithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('getRetention'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not support retention.')).toBeVisible();
  },
});

export const SavesTheMonths = meta.story({
  beforeEach: keepWhatIsSaved,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(await canvas.findByLabelText(label), 'Off');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Retention is off.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ months: null });
    await userEvent.selectOptions(canvas.getByLabelText(label), '24 months without activity');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Nobody has been without activity for 24 months.')).toBeVisible();
    await expect(await getNotifications(context).findByText(retentionMessages.update.success)).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateRetentionMockHandler200(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateRetentionMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(await canvas.findByLabelText(label), '36 months without activity');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const texts = await canvas.findAllByText(retentionMessages.update.failed);
    await expect(texts[0]).toBeVisible();
    await expect(canvas.getByLabelText(label)).toHaveValue('36');
  },
});

export const ConfirmsBeforeDelete = meta.story({
  play: async (context) => {
    await askToDeleteAll(context);
    const { canvas } = context;
    await expect(canvas.getByText(/This cannot be undone\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
});

export const PhoneWithTheQuestion = meta.story({ globals: onPhone, ...ConfirmsBeforeDelete.input });

export const KeepsThem = meta.story({
  play: async (context) => {
    await askToDeleteAll(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(await context.canvas.findByRole('button', { name: 'Delete 3 candidates' })).toBeVisible();
  },
});

export const Submitted = meta.story({
  beforeEach: keepWhatIsSaved,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDeleteAll(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 candidates for good' }));
    await expect(await canvas.findByText('2 candidates were deleted.')).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`^${first?.candidate.name} was kept: there was activity`)),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      candidate_ids: retention.proposals.filter(({ held }) => !held).map(({ candidate }) => candidate.id),
    });
    await expect(canvas.queryByRole('list', { name: 'Proposed for deletion' })).toBeNull();
    await expect(canvas.getByText('2 candidates were deleted.').parentElement).toHaveFocus();
  },
});

export const DeleteError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteInactiveCandidatesMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDeleteAll(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 candidates for good' }));
    const texts = await canvas.findAllByText(retentionMessages.erase.failed);
    await expect(texts[0]).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Proposed for deletion' })).toBeVisible();
  },
});

export const DeleteWithoutAnAnswer = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteInactiveCandidates'));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToDeleteAll(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 3 candidates for good' }));
    const texts = await canvas.findAllByText(retentionMessages.erase.error);
    await expect(texts[0]).toBeVisible();
  },
});

export const AsksWhyOneIsHeld = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Hold ${first?.candidate.name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set hold' }));
    await expect(await canvas.findByText('Reason is required.')).toBeVisible();
  },
});

export const PhoneWithTheReason = meta.story({ globals: onPhone, ...AsksWhyOneIsHeld.input });

export const HoldsAndLifts = meta.story({
  beforeEach: keepWhatIsSaved,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openHold(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Set hold' }));
    await expect(await canvas.findByText(`${first?.candidate.name} is held.`)).toBeVisible();
    const held = within(canvas.getByRole('list', { name: 'Held' }));
    await expect(held.getByText('We talk again in spring.')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: `Lift hold of ${retention.proposals[1]?.candidate.name}` }),
    );
    await waitFor(() => expect(held.getAllByRole('listitem')).toHaveLength(1));
    const proposed = within(canvas.getByRole('list', { name: 'Proposed for deletion' }));
    await expect(proposed.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const HoldError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getHoldCandidateMockHandler500());
  },
  play: async (context) => {
    await openHold(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Set hold' }));
    const texts = await context.canvas.findAllByText(retentionMessages.hold.failed);
    await expect(texts[0]).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Reason/)).toHaveValue('We talk again in spring.');
  },
});

export const LiftError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getLiftHoldMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lift hold of/ }));
    const texts = await canvas.findAllByText(retentionMessages.lift.failed);
    await expect(texts[0]).toBeVisible();
  },
});
