import {
  getRemoveCompanyLinkMockHandler204,
  getRemoveCompanyLinkMockHandler500,
} from '@cortex/api-client/company/mocks';
import { peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { getListUsersMockHandler200 } from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { companyLinkMessages } from '../../lists/companyLinkMessages.ts';
import { open, screenMeta } from '../../stories/activeUsers.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveUsersScreen } from './ActiveUsersScreen.tsx';

const linked = peopleOfAdmin.map((person) => ({ ...person, company_linked: true }));

const meta = preview.meta({
  title: 'ActiveUsersScreen',
  component: ActiveUsersScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(linked));
  },
});

async function ask(context: StoryContext) {
  await open(context);
  const name = 'Unlink the company sign-in of Jordan Reyes';
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
}

async function unlink(context: StoryContext) {
  await ask(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Unlink' }));
}

export const LinkedToTheCompany = meta.story({
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Company sign-in')).toBeVisible();
  },
});

export const AsksBeforeUnlinking = meta.story({
  play: async (context) => {
    await ask(context);
    const { canvas } = context;
    const question = 'Unlink Jordan Reyes from the company’s sign-in?';
    await expect(await canvas.findByRole('group', { name: question })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await expect(canvas.getByText(/with the verified email/)).toHaveTextContent('user@cortex.test');
  },
});

export const AsksBeforeUnlinkingOnAPhone = meta.story({ ...AsksBeforeUnlinking.input, globals: onPhone });

export const KeepsTheLink = meta.story({
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Escape}');
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: /^Unlink the company sign-in/ })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Jordan Reyes' })).toBeVisible();
  },
});

export const Unlinks = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getRemoveCompanyLinkMockHandler204(() => {
        msw.use(getListUsersMockHandler200(peopleOfAdmin));
      }),
    );
  },
  play: async (context) => {
    await unlink(context);
    const { success } = companyLinkMessages.remove;
    await expect(await getNotifications(context).findByText(success)).toBeVisible();
    const { canvas } = context;
    await waitFor(() => expect(canvas.queryByText('Company sign-in')).toBeNull());
    await expect(canvas.getByRole('group', { name: 'Jordan Reyes' })).toHaveFocus();
  },
});

export const Unlinking = meta.story({
  beforeEach({ msw }) {
    msw.use(getRemoveCompanyLinkMockHandler204(() => pending()));
  },
  play: async (context) => {
    await unlink(context);
    await expect(await context.canvas.findByRole('button', { name: 'Unlinking...' })).toBeDisabled();
  },
});

export const SaysWhenUnlinkingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRemoveCompanyLinkMockHandler500());
  },
  play: async (context) => {
    await unlink(context);
    const { failed } = companyLinkMessages.remove;
    await expect(await getNotifications(context).findByText(failed)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Unlink' })).toBeEnabled();
  },
});

export const SaysWhenNobodyAnswersAnUnlinking = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('removeCompanyLink'));
  },
  play: async (context) => {
    await unlink(context);
    const { error } = companyLinkMessages.remove;
    await expect(await getNotifications(context).findByText(error)).toBeVisible();
  },
});
