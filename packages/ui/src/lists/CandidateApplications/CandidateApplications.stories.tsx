import { useListCandidateApplications, useListStages } from '@cortex/api-client/applications';
import {
  getListCandidateApplicationsMockHandler200,
  getListCandidateApplicationsMockHandler500,
  getListStagesMockHandler200,
  getMoveApplicationsMockHandler500,
} from '@cortex/api-client/applications/mocks';
import { applicationsToMany, maraApplications, stages } from '@cortex/api-client/fixtures/applications';
import { useListJobs } from '@cortex/api-client/jobs';
import { getListJobsMockHandler200 } from '@cortex/api-client/jobs/mocks';
import { absent } from '@cortex/api-client/mocks/handlers';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { chooseFromMenu } from '../../stories/chooseFromMenu.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateApplications } from './CandidateApplications.tsx';

const meta = preview.meta({
  component: CandidateApplications,
  args: {
    candidate: { id: 'cnd_mara', name: 'Mara Lindqvist' },
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
  },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 420 }}>{Story()}</div>],
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(stages));
  },
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Senior Backend Engineer' });
    await expect(link).toHaveAttribute('href', '/jobs/job_backend/board');
    const stage = { name: 'Stage for Senior Backend Engineer: Interview' };
    await expect(canvas.getByRole('button', stage)).toBeVisible();
  },
});

export const Phone = meta.story({ ...Two.input, globals: onPhone });

export const Moves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('3 moves'));
    await expect(canvas.getByText('18 Nov 2026: Avery Stone, Phone screen to Interview')).toBeVisible();
    await expect(canvas.getByText('11 Nov 2026: A deleted user, New to Phone screen')).toBeVisible();
  },
});

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidateApplicationsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Add to a job/ })).toBeVisible();
  },
});

/** Whom the candidate was shared with may see no job. */
export const NoJobToAddTo = meta.story({
  render: function Render(args) {
    const queries = [useListStages(), useListCandidateApplications(args.candidate.id), useListJobs()];
    return (
      <>
        <CandidateApplications {...args} />
        {queries.every(({ data }) => data) ? <p>All is loaded.</p> : null}
      </>
    );
  },
  beforeEach({ msw }) {
    msw.use(getListCandidateApplicationsMockHandler200([]), getListJobsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All is loaded.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Jobs' })).toBeNull();
  },
});

export const Many = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidateApplicationsMockHandler200(applicationsToMany));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Search by job or stage' });
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
  },
});

export const SearchesByJobOrStage = meta.story({
  ...Many.input,
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search by job or stage' });
    await userEvent.type(search, 'opening 07');
    await expect(canvas.getByRole('link')).toHaveTextContent('Opening 07');
    await expect(await canvas.findByText('1 of 24')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'hired');
    await expect(await canvas.findByText('4 of 24')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
    await userEvent.type(search, 'opening 1');
    await expect(await canvas.findByText('10 of 24')).toBeVisible();
  },
});

export const SearchesOnAPhone = meta.story({ ...SearchesByJobOrStage.input, globals: onPhone });

export const NoResults = meta.story({
  ...Many.input,
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search by job or stage' });
    await userEvent.type(search, 'pilot');
    await expect(await canvas.findByText('No job or stage contains “pilot”.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /^Add to a job/ })).toBeVisible();
  },
});

export const AddsToAJob = meta.story({
  ...None.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Add to a job/ }));
    await userEvent.click(await canvas.findByRole('option', { name: /^Senior Backend Engineer/ }));
    msw.use(getListCandidateApplicationsMockHandler200(maraApplications));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await getNotifications(context).findByText('Mara Lindqvist: moved to New.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Senior Backend Engineer' })).toBeVisible();
  },
});

export const MoveError = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(getMoveApplicationsMockHandler500());
    await chooseFromMenu(context, 'Stage for Senior Backend Engineer', 'Offer');
    await expect(
      await getNotifications(context).findByText(extensionMessages.moveApplications.failed),
    ).toBeVisible();
    const stage = { name: 'Stage for Senior Backend Engineer: Interview' };
    await expect(await canvas.findByRole('button', stage)).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidateApplicationsMockHandler500());
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
    msw.use(getListCandidateApplicationsMockHandler200(maraApplications));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('link', { name: 'Senior Backend Engineer' })).toBeVisible();
  },
});

export const Unsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listStages'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Jobs' })).toBeNull();
  },
});
