import { jobsPage, noJobsPage } from '@cortex/api-client/fixtures/publication';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { JobsPageInput } from '@cortex/api-client/model';
import {
  getGetJobsPageMockHandler200,
  getGetJobsPageMockHandler500,
  getUpdateJobsPageMockHandler200,
  getUpdateJobsPageMockHandler422,
} from '@cortex/api-client/publication/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'jobs-page' as const,
    getHref: ({ view }) => `/organization/update?view=${view}`,
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
    secondFactorHref: '/update-password?view=second-factor',
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getGetJobsPageMockHandler200(noJobsPage),
      getUpdateJobsPageMockHandler200(async ({ request }) => {
        const input: JobsPageInput = JSON.parse(await request.clone().text());
        sent(input);
        return { ...input, url: `http://localhost:3000/jobs/${input.address}` };
      }),
    );
  },
});

export const JobsPageOff = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page is off. Nobody can read it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('north-harbour');
  },
});

export const JobsPageOn = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler200(jobsPage));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: jobsPage.url })).toHaveAttribute(
      'href',
      jobsPage.url,
    );
  },
});

export const JobsPagePhone = meta.story({ ...JobsPageOn.input, globals: onPhone });

export const JobsPageTurnedOn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const address = await canvas.findByRole('textbox', { name: /^Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'harbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn On' }));
    await expect(
      await canvas.findByRole('link', { name: 'http://localhost:3000/jobs/harbour' }),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ is_on: true, address: 'harbour' });
    await expect(
      await getNotifications(context).findByText(extensionMessages.updateJobsPage.success),
    ).toBeVisible();
  },
});

export const JobsPageTurnedOff = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler200(jobsPage));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn Off' }));
    await expect(await canvas.findByText('The page is off. Nobody can read it.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ is_on: false, address: 'north-harbour' });
  },
});

export const AddressNotPossible = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /^Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'North Harbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn On' }));
    await expect(
      await canvas.findByText('Use small letters, digits and single hyphens, at least three of them.'),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const AddressTaken = meta.story({
  parameters: { expectsFailure: true },
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Turn On' });
    msw.use(
      getUpdateJobsPageMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { address: 'Another organization has this address. Choose another one.' },
      }),
    );
    await userEvent.click(button);
    await expect(
      await canvas.findByText('Another organization has this address. Choose another one.'),
    ).toBeVisible();
  },
});

export const JobsPageLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the jobs page...')).toBeInTheDocument();
  },
});

export const JobsPageLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(extensionMessages.loadJobsPage.failed)[0]).toBeVisible();
  },
});

export const JobsPageLoadsAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler500());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetJobsPageMockHandler200(jobsPage));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: jobsPage.url })).toBeVisible();
  },
});

export const JobsPageUnsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('getJobsPage'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server has no jobs page.')).toBeVisible();
  },
});
