import {
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { candidates, longNamed, manyCandidates, mara } from '@cortex/api-client/fixtures/candidates';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messages } from '../../messages.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = {
  component: ActiveCandidatesScreen,
  args: {
    createCandidateHref: '/create-candidate',
    getAnalysisHref: ({ candidateId }) => `/resume-analysis?candidate=${candidateId}`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
  },
} satisfies Meta<typeof ActiveCandidatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const names = canvas.getAllByRole('option').map((row) => row.firstElementChild?.textContent);
      await expect(names).toEqual([
        'Elena Duarte',
        'Wolfgang Maximilian Alexander von Hohenstein-Schillingsfürst zu Lichtenberg',
        'Mara Lindqvist',
        'Tomas Okafor',
        'Priya Raman',
      ]);
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const WithAPanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Mara Lindqvist/ }));
    const panel = await canvas.findByRole('region', { name: 'Mara Lindqvist' });
    await expect(panel).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Analyze Resume' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=cnd_mara',
    );
  },
};

export const PhoneWithAPanel: Story = { ...WithAPanel, ...Phone };

export const ShowsWhoSharedIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^Tomas Okafor/ }));
    await expect(await canvas.findByText('Shared by User 1')).toBeVisible();
    await expect(
      canvas.getByText('Could fit the accountant role, please have a look before Friday.'),
    ).toBeVisible();
  },
};

export const LongTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${longNamed.name}`) }));
    await expect(await canvas.findByRole('region', { name: longNamed.name })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200([
        { ...mara, name: 'ليلى منصور', notes: 'تعمل في شركة للمدفوعات وتبحث عن فريق يملك خدماته.' },
        ...candidates.slice(1),
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /^ليلى منصور/ }));
    await expect(await canvas.findByRole('region', { name: 'ليلى منصور' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(pending));
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no candidates yet.')).toBeVisible();
  },
};

export const NoResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody of this name');
    await expect(await canvas.findByText('No name contains “nobody of this name”.')).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.loadCandidates.failed)).toHaveLength(2);
  },
};

export const RecoversFromLoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listCandidates'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListCandidatesMockHandler200(candidates));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('option', { name: /^Mara Lindqvist/ })).toBeVisible();
  },
};

export const SearchesByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^Mara Lindqvist/ });
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('RAMAN');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
};

export const ObeysTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('listbox', { name: 'Candidates' });
    await canvas.findByRole('option', { name: /^Mara Lindqvist/ });
    await userEvent.keyboard('jj{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('region', { name: 'Tomas Okafor' })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('region', { name: 'Mara Lindqvist' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Mara Lindqvist' })).toBeNull());
    await expect(list).toHaveFocus();
  },
};

export const TenThousand: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200(manyCandidates(10_000)));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: 'Candidates' }, { timeout: 5_000 });
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.type(canvas.getByRole('searchbox'), '09999');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
};
