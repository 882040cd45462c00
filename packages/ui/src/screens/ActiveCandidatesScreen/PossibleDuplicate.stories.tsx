import { useListCandidates } from '@cortex/api-client/candidates';
import {
  getListCandidatesMockHandler200,
  getMergeCandidatesMockHandler200,
  getMergeCandidatesMockHandler500,
  getRestoreCandidateMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { candidates, mara, maraDetails } from '@cortex/api-client/fixtures/candidates';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateSummary, MergeInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { PossibleDuplicate } from './PossibleDuplicate.tsx';

const sent = fn();

const one: CandidateSummary = { ...mara, tags: [], can_edit: true };
const twin: CandidateSummary = {
  ...one,
  id: 'cnd_twin',
  name: 'M. Lindqvist',
  phone: '+46 8 5550 188',
  notes: 'Came in by the careers page.',
  has_resume: true,
  resume_file_name: 'lindqvist-2026.docx',
  created_at: '2026-11-02T09:00:00Z',
};
const others = candidates.filter(({ id }) => id !== mara.id);

const meta = preview.meta({
  component: PossibleDuplicate,
  args: { candidate: one },
  decorators: [(Story) => <div style={{ padding: 20, minHeight: 900 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListCandidatesMockHandler200([one, twin, ...others]),
      getMergeCandidatesMockHandler200(async ({ request }) => {
        const input: MergeInput = JSON.parse(await request.clone().text());
        sent({ into: new URL(request.url).pathname, ...input });
        return { ...maraDetails, ...input };
      }),
      getRestoreCandidateMockHandler200({ ...maraDetails, ...twin }),
    );
  },
});

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Compare and merge' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/May be the same person as/)).toBeVisible();
    await expect(canvas.getByText('M. Lindqvist')).toBeVisible();
  },
});

export const Several = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200([one, twin, { ...twin, id: 'cnd_third', name: 'Mara L.' }, ...others]),
    );
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/and 1 more/)).toBeVisible();
    const dialog = await open(context);
    await context.userEvent.selectOptions(dialog.getByLabelText('Merge with'), `Mara L., ${twin.email}`);
    await expect(await dialog.findByLabelText('Mara L.')).toBeVisible();
  },
});

/** Who may not change both of them is not asked. */
export const OfAColleague = meta.story({
  render: function Render(args) {
    const { data } = useListCandidates();
    return (
      <>
        <p>{data ? `${data.length} candidates` : 'Loading...'}</p>
        <PossibleDuplicate {...args} />
      </>
    );
  },
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([one, { ...twin, can_edit: false }, ...others]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${others.length + 2} candidates`)).toBeVisible();
    await expect(canvas.queryByText(/May be the same person/)).toBeNull();
  },
});

/** Which of the two goes on, and what becomes of the links to each. */
function whatStays(stays: CandidateSummary, goes: CandidateSummary): string {
  return `The record of ${stays.name}, ${stays.email} is the one that stays; links to the record of ${goes.name}, ${goes.email} lead to it.`;
}

export const Compared = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText(one.name)).toBeChecked();
    await expect(dialog.getByLabelText('Both, one below the other')).toBeChecked();
    await expect(dialog.getByRole('status')).toHaveTextContent(whatStays(one, twin));
  },
});

export const Phone = meta.story({ ...Compared.input, globals: onPhone });

export const Merged = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.click(dialog.getByLabelText('M. Lindqvist'));
    await userEvent.click(dialog.getByLabelText(/lindqvist-2026.docx/));
    await expect(dialog.getByRole('status')).toHaveTextContent(whatStays(twin, one));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge candidates' }));
    const notifications = await getNotifications(context);
    await expect(await notifications.findByText(extensionMessages.mergeCandidates.success)).toBeVisible();
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      into: `/candidates/${twin.id}/merge`,
      other_id: one.id,
      name: 'M. Lindqvist',
      email: one.email,
      phone: one.phone,
      notes: `${one.notes}\n\n${twin.notes}`,
    });
  },
});

export const TakenBack = meta.story({
  play: async (context) => {
    await Merged.play?.(context);
    const notifications = await getNotifications(context);
    await context.userEvent.click(notifications.getByRole('button', { name: 'Undo' }));
    await expect(await notifications.findByText(extensionMessages.restoreCandidate.success)).toBeVisible();
  },
});

export const Merging = meta.story({
  beforeEach({ msw }) {
    msw.use(getMergeCandidatesMockHandler200(pending));
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Merge candidates' }));
    await expect(await dialog.findByRole('button', { name: 'Merging...' })).toBeDisabled();
  },
});

export const MergeError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getMergeCandidatesMockHandler500());
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Merge candidates' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.mergeCandidates.failed),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Both, one below the other')).toBeChecked();
  },
});
