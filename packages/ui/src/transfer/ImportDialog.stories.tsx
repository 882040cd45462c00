import {
  getReadImportRowsMockHandler200,
  getStartImportMockHandler201,
} from '@cortex/api-client/background/mocks';
import {
  getCreateCandidateMockHandler201,
  getCreateCandidateMockHandler422,
} from '@cortex/api-client/candidates/mocks';
import { runningImport } from '@cortex/api-client/fixtures/backgroundTasks';
import { candidates, maraDetails } from '@cortex/api-client/fixtures/candidates';
import { backendJob, jobs } from '@cortex/api-client/fixtures/jobs';
import { newUser, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { getCreateJobMockHandler201 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Import, ImportRow } from '@cortex/api-client/model';
import { getCreateUserMockHandler201, getCreateUserMockHandler403 } from '@cortex/api-client/users/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { catchFiles } from '../stories/catchFiles.ts';
import { giveFiles } from '../stories/giveFiles.ts';
import { onPhone } from '../stories/onPhone.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = {
  title: 'Transfer/ImportDialog',
  component: ImportDialog,
  args: { list: { of: 'candidates', records: candidates }, open: true, onClose: fn() },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const files = catchFiles();

const three = [
  'First Name;Last Name;Emails;Mobile;Tags;Stage;CV File',
  'Amara;Nwosu;amara.nwosu@example.com;+234 1 555 0101;"SQL; dbt; Airflow";Phone screen;cvs/amara.pdf',
  'Bence;Varga;"Bence <bence.varga@example.com>";+36 1 555 0102;Payroll;Applied;cvs/bence.docx',
  'Chloé;Dahl;chloe.dahl@example.com;+33 1 55 50 10 3;;Applied;',
];

const stranger = [
  ...three,
  'Mara;Lindqvist;MARA.LINDQVIST@example.com;+46 8 555 00 99;Go;Applied;',
  ';;dario.ito;+81 3 5550 0104;Go, Kubernetes;Rejected;',
  'Elif;Şahin;elif.sahin@example.com;;Night shifts;Applied;',
  'Amara;Nwosu;amara.nwosu@example.com;+234 1 555 0199;SQL;Applied;',
];

const complete = ['Name,Email,Phone,Notes', ...['Ada', 'Bob', 'Cleo'].map(toLine)];

function toLine(name: string): string {
  return `${name} Example,${name.toLowerCase()}@example.com,+44 20 7946 0000,Met at the fair.`;
}

function createFile(lines: readonly string[], name = 'export.csv'): File {
  return new File([lines.join('\r\n')], name, { type: 'text/csv' });
}

async function choose({ canvas, userEvent }: StoryContext, file: File) {
  await userEvent.upload(await canvas.findByLabelText(/^CSV file/), file);
}

async function begin(context: StoryContext, lines: readonly string[], label: RegExp | string) {
  await choose(context, createFile(lines));
  await context.userEvent.click(await context.canvas.findByRole('button', { name: label }));
}

const stores = getCreateCandidateMockHandler201(async ({ request }) => {
  const name = String((await request.clone().formData()).get('name'));
  return { ...maraDetails, id: `cnd_${name}`, name };
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Import candidates' })).toBeVisible();
    await expect(canvas.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
      'The first line names the columns; commas, semicolons or tabs separate them. At most 50,000 rows.',
    );
  },
};

export const OnAPhone: Story = { ...Default, globals: onPhone };

const onResumes = fn();

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const twoResumes = ['amara.pdf', 'bence.docx'].map((name) => new File(['%PDF-1.7'], name));

/** Candidates come from resumes, too. */
export const OrResumes: Story = {
  args: { onResumes },
  beforeEach() {
    onResumes.mockClear();
    return giveFiles(twoResumes);
  },
  play: async ({ args, canvas, userEvent }) => {
    // The dialog moves the focus into itself a moment after it is there.
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(focused()));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose resumes' }));
    await waitFor(() => expect(onResumes).toHaveBeenCalledWith({ files: twoResumes }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OrResumesOnAPhone: Story = { ...OrResumes, globals: onPhone };

export const ResumesInPlaceOfCsv: Story = {
  args: { onResumes },
  beforeEach: () => void onResumes.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^CSV file/), twoResumes);
    await waitFor(() => expect(onResumes).toHaveBeenCalledOnce());
    const [{ files: given }] = onResumes.mock.lastCall ?? [{ files: [] }];
    await expect(given.map(({ name }: File) => name)).toEqual(['amara.pdf', 'bence.docx']);
  },
};

export const SpreadsheetInPlaceOfCsv: Story = {
  play: async (context) => {
    await choose(context, new File(['PK\x03\x04 and more'], 'people.csv', { type: 'text/csv' }));
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
        /^This is a spreadsheet\. Save it as CSV first/,
      ),
    );
  },
};

