import {
  getBeginSecondFactorMockHandler200,
  getBeginSecondFactorMockHandler500,
  getConfirmSecondFactorMockHandler200,
  getConfirmSecondFactorMockHandler400,
  getGetSecondFactorMockHandler200,
  getGetSecondFactorMockHandler500,
  getRenewRecoveryCodesMockHandler200,
  getRenewRecoveryCodesMockHandler500,
  getTurnOffSecondFactorMockHandler400,
  getTurnOffSecondFactorMockHandler409,
} from '@cortex/api-client/account/mocks';
import {
  noSecondFactor,
  recoveryCodes,
  secondFactor,
  secondFactorSetup,
} from '@cortex/api-client/fixtures/secondFactors';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { ErrorBody } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const { loadSecondFactor, beginSecondFactor, confirmSecondFactor, turnOffSecondFactor, renewRecoveryCodes } =
  accountMessages;

const meta = preview.meta({
  title: 'UpdatePasswordScreen',
  component: UpdatePasswordScreen,
  args: {
    signedIn: true,
    view: 'second-factor' as const,
    getHref: ({ view }) => `/update-password?view=${view}`,
    logOutHref: '/logout',
    confirmationToken: '',
    onSecondFactorReady: fn(),
    onCancel: fn(),
    onUpdated: fn(),
  },
});

const wrongCode: ErrorBody = {
  detail: 'This code is wrong or was used before. Wait for the next one and enter that.',
  code: 'second_factor_wrong',
  errors: { code: 'This code is wrong or was used before.' },
};

function isOff({ msw }: StoryContext) {
  msw.use(getGetSecondFactorMockHandler200(noSecondFactor));
}

function isAsked({ msw }: StoryContext) {
  msw.use(getGetSecondFactorMockHandler200({ ...noSecondFactor, required: true }));
}

async function begin({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
  await expect(await canvas.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
}

async function confirm(context: StoryContext) {
  const { canvas, msw, userEvent } = context;
  await begin(context);
  msw.use(getGetSecondFactorMockHandler200(secondFactor));
  await userEvent.type(canvas.getByLabelText(/^Code/), '492 039{Enter}');
  await expect(await canvas.findByText('7K2M-94QX-PT0B-VH3D')).toBeVisible();
}

async function askToTurnOff({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn off...' }));
}

export const FactorIsOff = meta.story({
  beforeEach: isOff,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your second factor is off')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Second factor' })).toHaveAttribute('aria-current', 'page');
  },
});

export const FactorIsOffOnAPhone = meta.story({ ...FactorIsOff.input, globals: onPhone });

export const FactorIsAskedOfEverybody = meta.story({
  beforeEach: isAsked,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your organization asks everybody/)).toBeVisible();
  },
});

export const BeginningASetUp = meta.story({
  beforeEach(context) {
    isOff(context);
    context.msw.use(getBeginSecondFactorMockHandler200(() => pending()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await expect(await canvas.findByRole('button', { name: 'Beginning...' })).toBeDisabled();
  },
});

export const ASetUpIsNotBegun = meta.story({
  parameters: { expectsFailure: true },
  beforeEach(context) {
    isOff(context);
    context.msw.use(getBeginSecondFactorMockHandler500());
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Set up' }));
    await expect(await getNotifications(context).findByText(beginSecondFactor.failed)).toBeVisible();
  },
});

export const SetsUp = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    await begin(context);
    const { canvas } = context;
    await expect(canvas.getByText(secondFactorSetup.secret.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
    const field = canvas.getByLabelText(/^Code/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const SetsUpOnAPhone = meta.story({ ...SetsUp.input, globals: onPhone });

export const CopiesTheKey = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await begin(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(write).toHaveBeenCalledWith(secondFactorSetup.secret);
    await expect(await context.canvas.findByText('Copied')).toBeVisible();
    write.mockRestore();
  },
});

export const TheBrowserDoesNotCopy = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await begin(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await context.canvas.findByText('Not copied')).toBeVisible();
    write.mockRestore();
  },
});

export const CancelsASetUp = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    await begin(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await context.canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
  },
});

export const TheCodeIsWrong = meta.story({
  parameters: { expectsFailure: true },
  beforeEach(context) {
    isOff(context);
    context.msw.use(getConfirmSecondFactorMockHandler400(wrongCode));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context);
    await userEvent.type(canvas.getByLabelText(/^Code/), '000000{Enter}');
    await expect(await canvas.findByText('This code is wrong or was used before.')).toBeVisible();
    await expect(await getNotifications(context).findByText(confirmSecondFactor.failed)).toBeVisible();
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue('000000');
  },
});

export const WantsACode = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    await begin(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Turn on' }));
    await expect(await context.canvas.findByText('Code is required.')).toBeVisible();
  },
});

