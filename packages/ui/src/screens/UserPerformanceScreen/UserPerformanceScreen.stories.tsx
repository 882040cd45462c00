import {
  byYear,
  last90Days,
  performanceOfJordan,
  performanceOfNobody,
  thisYear,
  totals,
} from '@cortex/api-client/fixtures/performance';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import {
  getGetUserPerformanceHistoryMockHandler200,
  getGetUserPerformanceHistoryMockHandler403,
  getGetUserPerformanceHistoryMockHandler404,
  getGetUserPerformanceHistoryMockHandler500,
  getGetUserPerformanceMockHandler200,
  getGetUserPerformanceMockHandler403,
  getGetUserPerformanceMockHandler404,
  getGetUserPerformanceMockHandler500,
} from '@cortex/api-client/performance/mocks';
import { getListUsersMockHandler500 } from '@cortex/api-client/users/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { waitForCharts } from '../../components/Chart/waitForCharts.ts';
import { messages } from '../../feedback/messages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UserPerformanceScreen } from './UserPerformanceScreen.tsx';

const meta = preview.meta({
  component: UserPerformanceScreen,
  args: {
    user: 'All Users',
    deepDive: false,
    role: 'admin' as const,
    today: '2026-11-21T09:00:00Z',
    getHref: ({ user, deepDive }) =>
      `/user-performance?user=${encodeURIComponent(user)}${deepDive ? '&view=deep-dive' : ''}`,
    onSelectUser: fn(),
    onUpgradeNeeded: fn(),
  },
  beforeEach({ msw }) {
    msw.use(
      getGetUserPerformanceMockHandler200(({ request }) =>
        new URL(request.url).searchParams.get('user') === 'All Users' ? totals : performanceOfJordan,
      ),
      getGetUserPerformanceHistoryMockHandler200(({ request }) => {
        const range = new URL(request.url).searchParams.get('range');
        return range === 'Monthly' ? thisYear : range === 'Yearly' ? byYear : last90Days;
      }),
    );
  },
  afterEach: waitForCharts,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'User Performance: All Users', level: 1 }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Data as of 21 Nov 2026. Hover over charts for more details.'),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: /Jobs Overview. Jobs Filled: 63, 84%. Active Jobs: 12/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /Candidates Shared: 48, 54.5%. Active Candidates: 40/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('option', { name: 'Avery Stone' })).toBeInTheDocument();
    const chooser = canvas.getByLabelText('View Performance For');
    await expect(
      within(chooser)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Users', 'User 1', 'User 2', 'Avery Stone', 'Jordan Reyes']);
    await userEvent.selectOptions(chooser, 'User 2');
    await expect(args.onSelectUser).toHaveBeenCalledWith({ user: 'User 2' });
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getGetUserPerformanceMockHandler200(pending),
      getGetUserPerformanceHistoryMockHandler200(pending),
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading performance data...')).toHaveLength(2);
    await expect(await canvas.findByRole('option', { name: 'Avery Stone' })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { user: 'User 2' },
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceMockHandler200(performanceOfNobody));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not enough data')).toHaveLength(2);
  },
});

/* One failure comes after the other, so that their toasts stand in one order. */
let historyFailed = Promise.withResolvers<void>();
let totalsFailed = Promise.withResolvers<void>();
const serverError = {
  detail: 'Something went wrong on our side. Try again.',
  code: 'internal_error',
} as const;

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    historyFailed = Promise.withResolvers();
    msw.use(
      getGetUserPerformanceMockHandler500(async () => {
        await historyFailed.promise;
        return serverError;
      }),
      getGetUserPerformanceHistoryMockHandler500(),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(messages.performance.historyFailed)).toHaveLength(2));
    historyFailed.resolve();
    await waitFor(() => expect(canvas.getAllByText(messages.performance.failed)).toHaveLength(2));
    await expect(canvas.getAllByText(messages.performance.historyFailed)).toHaveLength(2);
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    totalsFailed = Promise.withResolvers();
    msw.use(
      networkDown('getUserPerformance'),
      getListUsersMockHandler500(async () => {
        await totalsFailed.promise;
        return serverError;
      }),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    totalsFailed.resolve();
    await expect(await canvas.findByText(messages.loadUsers.failed)).toBeVisible();
    msw.use(getGetUserPerformanceMockHandler200(totals));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'Jobs Overview' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { user: 'Casey Nobody' },
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceMockHandler404(), getGetUserPerformanceHistoryMockHandler404());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is nobody called/)).toBeVisible();
    await expect(canvas.queryByText(messages.performance.historyFailed)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See all users' })).toHaveAttribute(
      'href',
      '/user-performance?user=All%20Users',
    );
    await expect(canvas.getByLabelText('View Performance For')).toHaveValue('Casey Nobody');
  },
});

