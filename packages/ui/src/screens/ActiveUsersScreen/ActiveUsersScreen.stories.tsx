import { peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { pending } from '@cortex/api-client/mocks/handlers';
import { getListUsersMockHandler200, getListUsersMockHandler500 } from '@cortex/api-client/users/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, screenMeta } from '../../stories/activeUsers.tsx';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveUsersScreen } from './ActiveUsersScreen.tsx';

const meta = preview.meta({
  component: ActiveUsersScreen,
  ...screenMeta,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const names = canvas.getAllByRole('option').map((row) => row.firstElementChild?.textContent);
      await expect(names).toEqual(['avery.stone', 'jordan.reyes', 'user.one', 'user.two']);
    });
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
  },
});

export const WithAPanel = meta.story({
  play: async (context) => {
    await open(context);
    const panel = within(await context.canvas.findByRole('region', { name: 'Jordan Reyes' }));
    await expect(panel.getByText('user@cortex.test')).toBeVisible();
    for (const name of ['Edit', 'Delete', 'Close']) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
  },
});

export const PhoneWithAPanel = meta.story({ ...WithAPanel.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getListUsersMockHandler200, 'Loading users...'));

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no users yet.')).toBeVisible();
  },
});

export const NoResults = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await expect(await canvas.findByText('No username or email contains “nobody”.')).toBeVisible();
  },
});

export const LoadError = meta.story(failsToLoad(getListUsersMockHandler500, messages.loadUsers));

export const RecoversFromLoadError = meta.story(
  recoversFromLoadError({
    operation: 'listUsers',
    answer: getListUsersMockHandler200(peopleOfAdmin),
    role: 'option',
    rows: peopleOfAdmin.length,
  }),
);

export const SearchesByUsernameOrEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /^avery\.stone/ });
    await userEvent.keyboard('/');
    await userEvent.keyboard('USER.ONE');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'user@cortex');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(canvas.getByRole('option', { name: /^jordan\.reyes/ })).toBeVisible();
    await expect(canvas.getByText('1 of 4')).toBeVisible();
  },
});

export const StepsToTheNeighbours = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, /^avery\.stone/);
    await expect(await canvas.findByRole('button', { name: 'Previous user' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next user' }));
    await expect(await canvas.findByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next user' })).toHaveFocus();
  },
});

export const OpensWhatTheAddressNames = meta.story({
  args: { selectedId: 'usr_recruiter', initialQuery: 'jordan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('jordan');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});

export const LoadingWithAPanel = meta.story({
  args: { selectedId: 'usr_recruiter' },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the user...')).toBeInTheDocument();
  },
});

export const Closes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Jordan Reyes' })).toBeNull());
    await expect(canvas.getByRole('listbox', { name: 'Users' })).toHaveFocus();
  },
});
