import { jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '../../messages.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = {
  component: ActiveJobsScreen,
  args: { createJobHref: '/create-job' },
} satisfies Meta<typeof ActiveJobsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('option');
    await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(
      jobs.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    );
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200(pending));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading jobs...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200([]));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('There are no open jobs.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a job' })).toHaveAttribute('href', '/create-job');
  },
};

export const NoResults: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(canvas.getByText('No title contains “astronaut”.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler500());
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.loadJobs.failed)[0]).toBeVisible();
  },
};

export const RecoversFromLoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listJobs'));
  },
  async play({ canvas, msw, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const SearchesByTitle: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'ACCOUNT');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: /Staff Accountant/ })).toBeVisible();
  },
};

export const OpensAndClosesAJob: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('option', { name: /Staff Accountant/ }));
    await expect(canvas.getByRole('heading', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.getByText(/Own the monthly close/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { name: 'Staff Accountant' })).toBeNull();
  },
};