export const Forbidden = meta.story({
  args: { user: 'Avery Stone', role: 'user' },
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getGetUserPerformanceMockHandler403({
        detail: 'You can see your own figures and the totals of all users.',
        code: 'other_person',
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These figures are not yours to see.')).toBeVisible();
  },
});

export const OfARegularUser = meta.story({
  args: { user: 'Jordan Reyes', role: 'user' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'You' })).toBeInTheDocument();
    const chooser = canvas.getByLabelText('View Performance For');
    await expect(
      within(chooser)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Users', 'Jordan Reyes']);
    await expect(await canvas.findByRole('img', { name: /Jobs Filled: 21/ })).toBeVisible();
  },
});

export const LeadsToTheUpgrade = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceMockHandler403(), getGetUserPerformanceHistoryMockHandler403());
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onUpgradeNeeded).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const LeadsToTheUpgradeForTheHistoryAlone = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceHistoryMockHandler403());
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUpgradeNeeded).toHaveBeenCalledOnce());
  },
});

export const SaysWhenTheHistoryAloneIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceHistoryMockHandler404());
  },
  play: async ({ canvas }) => {
    const notifications = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(await notifications.findByText(messages.performance.historyFailed)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Jobs Overview' })).toBeVisible();
  },
});

export const ShowsTheYearByMonth = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Monthly (Year Overview)' }));
    await expect(
      await canvas.findByRole('img', { name: /Jan 2026: Jobs Filled 4, Candidates Shared 2/ }),
    ).toBeVisible();
  },
});

export const ShowsYearOverYear = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Year Over Year' }));
    await expect(
      await canvas.findByRole('img', { name: /2025: Jobs Filled 9, Candidates Shared 6/ }),
    ).toBeVisible();
  },
});

export const DeepDive = meta.story({
  args: { user: 'Jordan Reyes', deepDive: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', {
        name: /Jobs Filled. Jordan Reyes: 21, 33.3%. Everyone else: 42, 66.7%/,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: /Job Fill Rate \(%\): Percent 80.8. Retention Rate \(%\): Percent 66.7/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deep dive' })).toHaveAttribute('aria-current', 'page');
  },
});

export const DeepDiveOfAllUsers = meta.story({
  args: { deepDive: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Avery Stone' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Deep dive' })).toHaveAttribute('aria-current', 'page');
  },
});

export const DeepDiveWithoutData = meta.story({
  args: { user: 'User 2', deepDive: true },
  beforeEach({ msw }) {
    msw.use(
      getGetUserPerformanceMockHandler200(({ request }) =>
        new URL(request.url).searchParams.get('user') === 'User 2'
          ? { ...performanceOfNobody, activeCandidates: 2, retentionRate: 100 }
          : { ...totals, candidatesShared: 0 },
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: /Job Fill Rate \(%\): Percent Not enough data/ }),
    ).toBeVisible();
  },
});

export const DeepDiveOnAPhone = meta.story({
  ...DeepDive.input,
  globals: onPhone,
});

export const DeepDiveLoading = meta.story({
  args: { deepDive: true },
  beforeEach({ msw }) {
    msw.use(getGetUserPerformanceMockHandler200(pending));
  },
});
