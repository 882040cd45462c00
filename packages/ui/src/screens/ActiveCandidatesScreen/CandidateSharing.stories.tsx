import {
  getShareCandidateMockHandler201,
  getShareCandidateMockHandler403,
  getShareCandidateMockHandler422,
  getShareCandidateMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { mara } from '@cortex/api-client/fixtures/candidates';
import { admin, people, recruiter, recruiterLogin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import { getListUsersMockHandler200, getListUsersMockHandler500 } from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, recordSent, screenMeta } from '../../stories/activeCandidates.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = preview.meta({
  title: 'ActiveCandidatesScreen',
  component: ActiveCandidatesScreen,
  ...screenMeta,
});

async function openShare(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Share Candidate' }));
  return within(await context.canvas.findByRole('dialog', { name: 'Share Candidate' }));
}

async function share(context: StoryContext) {
  const dialog = await openShare(context);
  await context.userEvent.click(await dialog.findByRole('radio', { name: /^User 2/ }));
  await context.userEvent.type(dialog.getByLabelText(/^Note/), 'Worth a call this week.');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Share' }));
  return dialog;
}

export const ChoosesWhomToShareWith = meta.story({
  play: async (context) => {
    const dialog = await openShare(context);
    await expect(await dialog.findAllByRole('radio')).toHaveLength(people.length - 1);
    await expect(dialog.queryByRole('radio', { name: new RegExp(recruiter.full_name) })).toBeNull();
    await expect(dialog.getByRole('radiogroup', { name: 'People' }).clientHeight).toBeLessThanOrEqual(150);
    await context.userEvent.click(dialog.getByRole('radio', { name: /^User 2/ }));
    await expect(dialog.getByText('Chosen: User 2')).toBeVisible();
  },
});

export const PhoneChoosesWhomToShareWith = meta.story({ ...ChoosesWhomToShareWith.input, globals: onPhone });

export const LoadsWhomToShareWith = meta.story({
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(pending));
  },
  play: async (context) => {
    const dialog = await openShare(context);
    await expect(await dialog.findByText('Loading users...')).toBeInTheDocument();
  },
});

export const SearchesForPeople = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getListUsersMockHandler200(({ request }) => {
        const query = new URL(request.url).searchParams.get('query');
        recordSent(query);
        return query === null
          ? people
          : people.filter(({ full_name }) => full_name.toLowerCase().includes(query.toLowerCase()));
      }),
    );
  },
  play: async (context) => {
    const dialog = await openShare(context);
    await context.userEvent.click(await dialog.findByRole('radio', { name: /^User 2/ }));
    await context.userEvent.type(dialog.getByRole('searchbox'), 'avery{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await expect(dialog.getByRole('radio', { name: /^Avery Stone/ })).not.toBeChecked();
    await expect(dialog.getByText('Chosen: User 2')).toBeVisible();
    await expect(recordSent.mock.calls).toEqual([[null], ['avery']]);
    const setTimer = spyOn(window, 'setTimeout');
    await context.userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 200);
    setTimer.mockRestore();
    await expect(await dialog.findByText(/^Nobody else’s name or email contains “averyxyz”/)).toBeVisible();
  },
});

export const SaysWhenTheUserSearchFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler500());
  },
  play: async (context) => {
    const dialog = await openShare(context);
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    await expect(dialog.getByText(messages.searchUsers.failed)).toBeVisible();
    await expect(await getNotifications(context).findByText(messages.searchUsers.failed)).toBeInTheDocument();
    context.msw.use(getListUsersMockHandler200(people));
    await context.userEvent.click(retry);
    await expect(await dialog.findByRole('radio', { name: /^User 2/ })).toBeVisible();
  },
});

export const AsksForAPerson = meta.story({
  play: async (context) => {
    const dialog = await openShare(context);
    await dialog.findByRole('radio', { name: /^User 2/ });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText('Choose a person.')).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
});

export const Shares = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getShareCandidateMockHandler201(async ({ request }) => {
        const sent = { candidate_id: mara.id, shared_with_user_id: 'usr_two', note: '' };
        recordSent(await request.json());
        return sent;
      }),
    );
  },
  play: async (context) => {
    await share(context);
    await expect(await getNotifications(context).findByText(messages.shareCandidate.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: 'Share Candidate' })).toHaveFocus();
    await expect(recordSent).toHaveBeenCalledWith({
      candidate_id: mara.id,
      shared_with_user_id: 'usr_two',
      note: 'Worth a call this week.',
    });
  },
});

export const CancelsSharing = meta.story({
  play: async (context) => {
    const dialog = await openShare(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
  },
});

export const SaysThatThePlanDoesNotShare = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getShareCandidateMockHandler403({
        detail: 'On the Standard plan a candidate can be shared with admins. Premium shares with anyone.',
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    const dialog = await share(context);
    const alert = within(await dialog.findByRole('alert'));
    await expect(await alert.findByText(messages.shareCandidate.failed)).toBeVisible();
    await expect(dialog.getByText(/^On the Standard plan/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See what an upgrade adds' })).toHaveAttribute(
      'href',
      '/upgrade-needed',
    );
    await expect(dialog.getByLabelText(/^Note/)).toHaveValue('Worth a call this week.');
    await expect(dialog.getByRole('radio', { name: /^User 2/ })).toBeChecked();
  },
});

export const PhoneSaysThatThePlanDoesNotShare = meta.story({
  ...SaysThatThePlanDoesNotShare.input,
  globals: onPhone,
});

export const RecoversFromAFailedShare = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('shareCandidate'));
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByText(messages.shareCandidate.error)).toBeVisible();
    context.msw.use(getShareCandidateMockHandler500());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
    await expect(await dialog.findByText(messages.shareCandidate.failed)).toBeVisible();
    context.msw.use(getShareCandidateMockHandler201());
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Share' }));
    await expect(await getNotifications(context).findByText(messages.shareCandidate.success)).toBeVisible();
  },
});

export const ShowsTheServersFieldErrorsOfAShare = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getShareCandidateMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { note: 'Write less.' },
      }),
    );
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByText('Write less.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toHaveFocus());
  },
});

export const KeepsTheNoteWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(recruiterLogin);
  },
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <ActiveCandidatesScreen {...args} /> : <p>Signed out</p>;
  },
  args: { selectedId: mara.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Candidate' }));
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Worth a call this week.');
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(recruiterLogin);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share Candidate' }));
    await expect(await canvas.findByLabelText(/^Note/)).toHaveValue('Worth a call this week.');
  },
});

/* These stand last: a call that never ends gives up after 10 s and would be told to whichever story runs then. */

export const Sharing = meta.story({
  beforeEach({ msw }) {
    msw.use(getShareCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await share(context);
    await expect(await dialog.findByRole('button', { name: 'Sharing...' })).toBeDisabled();
  },
});

export const ListsPeopleToShareWithByName = meta.story({
  beforeEach({ msw }) {
    const twin = { ...admin, id: 'usr_twin', email: 'a.stone@cortex.test' };
    msw.use(getListUsersMockHandler200([...people.toReversed(), twin]));
  },
  play: async (context) => {
    const dialog = await openShare(context);
    const radios = await dialog.findAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Avery Stonea.stone@cortex.test',
      'Avery Stoneadmin@cortex.test',
      'User 1user.one@cortex.test',
      'User 2user.two@cortex.test',
    ]);
  },
});
