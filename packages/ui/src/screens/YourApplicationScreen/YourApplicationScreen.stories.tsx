import {
  getOpenApplicationMockHandler200,
  getOpenApplicationMockHandler404,
  getOpenApplicationMockHandler500,
  getSendApplicantRequestMockHandler201,
} from '@cortex/api-client/applicants/mocks';
import {
  unreadApplication,
  waitingApplication,
  waitingRequest,
} from '@cortex/api-client/fixtures/applicants';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { YourApplicationScreen } from './YourApplicationScreen.tsx';

const { openApplication: loadTexts, sendApplicantRequest: texts } = extensionMessages;

const meta = preview.meta({
  component: YourApplicationScreen,
  args: { token: 'Wm5yX2V4YW1wbGVfc2VjcmV0X29mXzI1Nl9iaXRzXzA', homeHref: '/' },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText('mara.lindqvist@example.com')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
    await expect(canvas.getByText(/cut its latency by half/)).toBeVisible();
    await expect(canvas.getByText(/A person at/)).toBeVisible();
    await expect(canvas.queryByText(/points/)).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getOpenApplicationMockHandler200(pending));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading your application...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getOpenApplicationMockHandler200(unreadApplication));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your resume was not read for a job of yours yet.')).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getOpenApplicationMockHandler500());
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(loadTexts.failed)[0]).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(getOpenApplicationMockHandler404());
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('This link does not work any more.')).toBeVisible();
  },
});

export const WithoutASecret = meta.story({
  args: { token: '' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This link does not work any more.')).toBeVisible();
  },
});

async function object({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'This is wrong: Kubernetes' }));
  const field = canvas.getByLabelText('What is wrong?');
  await expect(field).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.type(field, 'I ran our clusters for two years.');
}

export const SayingWhatIsWrong = meta.story({ play: object });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getSendApplicantRequestMockHandler201(pending));
  },
  async play(context) {
    await object(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('sendApplicantRequest'));
  },
  async play(context) {
    await object(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect((await screen.findAllByText(texts.error))[0]).toBeVisible();
    await expect(context.canvas.getByLabelText('What is wrong?')).toHaveValue(
      'I ran our clusters for two years.',
    );
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getSendApplicantRequestMockHandler201(() => {
        msw.use(getOpenApplicationMockHandler200(waitingApplication));
        return waitingRequest;
      }),
    );
  },
  async play(context) {
    await object(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText(texts.success)).toBeVisible();
    await expect(await context.canvas.findByText('You get an answer here by 25 Dec 2026.')).toBeVisible();
  },
});

export const AsksForAPerson = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'A person should look at this' }));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText(texts.success)).toBeVisible();
  },
});
