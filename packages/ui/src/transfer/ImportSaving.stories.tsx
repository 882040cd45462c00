import {
  getReadImportRowsMockHandler200,
  getStartImportMockHandler201,
} from '@cortex/api-client/background/mocks';
import {
  getCreateCandidateMockHandler201,
  getCreateCandidateMockHandler422,
} from '@cortex/api-client/candidates/mocks';
import { runningImport } from '@cortex/api-client/fixtures/backgroundTasks';
import { maraDetails } from '@cortex/api-client/fixtures/candidates';
import { backendJob, jobs } from '@cortex/api-client/fixtures/jobs';
import { newUser, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { getCreateJobMockHandler201 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Import, ImportRow } from '@cortex/api-client/model';
import { getCreateUserMockHandler201, getCreateUserMockHandler403 } from '@cortex/api-client/users/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchFiles } from '../stories/catchFiles.ts';
import { begin, complete, dialogMeta, toLine } from '../stories/importDialog.tsx';
import { onPhone } from '../stories/onPhone.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = preview.meta({
  title: 'Transfer/ImportDialog',
  component: ImportDialog,
  ...dialogMeta,
});

const files = catchFiles();

const stores = getCreateCandidateMockHandler201(async ({ request }) => {
  const name = String((await request.clone().formData()).get('name'));
  return { ...maraDetails, id: `cnd_${name}`, name };
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const { canvas } = context;
    await begin(context, complete, 'Import 3 candidates');
    await expect(await canvas.findByText('0 of 3 saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const AsksBeforeItIsClosed = meta.story({
  ...Saving.input,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await Saving.play?.(context);
    await userEvent.keyboard('{Escape}');
    const question = await canvas.findByRole('alertdialog', { name: 'Rows are still being saved' });
    await expect(question).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep saving' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  beforeEach({ msw }) {
    msw.use(stores);
  },
  play: async (context) => {
    const { canvas } = context;
    await begin(context, [...complete, toLine('Ada')], 'Import 3 candidates');
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByText('1 was there already and left out.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const SomeAreNotTaken = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateCandidateMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { phone: 'Write a phone number.' },
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await begin(context, [...complete, 'Dan,dan,1,Met.'], 'Import 3 candidates');
    await expect(await canvas.findByText('No candidate was added.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not imported (4)' })).toBeVisible();
    await expect(canvas.getAllByText('Write a phone number.')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Try 3 again' })).toBeVisible();
  },
});

export const SomeAreNotTakenOnAPhone = meta.story({ ...SomeAreNotTaken.input, globals: onPhone });

export const TriesAgain = meta.story({
  ...SomeAreNotTaken.input,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await SomeAreNotTaken.play?.(context);
    msw.use(stores);
    await userEvent.click(canvas.getByRole('button', { name: 'Try 3 again' }));
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not imported (1)' })).toBeVisible();
  },
});

export const TheServerIsAway = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createCandidate'));
  },
  play: async (context) => {
    const { canvas } = context;
    const names = Array.from({ length: 12 }, (_, index) => `Person${index}`);
    await begin(context, [complete[0] ?? '', ...names.map(toLine)], 'Import 12 candidates');
    await expect(await canvas.findByText('The import has stopped.')).toBeVisible();
    await expect(
      canvas.getByText('The server does not answer. Check your connection, then continue.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Continue with/ })).toBeVisible();
  },
});

const begun: Import = {
  ...runningImport,
  file_name: 'export.csv',
  state: 'waiting',
  total: 3,
  done: 0,
  refused: 0,
};

/** A server that makes the candidates by itself: these rows are through when it is asked, and so is it. */
function makesByItself(state: Import['state'], rows: ImportRow[]) {
  return {
    beforeEach({ msw }: StoryContext) {
      started.mockClear();
      msw.use(
        getStartImportMockHandler201(async ({ request }) => {
          started(await request.clone().json());
          return begun;
        }),
        getReadImportRowsMockHandler200(({ request }) => {
          const after = Number(new URL(request.url).searchParams.get('after'));
          const more = rows.filter(({ number }) => number > after);
          return { import: { ...begun, state }, rows: more, next: more.at(-1)?.number ?? after };
        }),
      );
    },
  };
}