export const TurningOn = meta.story({
  beforeEach(context) {
    isOff(context);
    context.msw.use(getConfirmSecondFactorMockHandler200(() => pending()));
  },
  play: async (context) => {
    await begin(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Code/), '492039{Enter}');
    await expect(await context.canvas.findByRole('button', { name: 'Turning on...' })).toBeDisabled();
  },
});

export const ShowsRecoveryCodes = meta.story({
  beforeEach: isOff,
  play: async (context) => {
    await confirm(context);
    const { canvas } = context;
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(10);
    await expect(canvas.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
  },
});

export const ShowsRecoveryCodesOnAPhone = meta.story({ ...ShowsRecoveryCodes.input, globals: onPhone });

const files = catchFiles();

export const KeepsRecoveryCodes = meta.story({
  beforeEach(context) {
    isOff(context);
    return files.begin();
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await confirm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the recovery codes' }));
    await expect(write).toHaveBeenCalledWith(recoveryCodes.recovery_codes.join('\n'));
    write.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    const file = files.saved.mock.lastCall?.[0];
    await expect(file?.name).toBe('cortex-recovery-codes.txt');
    for (const code of recoveryCodes.recovery_codes) await expect(await file?.blob.text()).toContain(code);
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(await canvas.findByText('Your second factor is on')).toBeVisible();
    await expect(args.onSecondFactorReady).not.toHaveBeenCalled();
  },
});

export const GoesOnWhereItWasAsked = meta.story({
  beforeEach: isAsked,
  play: async (context) => {
    await confirm(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(context.args.onSecondFactorReady).toHaveBeenCalledOnce());
  },
});

export const FactorIsOn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your second factor is on')).toBeVisible();
    await expect(canvas.getByText(/9 recovery codes are left\./)).toBeVisible();
  },
});

export const FactorIsOnOnAPhone = meta.story({ ...FactorIsOn.input, globals: onPhone });

export const FewRecoveryCodesAreLeft = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetSecondFactorMockHandler200({ ...secondFactor, recovery_codes_left: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 recovery code is left\. Make new ones soon\./)).toBeVisible();
  },
});

export const MakesNewRecoveryCodes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    await expect(await canvas.findByText('7K2M-94QX-PT0B-VH3D')).toBeVisible();
  },
});

export const MakingNewRecoveryCodes = meta.story({
  beforeEach({ msw }) {
    msw.use(getRenewRecoveryCodesMockHandler200(() => pending()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes' }));
    await expect(await canvas.findByRole('button', { name: 'Making codes...' })).toBeDisabled();
  },
});

export const NewRecoveryCodesAreNotMade = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRenewRecoveryCodesMockHandler500());
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'New recovery codes' }));
    await expect(await getNotifications(context).findByText(renewRecoveryCodes.failed)).toBeVisible();
  },
});

export const AsksBeforeTurningOff = meta.story({
  play: async (context) => {
    await askToTurnOff(context);
    await expect(await context.canvas.findByText('Turn it off?')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Code/)).toHaveFocus();
  },
});

export const AsksBeforeTurningOffOnAPhone = meta.story({ ...AsksBeforeTurningOff.input, globals: onPhone });

export const TurnsOff = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToTurnOff(context);
    await userEvent.type(canvas.getByLabelText(/^Code/), '492039');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByText('Your second factor is off')).toBeVisible();
  },
});

export const KeepsItOn = meta.story({
  play: async (context) => {
    await askToTurnOff(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Keep it on' }));
    await expect(await context.canvas.findByRole('button', { name: 'Turn off...' })).toBeVisible();
  },
});

export const ItIsNotTurnedOff = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getTurnOffSecondFactorMockHandler400(wrongCode));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToTurnOff(context);
    await userEvent.type(canvas.getByLabelText(/^Code/), '000000{Enter}');
    await expect(await canvas.findByText('This code is wrong or was used before.')).toBeVisible();
    await expect(await getNotifications(context).findByText(turnOffSecondFactor.failed)).toBeVisible();
  },
});

export const TheServerCannotReadCodes = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getTurnOffSecondFactorMockHandler409({
        detail:
          'This server cannot check codes of apps now, because the key of its secrets was changed or lost. Use a recovery code, or ask an admin to turn off your second factor.',
        code: 'second_factor_unreadable',
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToTurnOff(context);
    await userEvent.type(canvas.getByLabelText(/^Code/), '000000{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByText(/^This server cannot check codes/).length).toBeGreaterThan(0),
    );
  },
});

export const FactorLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetSecondFactorMockHandler200(() => pending()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your second factor...')).toBeInTheDocument();
  },
});

export const FactorLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetSecondFactorMockHandler500());
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await getNotifications(context).findByText(loadSecondFactor.failed)).toBeVisible();
  },
});

export const FactorWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('getSecondFactor'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not support a second factor.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Second factor' })).toBeNull();
  },
});
