import {
  getGetFunnelMockHandler200,
  getGetFunnelMockHandler500,
  getListApplicationsMockHandler200,
  getListApplicationsMockHandler404,
  getListApplicationsMockHandler500,
  getListStagesMockHandler500,
  getMoveApplicationsMockHandler200,
  getMoveApplicationsMockHandler500,
} from '@cortex/api-client/applications/mocks';
import { getGetRescoringMockHandler200 } from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  applications,
  decidedApplications,
  funnel,
  funnelBySource,
  manyApplications,
} from '@cortex/api-client/fixtures/applications';
import { manyCandidates } from '@cortex/api-client/fixtures/backgroundTasks';
import { candidates } from '@cortex/api-client/fixtures/candidates';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { resumeDraft } from '../../forms/manyResumes/resumeDraft.ts';
import { chooseFromMenu } from '../../stories/chooseFromMenu.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveFiles } from '../../stories/giveFiles.ts';
import { isHighlighted } from '../../stories/isHighlighted.ts';
import { findColumn, movesFor, screenMeta, sent } from '../../stories/jobBoard.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { JobBoardScreen, type JobBoardScreenProps } from './JobBoardScreen.tsx';

const meta = preview.meta({ component: JobBoardScreen, ...screenMeta });

export const Default = meta.story({
  play: async (context) => {
    const interview = await findColumn(context, 'Interview');
    await expect(interview.getAllByRole('listitem')).toHaveLength(2);
    await expect(interview.getByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute(
      'href',
      '/candidates/cnd_mara',
    );
    await expect(context.canvas.getByRole('link', { name: 'Back to the job' })).toHaveAttribute(
      'href',
      '/active-jobs?job=job_backend',
    );
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

/** A card says what is to come, and what was decided. */
export const InterviewsAndDecisions = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler200(decidedApplications));
  },
  play: async (context) => {
    const interview = await findColumn(context, 'Interview');
    const [mara, elena] = interview.getAllByRole('article');
    await expect(mara).toHaveTextContent(/Interview on 1 Dec, \d\d:\d\d · Shortlisted/);
    await expect(elena).toHaveTextContent('On hold');
    const added = await findColumn(context, 'New');
    const [tomas, priya] = added.getAllByRole('article');
    await expect(tomas).toHaveTextContent(/Interview on 4 Jan 2027, \d\d:\d\d/);
    await expect(priya).not.toHaveTextContent('Interview on');
    for (const card of [mara, elena, tomas, priya]) await expect(card?.scrollHeight).toBe(card?.clientHeight);
  },
});

export const InterviewsAndDecisionsOnAPhone = meta.story({
  ...InterviewsAndDecisions.input,
  globals: onPhone,
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the board...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody is with this job yet.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(extensionMessages.loadApplications.failed)[0]).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListApplicationsMockHandler200(applications));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: /^Interview/ })).toBeVisible();
  },
});

export const StagesLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(extensionMessages.loadStages.failed))[0]).toBeVisible();
  },
});

export const Unsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listStages'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server has no stages.')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler404());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This job is not open.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Active Jobs' })).toHaveAttribute('href', '/active-jobs');
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    movesFor(context);
    await chooseFromMenu(context, 'Stage of Tomas Okafor', 'Offer');
    const offer = await findColumn(context, 'Offer');
    await expect(offer.getByRole('link', { name: 'Tomas Okafor' })).toBeVisible();
    await expect(await getNotifications(context).findByText('Tomas Okafor: moved to Offer.')).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        candidate_ids: ['cnd_tomas'],
        stage_id: 'stg_new',
        undo: true,
      }),
    );
    await expect(
      await (await findColumn(context, 'New')).findByRole('link', { name: 'Tomas Okafor' }),
    ).toBeVisible();
  },
});

