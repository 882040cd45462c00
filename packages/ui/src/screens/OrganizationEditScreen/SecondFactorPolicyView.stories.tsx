import { secondFactorPolicy } from '@cortex/api-client/fixtures/secondFactors';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import {
  getGetSecondFactorPolicyMockHandler200,
  getGetSecondFactorPolicyMockHandler403,
  getGetSecondFactorPolicyMockHandler500,
  getUpdateSecondFactorPolicyMockHandler200,
  getUpdateSecondFactorPolicyMockHandler409,
} from '@cortex/api-client/organizations/mocks';
import {
  getRemoveSecondFactorMockHandler204,
  getRemoveSecondFactorMockHandler500,
} from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';
import { secondFactorPolicyMessages } from './secondFactorPolicyMessages.ts';

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'sign-in' as const,
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
});

const { load, update, remove } = secondFactorPolicyMessages;

async function askEverybody({ canvas, userEvent }: StoryContext) {
  await userEvent.selectOptions(await canvas.findByLabelText('Who has to have a second factor'), 'Everybody');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

async function askToTurnOff({ canvas, userEvent }: StoryContext) {
  const name = 'Turn off the second factor of Jordan Reyes';
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export const WhoHasASecondFactor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 3 have it on')).toBeVisible();
    await expect(canvas.getByText(/this is you/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Turn off the second factor/ })).toHaveLength(1);
  },
});

export const WhoHasASecondFactorOnAPhone = meta.story({ ...WhoHasASecondFactor.input, globals: onPhone });

export const FactorsLoading = meta.story(
  staysLoading(getGetSecondFactorPolicyMockHandler200, 'Loading who has a second factor...'),
);

export const FactorsLoadError = meta.story(failsToLoad(getGetSecondFactorPolicyMockHandler500, load));

export const FactorsForbidden = meta.story(failsToLoad(getGetSecondFactorPolicyMockHandler403, load));

export const FactorsWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('getSecondFactorPolicy'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not support a second factor.')).toBeVisible();
  },
});

export const AsksEverybody = meta.story({
  play: async (context) => {
    await askEverybody(context);
    await expect(await getNotifications(context).findByText(update.success)).toBeVisible();
    await expect(context.canvas.getByLabelText('Who has to have a second factor')).toHaveValue('everybody');
  },
});

export const AskingEverybody = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateSecondFactorPolicyMockHandler200(() => pending()));
  },
  play: async (context) => {
    await askEverybody(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const WantsTheAdminsOwnFirst = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getGetSecondFactorPolicyMockHandler200({
        ...secondFactorPolicy,
        people: secondFactorPolicy.people.map(({ id, full_name, is_self }) => ({
          id,
          full_name,
          is_self,
          enabled: false,
        })),
      }),
      getUpdateSecondFactorPolicyMockHandler409({
        detail: 'Set up a second factor yourself before you ask everybody for one.',
        code: 'second_factor_not_on',
      }),
    );
  },
  play: async (context) => {
    await askEverybody(context);
    await expect(
      await context.canvas.findByRole('link', { name: 'Set up your second factor' }),
    ).toHaveAttribute('href', '/update-password?view=second-factor');
    await expect(await getNotifications(context).findByText(update.failed)).toBeVisible();
  },
});

export const AsksBeforeTurningOffAColleagues = meta.story({
  play: async (context) => {
    await askToTurnOff(context);
    await expect(context.canvas.getByRole('button', { name: 'Keep it on' })).toHaveFocus();
  },
});

export const AsksBeforeTurningOffAColleaguesOnAPhone = meta.story({
  ...AsksBeforeTurningOffAColleagues.input,
  globals: onPhone,
});

export const TurnsOffAColleagues = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToTurnOff(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await getNotifications(context).findByText(remove.success)).toBeVisible();
    await expect(await canvas.findByText('1 of 3 have it on')).toBeVisible();
  },
});

export const TurningOffAColleagues = meta.story({
  beforeEach({ msw }) {
    msw.use(getRemoveSecondFactorMockHandler204(() => pending()));
  },
  play: async (context) => {
    await askToTurnOff(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await context.canvas.findByRole('button', { name: 'Turning off...' })).toBeDisabled();
  },
});

export const AColleaguesIsNotTurnedOff = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRemoveSecondFactorMockHandler500());
  },
  play: async (context) => {
    await askToTurnOff(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await getNotifications(context).findByText(remove.failed)).toBeVisible();
  },
});
