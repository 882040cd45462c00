import { createLongLedger, declined, ledgerPage } from '@cortex/api-client/fixtures/ledger';
import {
  getExportLedgerMockHandler200,
  getExportLedgerMockHandler422,
  getListLedgerMockHandler200,
  getListLedgerMockHandler403,
  getListLedgerMockHandler500,
} from '@cortex/api-client/ledger/mocks';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const meta = preview.meta({
  component: OrganizationEditScreen,
  args: {
    view: 'record' as const,
    getHref: ({ view }) => `/organization-update?view=${view}`,
    secondFactorHref: '/update-password?view=second-factor',
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
  },
});

const texts = extensionMessages.exportLedger;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const entries = await canvas.findAllByRole('listitem');
    await expect(entries).toHaveLength(ledgerPage.entries.length);
    await expect(canvas.getByText(declined.decision?.reason ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Record' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/organization-update?view=details',
    );
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getListLedgerMockHandler200, 'Loading the record...'));

export const LoadError = meta.story(failsToLoad(getListLedgerMockHandler500, extensionMessages.loadLedger));

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listLedger'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getAllByText(extensionMessages.loadLedger.failed)[0]).toBeVisible();
    msw.use(getListLedgerMockHandler200(ledgerPage));
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(ledgerPage.entries.length);
    await waitFor(() => expect(canvas.queryByText(extensionMessages.loadLedger.failed)).toBeNull());
  },
});

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListLedgerMockHandler403());
  },
  play: async ({ canvas }) => {
    const reasons = await canvas.findAllByText('Only an admin of your organization can do this.');
    await expect(reasons[0]).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListLedgerMockHandler200({ entries: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is on record yet.')).toBeVisible();
  },
});

export const WithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listLedger'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server does not keep a record.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});

const asked = fn<(query: string) => void>();

/** Answers as a server does that knows the fixtures, and notes what was asked. */
function answerFilters({ msw }: StoryContext) {
  asked.mockClear();
  msw.use(
    getListLedgerMockHandler200(({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked(search);
      const [kind, person] = [searchParams.get('kind'), searchParams.get('person')];
      const entries = ledgerPage.entries.filter(
        (entry) => (!kind || entry.kind === kind) && (!person || entry.by.id === person),
      );
      return { entries: searchParams.has('from') ? [] : entries };
    }),
  );
}

export const FiltersByKindAndPerson = meta.story({
  beforeEach: answerFilters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('What'), 'Decisions');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await canvas.findByRole('option', { name: 'Avery Stone' });
    await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Avery Stone');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(asked).toHaveBeenLastCalledWith('?kind=decision_made&person=usr_admin');
  },
});

export const NoResults = meta.story({
  beforeEach: answerFilters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.type(canvas.getByLabelText('From (UTC)'), '2026-12-01');
    await expect(await canvas.findByText('Nothing on record matches this.')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('?from=2026-12-01');
  },
});

export const ShowsEverythingAgain = meta.story({
  beforeEach: answerFilters,
  play: async (context) => {
    await NoResults.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show everything' }));
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(ledgerPage.entries.length);
    await expect(context.canvas.getByLabelText('From (UTC)')).toHaveValue('');
  },
});

const readLong = createLongLedger(450, 100);

export const LoadsMoreAtTheEnd = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListLedgerMockHandler200(({ request }) => readLong(new URL(request.url).searchParams.get('before'))),
    );
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Entries' });
    await canvas.findByText(/Entry 450/);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await waitFor(
      async () => {
        list.scrollTop = list.scrollHeight;
        await expect(canvas.getByText(/Entry 1$/)).toBeVisible();
      },
      { timeout: 10_000 },
    );
    await expect(canvas.queryByText('Loading more...')).toBeNull();
  },
});

export const OffersToLoadMoreAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    let failed = false;
    msw.use(
      http.get('*/api/organization/ledger', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        if (before && !failed) {
          failed = true;
          return HttpResponse.error();
        }
        return HttpResponse.json(readLong(before));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('region', { name: 'Entries' });
    await canvas.findByText(/Entry 450/);
    await waitFor(async () => {
      list.scrollTop = list.scrollHeight;
      await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => {
      list.scrollTop = list.scrollHeight;
      await expect(canvas.queryByText(/Entry 351/)).toBeNull();
    });
  },
});

const files = catchFiles();

export const DownloadsWhatIsShown = meta.story({
  beforeEach(context) {
    answerFilters(context);
    context.msw.use(
      getExportLedgerMockHandler200(async ({ request }) => `asked\r\n${await request.text()}\r\n`),
    );
    return files.begin();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(await canvas.findByLabelText('What'), 'Decisions');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    const file = files.saved.mock.lastCall?.[0];
    await expect(file?.name).toBe('record.csv');
    const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? []);
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await expect(new TextDecoder().decode(bytes)).toBe('asked\r\n{"kind":"decision_made"}\r\n');
  },
});

export const Downloading = meta.story({
  beforeEach({ msw }) {
    msw.use(getExportLedgerMockHandler200(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await expect(canvas.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
  },
});

export const TooManyToDownload = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getExportLedgerMockHandler422({
        detail: 'At most 100,000 entries at once. Choose fewer days.',
        code: 'validation_failed',
        errors: { from: 'At most 100,000 entries at once. Choose fewer days.' },
      }),
    );
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Download CSV' }));
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(texts.failed)).toBeVisible();
    await expect(notifications.getByText(/Choose fewer days/)).toBeVisible();
  },
});

export const DownloadWithoutAnAnswer = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('exportLedger'));
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Download CSV' }));
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Download CSV' })).toBeEnabled();
  },
});