export const EmptyFile: Story = {
  play: async (context) => {
    await choose(context, createFile(['', '']));
    await expect(await context.canvas.findByText('The file is empty.')).toBeVisible();
  },
};

export const OnlyColumnNames: Story = {
  play: async (context) => {
    await choose(context, createFile(['Name,Email']));
    await expect(
      await context.canvas.findByText('There are column names, but no row below them.'),
    ).toBeVisible();
  },
};

export const ColumnsOfAnotherProgram: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context, createFile(stranger));
    await expect(await canvas.findByRole('combobox', { name: 'Name' })).toHaveDisplayValue('First Name');
    await expect(canvas.getByLabelText('Name, column 2')).toHaveDisplayValue('Last Name');
    await expect(canvas.getByRole('combobox', { name: 'Notes' })).toHaveDisplayValue('Stage');
    const tags = canvas.getByRole('combobox', { name: 'Tags' });
    await expect(tags).toHaveDisplayValue('Tags');
    await expect(tags).toHaveAccessibleDescription('Separated by ; or |');
    await expect(canvas.getByText('SQL; dbt; Airflow')).toBeInTheDocument();
    await expect(canvas.getByText('bence.varga@example.com')).toBeInTheDocument();
    await expect(
      canvas.getByText('Name is required. Write the email like name@example.com.'),
    ).toBeInTheDocument();
    await expect(
      canvas.getByText('In the list: Mara Lindqvist, mara.lindqvist@example.com.'),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/^In row 2/)).toBeInTheDocument();
    await expect(
      canvas.getByText('1 of 7 rows can be saved, 2 refused, 2 without their resume, 2 there already'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 1 candidate' })).toBeEnabled();
  },
};

export const ColumnsOnAPhone: Story = { ...ColumnsOfAnotherProgram, globals: onPhone };

export const RefusedRows: Story = {
  play: async (context) => {
    await ColumnsOfAnotherProgram.play?.(context);
    const refused = context.canvas.getByRole('heading', { name: 'Refused, or without their resume (4)' });
    refused.scrollIntoView({ block: 'start' });
    await expect(refused).toBeVisible();
  },
};

export const RefusedRowsOnAPhone: Story = { ...RefusedRows, globals: onPhone };