export const MovesByKeyboard = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    movesFor(context);
    const tomas = await (await findColumn(context, 'New')).findByRole('link', { name: 'Tomas Okafor' });
    tomas.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Priya Raman' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Elena Duarte' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Priya Raman' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ candidate_ids: ['cnd_priya'], stage_id: 'stg_phone_screen' }),
    );
    const screening = await findColumn(context, 'Phone screen');
    await waitFor(() => expect(screening.getByRole('link', { name: 'Priya Raman' })).toHaveFocus());
  },
});

/** Who sorts many by the pointer finds the next one where it was. */
export const StaysWhereThePointerMoves = meta.story({
  play: async (context) => {
    movesFor(context);
    await chooseFromMenu(context, 'Stage of Tomas Okafor', 'Turned down');
    const last = await context.canvas.findByRole('region', { name: /^Turned down/ });
    await waitFor(() => expect(within(last).getByRole('link', { name: 'Tomas Okafor' })).toHaveFocus());
    await expect(last.parentElement?.scrollLeft).toBe(0);
  },
});

export const GoesAlongWithTheKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    (await canvas.findByRole('button', { name: /^Stage of Tomas Okafor/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await isHighlighted('Turned down');
    await userEvent.keyboard('{Enter}');
    const last = await canvas.findByRole('region', { name: /^Turned down/ });
    await waitFor(() => expect(within(last).getByRole('link', { name: 'Tomas Okafor' })).toHaveFocus());
    const board = last.parentElement?.getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(board?.right ?? 0));
  },
});

export const UndoGoesWithTheNextMove = meta.story({
  play: async (context) => {
    const { msw } = context;
    movesFor(context);
    await chooseFromMenu(context, 'Stage of Tomas Okafor', 'Phone screen');
    const notifications = getNotifications(context);
    await expect(await notifications.findByRole('button', { name: 'Undo' })).toBeVisible();
    msw.use(getMoveApplicationsMockHandler200(pending));
    await chooseFromMenu(context, 'Stage of Tomas Okafor', 'Offer');
    const offer = await findColumn(context, 'Offer');
    await expect(await offer.findByRole('link', { name: 'Tomas Okafor' })).toBeVisible();
    await waitFor(() => expect(notifications.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    context.msw.use(getMoveApplicationsMockHandler500());
    await chooseFromMenu(context, 'Stage of Tomas Okafor', 'Offer');
    await expect(
      await getNotifications(context).findByText(extensionMessages.moveApplications.failed),
    ).toBeVisible();
    // It is back where it was.
    await expect(
      await (await findColumn(context, 'New')).findByRole('link', { name: 'Tomas Okafor' }),
    ).toBeVisible();
  },
});

/** Opens the figures, and puts the focus aside: whether the table is there when the dialog takes it is a matter of chance. */
async function openFigures({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Figures' }));
  const dialog = await canvas.findByRole('dialog');
  const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  await waitFor(() => expect(dialog).toContainElement(focused()));
  focused()?.blur();
  return within(dialog);
}

export const Figures = meta.story({
  play: async (context) => {
    const dialog = await openFigures(context);
    const table = within(await dialog.findByRole('table'));
    const row = table.getByRole('row', { name: /^Interview/ });
    await expect(row).toHaveTextContent('Interview938.5618 Nov 2026');
    await expect(table.getAllByRole('row')).toHaveLength(7);
  },
});

export const FiguresOnPhone = meta.story({ ...Figures.input, globals: onPhone });

export const FiguresBySource = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetFunnelMockHandler200(funnelBySource));
  },
  play: async (context) => {
    const dialog = await openFigures(context);
    const first = async () => within(await dialog.findByRole('table')).getByRole('row', { name: /^New/ });
    await expect(await first()).toHaveTextContent(/^New4814/);
    await context.userEvent.click(dialog.getByText('By the jobs page'));
    await expect(await first()).toHaveTextContent(/^New329/);
    await context.userEvent.click(dialog.getByText('Added by colleagues'));
    await expect(await first()).toHaveTextContent(/^New165/);
  },
});

export const FiguresBySourceOnPhone = meta.story({ ...FiguresBySource.input, globals: onPhone });

