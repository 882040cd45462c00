import { getAnalyzeResumesMockHandler200 } from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import {
  lacksTemplates,
  mailed,
  recoversFromLackOfTemplates,
  sendsMails,
  writeToSelected,
} from '../../stories/mailsToSeveral.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { listRows, type Row } from '../../stories/rankedLists.ts';
import { screenMeta } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
});

const rows: readonly Row[] = [
  { name: 'Mara Lindqvist', score: 86, mustHaves: ['+Go', '+PostgreSQL', '+Kubernetes'] },
  { name: 'Tomas Okafor', score: 59, mustHaves: ['+Go', '+PostgreSQL', '?Kubernetes'] },
  { name: 'Elena Duarte', score: 41, mustHaves: ['+Go', '+PostgreSQL', '-Kubernetes'] },
];
const { candidates, answer } = listRows(rows);
const [, , last] = candidates;

function showsTheList({ msw }: StoryContext) {
  msw.use(getListCandidatesMockHandler200(candidates), getAnalyzeResumesMockHandler200(answer));
}

/** Selects the last and the first row with the keyboard: at the first one no list has scrolled. */
async function selectTwo(context: StoryContext) {
  const { canvas, userEvent } = context;
  await pickRecord(context, /^Candidate/, 'All candidates');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  await expect(await canvas.findByText('3 of 3 candidates analyzed')).toBeVisible();
  const list = await canvas.findByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
  list.focus();
  await userEvent.keyboard('{End}x{Home}x');
  await expect(within(list).getAllByRole('option', { checked: true })).toHaveLength(2);
}

export const RankedSelected = meta.story({
  beforeEach(context) {
    showsTheList(context);
    sendsMails(context);
  },
  play: async (context) => {
    await selectTwo(context);
    await expect(await context.canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
  },
});

export const RankedSelectedOnAPhone = meta.story({ ...RankedSelected.input, globals: onPhone });

export const ClearsTheSelection = meta.story({
  ...RankedSelected.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwo(context);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = canvas.getByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(within(list).queryByRole('option', { checked: true })).toBeNull();
  },
});

export const WritesToRanked = meta.story({
  ...RankedSelected.input,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await selectTwo(context);
    await canvas.findByRole('button', { name: 'Write a mail' });
    const dialog = await writeToSelected(context);
    await expect(dialog.queryByRole('combobox', { name: /^Job/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.sendMails.success),
    ).toBeVisible();
    await expect(mailed.mock.calls.map(([id, { subject }]) => [id, subject])).toEqual([
      [candidates[0]?.id, 'Your application as Senior Backend Engineer'],
      [last?.id, 'Your application as Senior Backend Engineer'],
    ]);
    await expect(canvas.getByText('Select candidates to compare or write to them.')).toBeVisible();
    const list = canvas.getByRole('listbox', { name: 'Candidates for Senior Backend Engineer' });
    await waitFor(() => expect(list).toHaveFocus());
  },
});

export const OneOfTheRankedIsGone = meta.story({
  parameters: { expectsFailure: true },
  beforeEach(context) {
    showsTheList(context);
    sendsMails(context, { refused: last?.id ?? '', as: 'not_found' });
  },
  play: async (context) => {
    await selectTwo(context);
    const dialog = await writeToSelected(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    const list = await dialog.findByRole('list', { name: 'Not sent' });
    await expect(list).toHaveTextContent('Elena Duarte There is no such record');
    await expect(await dialog.findByText('1 of 2 sent.')).toBeVisible();
    list.scrollIntoView({ block: 'center' });
  },
});

export const RankedWithoutTemplates = meta.story({
  parameters: { expectsFailure: true },
  beforeEach(context) {
    showsTheList(context);
    lacksTemplates(context);
  },
  play: async (context) => {
    await selectTwo(context);
    await recoversFromLackOfTemplates(context);
  },
});
