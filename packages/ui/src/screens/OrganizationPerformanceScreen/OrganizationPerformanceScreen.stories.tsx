import { acmePerformance, emptyPerformance } from '@cortex/api-client/fixtures/performance';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import {
  getGetOrganizationPerformanceMockHandler200,
  getGetOrganizationPerformanceMockHandler403,
  getGetOrganizationPerformanceMockHandler500,
} from '@cortex/api-client/performance/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { waitForCharts } from '../../components/Chart/waitForCharts.ts';
import { messages } from '../../feedback/messages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationPerformanceScreen } from './OrganizationPerformanceScreen.tsx';

const meta = preview.meta({
  component: OrganizationPerformanceScreen,
  args: {
    organizationId: 'org_acme',
    hrefs: { jobs: '/active-jobs', candidates: '/active-candidates' },
    logOutHref: '/logout',
    getUserHref: ({ name }) => `/user-performance?user=${encodeURIComponent(name)}`,
    onSelectUser: fn(),
    onUpgradeNeeded: fn(),
  },
  afterEach: waitForCharts,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Total Jobs 12/ })).toHaveAttribute(
      'href',
      '/active-jobs',
    );
    await expect(canvas.getByRole('link', { name: /^Total Candidates 40/ })).toHaveAttribute(
      'href',
      '/active-candidates',
    );
    await expect(canvas.getByRole('region', { name: 'Top Performers' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /Jordan Reyes: Active Jobs 5, Active Candidates 16/ }),
    ).toBeVisible();
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const LongNames = meta.story({
  beforeEach({ msw }) {
    const names = ['Wilhelmina Featherstonehaugh-Cholmondeley', 'ليلى حداد', 'Sam Lee (sam.lee)'];
    msw.use(
      getGetOrganizationPerformanceMockHandler200({
        total_jobs: 1_204,
        total_candidates: 1_048_576,
        topPerformers: names.map((name, index) => ({
          name,
          activeJobs: 120 - index,
          activeCandidates: 900 - 40 * index,
        })),
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /ليلى حداد: Active Jobs 119, Active Candidates 860/ }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetOrganizationPerformanceMockHandler200(emptyPerformance));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough data')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetOrganizationPerformanceMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading organization performance...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetOrganizationPerformanceMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.performance.organizationFailed)).toHaveLength(2);
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getOrganizationPerformance'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetOrganizationPerformanceMockHandler200(acmePerformance));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /^Total Jobs 12/ })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetOrganizationPerformanceMockHandler403());
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Only an admin of your organization can do this.')).toHaveLength(2),
    );
    await expect(args.onUpgradeNeeded).not.toHaveBeenCalled();
  },
});

export const WithoutAnOrganization = meta.story({
  parameters: { expectsFailure: true },
  args: { organizationId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(messages.performance.noOrganization)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/logout');
  },
});

export const LeadsToTheUpgrade = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getGetOrganizationPerformanceMockHandler403({
        detail: "Your organization's plan does not include this. An admin can upgrade the subscription.",
        code: 'upgrade_required',
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onUpgradeNeeded).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const OpensAPersonByTheirBar = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Top Performers' });
    const bars = () => canvasElement.querySelectorAll('.apexcharts-bar-area');
    await waitFor(() => expect(bars()).toHaveLength(8), { timeout: 8_000 });
    const bar = bars()[1];
    if (bar) await userEvent.click(bar);
    await waitFor(() => expect(args.onSelectUser).toHaveBeenCalledWith({ name: 'User 1' }));
  },
});

export const OpensAPersonByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asTable = await canvas.findByRole('switch', { name: 'Show as table' });
    asTable.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Jordan Reyes' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/user-performance?user=Jordan%20Reyes');
  },
});