const started = fn();
const ada: ImportRow = { number: 2, candidate_id: 'cnd_ada' };

export const TheServerMakesThem = meta.story({
  ...makesByItself('running', [ada]),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await begin(context, complete, 'Import 3 candidates');
    await expect(await canvas.findByText(/^1 of 3 saved/)).toBeVisible();
    await expect(canvas.getByText(/^The server goes on when you close this/)).toBeVisible();
    const [sent] = started.mock.lastCall ?? [];
    await expect(sent).toMatchObject({ file_name: 'export.csv', duplicates: 'leave_out' });
    await expect(sent.rows[0]).toEqual({
      number: 2,
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      notes: 'Met at the fair.',
    });
    // It goes on without the page: nobody is asked.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});

export const TheServerMakesThemOnAPhone = meta.story({ ...TheServerMakesThem.input, globals: onPhone });

export const TheServerMadeThem = meta.story({
  ...makesByItself('done', [
    ada,
    { number: 3, error: { detail: 'A candidate with this email is there already.', code: 'email_taken' } },
    {
      number: 4,
      error: {
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { phone: 'At most 50 characters.' },
      },
    },
  ]),
  play: async (context) => {
    const { canvas } = context;
    await begin(context, complete, 'Import 3 candidates');
    await expect(await canvas.findByText('1 candidate added.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not imported (2)' })).toBeVisible();
    await expect(canvas.getByText('Phone: At most 50 characters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try 2 again' })).toBeVisible();
  },
});

export const TheServerStops = meta.story({
  ...makesByItself('running', [ada]),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await begin(context, complete, 'Import 3 candidates');
    await canvas.findByText(/^1 of 3 saved/);
    msw.use(
      getReadImportRowsMockHandler200({
        import: { ...begun, state: 'cancelled', done: 1 },
        rows: [],
        next: 2,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Continue with 2' })).toBeVisible();
    await expect(canvas.getByText('1 candidate added.')).toBeVisible();
  },
});

export const Jobs = meta.story({
  args: { list: { of: 'jobs', records: jobs } },
  beforeEach({ msw }) {
    msw.use(getCreateJobMockHandler201({ ...backendJob, id: 'job_new' }));
  },
  play: async (context) => {
    const { canvas } = context;
    const lines = [
      'Job Title,Job Description,Skills/Tags,Department',
      'Sous Chef,"Runs the line, and the week\'s orders.","Grill, Ordering",Kitchen',
      'Staff Accountant,Another one.,Excel,Finance',
    ];
    await begin(context, lines, 'Import 1 job');
    await expect(await canvas.findByText('1 job added.')).toBeVisible();
  },
});

const colleagues = [
  'Name,E-mail Address,User role',
  'Sam Lee,sam.lee@cortex.test,Recruiter',
  'Ines Prado,ines.prado@cortex.test,Admin',
  'Jordan Reyes,USER@cortex.test,Recruiter',
];

export const Users = meta.story({
  args: { list: { of: 'users', records: peopleOfAdmin } },
  beforeEach({ msw }) {
    msw.use(getCreateUserMockHandler201(newUser));
    return files.begin();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await begin(context, colleagues, 'Import 2 users');
    await userEvent.click(await canvas.findByRole('button', { name: 'Download first passwords' }));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(await saved?.blob.text()).toMatch(
      /Username,Email,First password\r\nsam\.lee,sam\.lee@cortex\.test,(?:[a-z2-9]{4}-){3}[a-z2-9]{4}\r\n/,
    );
  },
});

export const ThePlanHasNoRoom = meta.story({
  args: { list: { of: 'users', records: peopleOfAdmin } },
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateUserMockHandler403({
        detail: 'The Standard plan has room for 5 people.',
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    await begin(context, colleagues, 'Import 2 users');
    await expect(await context.canvas.findByText('The import has stopped.')).toBeVisible();
  },
});