export const AColumnIsMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(['Name,Email', 'Ada,ada@example.com']));
    await expect(await canvas.findByRole('combobox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Choose a column, or say what stands in its place.',
    );
    await expect(canvas.getByText('Choose a column for phone.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import 0 candidates' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Phone where that is empty'), 'unknown');
    await expect(await canvas.findByRole('button', { name: 'Import 1 candidate' })).toBeEnabled();
    await userEvent.clear(canvas.getByLabelText('Phone where that is empty'));
    await expect(await canvas.findByText('Choose a column for phone.')).toBeVisible();
  },
};

export const ChoosesOtherColumns: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(['Who,Reach,Tel,Remarks', 'Ada,ada@example.com,1,Met']));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Name' }), 'Who');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Email' }), 'Reach');
    await expect(await canvas.findByRole('button', { name: 'Import 1 candidate' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Notes' }), 'None');
    await expect(await canvas.findByText('Not taken: Remarks.')).toBeInTheDocument();
    await expect(canvas.getByText('Imported from export.csv.')).toBeInTheDocument();
  },
};

export const FindsResumes: Story = {
  beforeEach: () =>
    giveFiles(['AMARA.pdf', 'bence.docx', 'other.pdf'].map((name) => new File(['%PDF'], name))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(three));
    await expect(await canvas.findByText(/^2 rows name a file/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a folder' }));
    await expect(await canvas.findByText(/^2 of 2 files were found among the 3/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Import 3 candidates' })).toBeEnabled();
    canvas.getByRole('heading', { name: 'Resumes' }).scrollIntoView({ block: 'start' });
  },
};

export const ResumesAreMissing: Story = {
  beforeEach: () => giveFiles([new File(['%PDF'], 'amara.pdf')]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(three));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose files' }));
    await expect(await canvas.findByText(/Missing: cvs\/bence\.docx\.$/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Import 2 candidates' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Save rows without/ }));
    await expect(await canvas.findByRole('button', { name: 'Import 3 candidates' })).toBeEnabled();
    await expect(canvas.getByText('cvs/bence.docx: not chosen')).toBeInTheDocument();
    canvas.getByRole('heading', { name: 'Resumes' }).scrollIntoView({ block: 'start' });
  },
};

export const AddsDuplicatesWhereToldTo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(stranger));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Add them anyway/ }));
    await expect(await canvas.findByRole('button', { name: 'Import 3 candidates' })).toBeEnabled();
  },
};

export const DownloadsRowsToFix: Story = {
  beforeEach: () => files.begin(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(stranger));
    await userEvent.click(await canvas.findByRole('button', { name: 'Download these rows to fix them' }));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^rows-to-fix-/);
    const lines = (await saved?.blob.text())?.split('\r\n') ?? [];
    await expect(lines[0]).toContain(
      'First Name,Last Name,Emails,Mobile,Tags,Stage,CV File,Why it was not imported',
    );
    await expect(lines).toContain(
      ',,dario.ito,\'+81 3 5550 0104,"Go, Kubernetes",Rejected,,Name is required. Write the email like name@example.com.',
    );
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const { canvas } = context;
    await begin(context, complete, 'Import 3 candidates');
    await expect(await canvas.findByText('0 of 3 saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const AsksBeforeItIsClosed: Story = {
  ...Saving,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await Saving.play?.(context);
    await userEvent.keyboard('{Escape}');
    const question = await canvas.findByRole('alertdialog', { name: 'Rows are still being saved' });
    await expect(question).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep saving' })).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
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
};

export const SomeAreNotTaken: Story = {
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
};

export const SomeAreNotTakenOnAPhone: Story = { ...SomeAreNotTaken, globals: onPhone };

export const TriesAgain: Story = {
  ...SomeAreNotTaken,
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await SomeAreNotTaken.play?.(context);
    msw.use(stores);
    await userEvent.click(canvas.getByRole('button', { name: 'Try 3 again' }));
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Not imported (1)' })).toBeVisible();
  },
};

export const TheServerIsAway: Story = {
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
};

const begun: Import = {
  ...runningImport,
  file_name: 'export.csv',
  state: 'waiting',
  total: 3,
  done: 0,
  refused: 0,
};

/** A server that makes the candidates by itself: these rows are through when it is asked, and so is it. */
function makesByItself(state: Import['state'], rows: ImportRow[]): Pick<Story, 'beforeEach'> {
  return {
    beforeEach({ msw }) {
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

export const TheServerMakesThem: Story = {
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
};

export const TheServerMakesThemOnAPhone: Story = { ...TheServerMakesThem, globals: onPhone };

export const TheServerMadeThem: Story = {
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
};

export const TheServerStops: Story = {
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
};

export const Jobs: Story = {
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
};

const colleagues = [
  'Name,E-mail Address,User role',
  'Sam Lee,sam.lee@cortex.test,Recruiter',
  'Ines Prado,ines.prado@cortex.test,Admin',
  'Jordan Reyes,USER@cortex.test,Recruiter',
];

export const Users: Story = {
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
};

export const ThePlanHasNoRoom: Story = {
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
};