export const FiguresLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetFunnelMockHandler500());
  },
  play: async (context) => {
    const dialog = await openFigures(context);
    await expect(await dialog.findByText(extensionMessages.loadFunnel.failed)).toBeVisible();
  },
});

export const RecoversFromFiguresLoadError = meta.story({
  ...FiguresLoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await FiguresLoadError.play?.(context);
    msw.use(getGetFunnelMockHandler200(funnel));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('table')).toBeVisible();
  },
});

export const AddCandidates = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([...candidates, ...manyCandidates]));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    movesFor(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add candidates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add candidates' }));
    const rows = await dialog.findAllByRole('option');
    const [first] = rows;
    if (!first) throw new Error('There is nobody to add.');
    await userEvent.click(first);
    await expect(dialog.getByRole('button', { name: 'Add 1' })).toBeEnabled();
  },
});

export const AddCandidatesOnPhone = meta.story({ ...AddCandidates.input, globals: onPhone });

export const AddsResumes = meta.story({
  beforeEach: () => giveFiles([new File(['%PDF-1.7'], 'amara-nwosu.pdf')]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add resumes' }));
    await waitFor(() => expect(args.onResumesAdded).toHaveBeenCalledOnce());
    await expect(resumeDraft.read()?.rows.map(({ jobId }) => jobId)).toEqual(['job_backend']);
  },
});

export const AddsCandidates = meta.story({
  ...AddCandidates.input,
  play: async (context) => {
    await AddCandidates.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Add 1' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ stage_id: 'stg_new' })),
    );
  },
});

export const NobodyToAdd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add candidates' }));
    await expect(await screen.findByText('Everybody is with this job already.')).toBeVisible();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^Interview/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(await canvas.findByText('No name contains “astronaut”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByRole('region', { name: /^Interview/ })).toBeVisible();
  },
});

export const Thousand = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler200(manyApplications));
  },
  play: async (context) => {
    const column = await findColumn(context, 'New');
    await expect(column.getAllByRole('listitem').length).toBeLessThan(20);
    await context.userEvent.type(context.canvas.getByRole('searchbox'), '0444');
    await waitFor(() => expect(column.getAllByRole('listitem')).toHaveLength(1));
  },
});

function Visits(args: JobBoardScreenProps) {
  const [here, setHere] = useState(true);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetBlockEnd: 0, opacity: 0 }}
        onClick={() => setHere(!here)}
      >
        {here ? 'Leave' : 'Come back'}
      </button>
      {here ? <JobBoardScreen {...args} /> : null}
    </>
  );
}

/** Whoever comes back finds the column as they ordered it. */
export const OrdersAColumnByFit = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationsMockHandler200(manyApplications));
  },
  render: (args) => <Visits {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const readFirst = async (name: string) => (await findColumn(context, name)).getAllByRole('article')[0];
    await expect(await readFirst('New')).toHaveTextContent('Applicant 0002');
    await userEvent.click(canvas.getByRole('button', { name: 'Order New by fit', pressed: false }));
    await expect(await readFirst('New')).toHaveTextContent(/99\s%/);
    await expect(await readFirst('Phone screen')).toHaveTextContent('Applicant 0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await readFirst('New')).toHaveTextContent(/99\s%/);
    const order = canvas.getByRole('button', { name: 'Order New by fit', pressed: true });
    await expect(order).toHaveTextContent('by fit');
    await userEvent.click(order);
    await expect(await readFirst('New')).toHaveTextContent('Applicant 0002');
    await userEvent.click(order);
    await expect(order).toHaveTextContent('by fit');
  },
});

export const OffersToScoreAgain = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListApplicationsMockHandler200(applications),
      getGetRescoringMockHandler200({ to_rescore: applications.length }),
    );
  },
  play: async ({ canvas }) => {
    const words = `Score the ${applications.length} people again`;
    await expect(await canvas.findByRole('button', { name: words })).toBeEnabled();
  },
});

export const OffersToScoreAgainOnAPhone = meta.story({ ...OffersToScoreAgain.input, globals: onPhone });
