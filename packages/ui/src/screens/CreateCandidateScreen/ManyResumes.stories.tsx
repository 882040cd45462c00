import {
  getCreateCandidateMockHandler201,
  getCreateCandidateMockHandler500,
  getListCandidatesMockHandler500,
  getReadResumeMockHandler200,
  getReadResumeMockHandler422,
  getReadResumeMockHandler500,
  getReadResumeMockHandler503,
  getUpdateCandidateMockHandler200,
} from '@cortex/api-client/candidates/mocks';
import { mara, maraDetails, tomas } from '@cortex/api-client/fixtures/candidates';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { ResumeReading } from '@cortex/api-client/model';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CreateCandidateScreen } from './CreateCandidateScreen.tsx';

const meta = {
  component: CreateCandidateScreen,
  args: {
    cancelHref: '/active-candidates',
    getAnalysisHref: ({ candidateId }) => `/resume-analysis?candidate=${candidateId}`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    onCreated: fn(),
  },
} satisfies Meta<typeof CreateCandidateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

const people: Record<string, Omit<ResumeReading, 'resume_reading' | 'words'>> = {
  'amara-nwosu.pdf': {
    name: 'Amara Nwosu',
    email: 'amara.nwosu@example.com',
    phone: '+234 1 555 0101',
    skills: 'SQL, Python, dbt, Airflow, Data modelling, Stakeholder management, Looker, BigQuery, Git',
  },
  'bence-varga.docx': {
    name: 'Bence Varga',
    email: 'bence.varga@example.com',
    phone: '+36 1 555 0102',
    skills: 'Payroll, Excel',
  },
  'chloe-dahl.pdf': { name: 'Chloe Dahl', email: 'chloe.dahl@example.com', skills: 'Night shifts, Triage' },
  'dario-ito.pdf': {
    name: 'Dario Ito',
    email: 'dario.ito@example.com',
    phone: '+81 3 5550 0104',
    skills: 'Go, Kubernetes',
  },
  'mara.pdf': {
    name: 'Mara Lindqvist',
    email: 'MARA.LINDQVIST@example.com',
    phone: '+46 8 555 00 99',
    skills: 'Go, PostgreSQL',
  },
  'tomas.pdf': { name: tomas.name, email: 'tomas@example.org', phone: tomas.phone, skills: 'US GAAP' },
  'amara-again.pdf': {
    name: 'Amara Nwosu',
    email: 'amara.nwosu@example.com',
    phone: '+234 1 555 0199',
    skills: 'SQL',
  },
};

const four = ['amara-nwosu.pdf', 'bence-varga.docx', 'chloe-dahl.pdf', 'dario-ito.pdf'];
const complete = ['amara-nwosu.pdf', 'bence-varga.docx', 'dario-ito.pdf'];

const reads = getReadResumeMockHandler200(async ({ request }) => {
  const file = (await request.clone().formData()).get('resume_file');
  const found = people[file instanceof File ? file.name : ''];
  return { resume_reading: 'read' as const, words: 400, skills: '', ...found };
});

const created: { name: string; key: string | null }[] = [];

async function note(request: Request): Promise<string> {
  const name = String((await request.clone().formData()).get('name'));
  created.push({ name, key: new URL(request.url).searchParams.get('idempotency_key') });
  return name;
}

const stores = getCreateCandidateMockHandler201(async ({ request }) => {
  const name = await note(request);
  return { ...maraDetails, id: `cnd_${name}`, name, email: `${name}@example.com` };
});

function drop(names: readonly string[]) {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File([`%PDF-1.7 ${name}`], name));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
}

async function dropAndRead({ canvas }: StoryContext, names: readonly string[]) {
  drop(names);
  await canvas.findByRole('table', { name: 'Resumes' });
  await waitFor(() => expect(canvas.queryByText(/^(Reading\.\.\.|Waits to be read)$/)).toBeNull());
}

async function saveAll({ canvas, userEvent }: StoryContext) {
  const button = await canvas.findByRole('button', { name: 'Save all' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

function getNotifications({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}

export const Filled: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, four);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create Candidates');
    await expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara Nwosu');
    await expect(canvas.getByLabelText('Phone of bence-varga.docx')).toHaveValue('+36 1 555 0102');
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).toHaveAccessibleDescription('Needs phone');
    await expect(canvas.getByText('Payroll, Excel')).toBeVisible();
    await expect(await canvas.findByText('3 of 4 can be saved, 1 lacks something')).toBeVisible();
  },
};

export const FilledOnAPhone: Story = { ...Filled, globals: phone };

export const EmptyTable: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove amara-nwosu.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bence-varga.docx' }));
    await expect(await canvas.findByText('There are no resumes here yet.')).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: /^Close|^Dismiss/ }));
  },
};

export const ReadsThreeAtOnce: Story = {
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    drop([...four, 'mara.pdf']);
    await waitFor(() => expect(canvas.getAllByText('Reading...')).toHaveLength(3));
    await expect(canvas.getAllByText('Waits to be read')).toHaveLength(2);
    await expect(await canvas.findByText('0 of 5 can be saved, 5 being read')).toBeVisible();
  },
};

export const KeepsWhatWasTypedWhileReading: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      getReadResumeMockHandler200(async () => {
        await asked;
        return { resume_reading: 'read', words: 9, skills: '', name: 'A. Nwosu', email: 'a@example.com' };
      }),
    );
    drop(['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.type(await canvas.findByLabelText('Name of amara-nwosu.pdf'), 'Amara');
    answer();
    await waitFor(() =>
      expect(canvas.getByLabelText('Email of amara-nwosu.pdf')).toHaveValue('a@example.com'),
    );
    await expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara');
  },
};

export const ABadFileKeepsItsRow: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getReadResumeMockHandler422({
        detail: 'This PDF has a password. Save it without one and choose it again.',
        code: 'password_protected_resume',
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['locked.pdf', 'notes.txt']);
    await expect(await canvas.findByText(/^This PDF has a password/)).toBeVisible();
    await expect(canvas.getByText('Choose a .pdf or .docx file.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of locked.pdf'), 'Ilse Winter');
    await userEvent.type(canvas.getByLabelText('Email of locked.pdf'), 'ilse@example.com');
    await userEvent.type(canvas.getByLabelText('Phone of locked.pdf'), '1');
    await expect(canvas.getByText('Is saved without the file')).toBeVisible();
  },
};

export const ReadsAgain: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await dropAndRead(context, complete);
    await expect(await canvas.findAllByText(/^It could not be read now/)).toHaveLength(3);
    msw.use(reads);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again: amara-nwosu.pdf' }));
    await waitFor(() => expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara Nwosu'));
  },
};

export const WaitsWhileTheServerIsBusy: Story = {
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler503());
  },
  play: async ({ canvas, msw }) => {
    drop(complete);
    await waitFor(() => expect(canvas.getAllByText('Reading...')).toHaveLength(3));
    msw.use(reads);
    await waitFor(() => expect(canvas.getByLabelText('Name of dario-ito.pdf')).toHaveValue('Dario Ito'));
  },
};

/** A server that keeps to the specification alone reads a resume when the candidate is saved. */
export const WithoutTheExtension: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.type(canvas.getByLabelText('Name of amara-nwosu.pdf'), 'Amara Nwosu');
    await userEvent.type(canvas.getByLabelText('Email of amara-nwosu.pdf'), 'amara@example.com');
    await userEvent.type(canvas.getByLabelText('Phone of amara-nwosu.pdf'), '+234 1 555 0101');
    await expect(await canvas.findByText('1 of 2 can be saved, 1 lacks something')).toBeVisible();
    await expect(canvas.getByText('Needs name, email, phone')).toBeVisible();
  },
};

export const SaysWhatIsWrong: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    const email = canvas.getByLabelText('Email of amara-nwosu.pdf');
    await userEvent.clear(email);
    await userEvent.type(email, 'amara');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/Write the email like name@example\.com\.$/);
  },
};

export const NotesOfItsOwn: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    await expect(canvas.getByLabelText(/^Notes for all/)).toHaveValue('Added from a resume.');
    await userEvent.click(canvas.getByRole('button', { name: 'Own notes for bence-varga.docx' }));
    await userEvent.type(canvas.getByLabelText('Notes of bence-varga.docx'), ' Called on Monday.');
    await expect(canvas.getByLabelText('Notes of bence-varga.docx')).toHaveValue(
      'Added from a resume. Called on Monday.',
    );
  },
};

export const Duplicates: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'mara.pdf', 'tomas.pdf', 'amara-again.pdf']);
    await expect(await canvas.findByText('1 of 4 can be saved, 3 left out')).toBeVisible();
    const [listed] = canvas.getAllByText(/^Already there:/);
    await expect(listed).toHaveTextContent(
      'Already there: Mara Lindqvist, mara.lindqvist@example.com. There the phone is +46 70 555 01 23.',
    );
    await expect(canvas.getByText(/^Same person as in row 1/)).toHaveTextContent(
      'There the phone is +234 1 555 0101.',
    );
    const ofTomas = within(canvas.getByRole('radiogroup', { name: 'What to do with tomas.pdf' }));
    await expect(ofTomas.queryByText('Update the one that is there')).toBeNull();
    const ofMara = within(canvas.getByRole('radiogroup', { name: 'What to do with mara.pdf' }));
    await userEvent.click(ofMara.getByText('Update the one that is there'));
    await expect(await canvas.findByText('2 of 4 can be saved, 2 left out')).toBeVisible();
  },
};

export const DuplicatesOnAPhone: Story = { ...Duplicates, globals: phone };

const updates: { id: string; form: FormData }[] = [];

export const UpdatesTheOneThatIsThere: Story = {
  beforeEach({ msw }) {
    updates.length = 0;
    msw.use(
      reads,
      getUpdateCandidateMockHandler200(async ({ request }) => {
        updates.push({ id: new URL(request.url).pathname, form: await request.clone().formData() });
        return maraDetails;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['mara.pdf', 'tomas.pdf']);
    const ofMara = await canvas.findByRole('radiogroup', { name: 'What to do with mara.pdf' });
    await userEvent.click(within(ofMara).getByText('Update the one that is there'));
    await saveAll(context);
    await expect(await canvas.findByText('1 updated.')).toBeVisible();
    const [update] = updates;
    await expect(update?.id).toMatch(/cnd_mara$/);
    await expect(update?.form.get('phone')).toBe('+46 8 555 00 99');
    await expect(update?.form.get('notes')).toBe(mara.notes);
  },
};

export const SaysWhenTheListIsMissing: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(reads, getListCandidatesMockHandler500());
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, complete);
    await expect(await canvas.findByText(/^The candidates could not be loaded/)).toBeVisible();
    await expect(await canvas.findByText('3 of 3 can be saved')).toBeVisible();
  },
};

export const SavingAll: Story = {
  beforeEach({ msw }) {
    msw.use(reads, getCreateCandidateMockHandler201(pending));
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, four);
    await saveAll(context);
    await waitFor(() => expect(canvas.getAllByText('Saving...')).toHaveLength(3));
    await expect(canvas.getByText('0 of 3 saved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).not.toHaveAttribute('readonly');
  },
};

export const Stops: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      getCreateCandidateMockHandler201(async () => {
        await asked;
        return maraDetails;
      }),
    );
    await dropAndRead(context, [...complete, 'mara.pdf', 'tomas.pdf']);
    const ofTomas = await canvas.findByRole('radiogroup', { name: 'What to do with tomas.pdf' });
    await userEvent.click(within(ofTomas).getByText('Add'));
    await saveAll(context);
    await waitFor(() => expect(canvas.getAllByText('Saving...')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    answer();
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByText('1 of 2 can be saved, 1 left out')).toBeVisible();
  },
};

export const Saved: Story = {
  beforeEach({ msw }) {
    created.length = 0;
    msw.use(reads, stores);
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, complete);
    await saveAll(context);
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(canvas.getByText('All are saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Analyze for a job' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all',
    );
    await expect(canvas.getByRole('link', { name: 'See the candidates' })).toHaveAttribute(
      'href',
      '/active-candidates',
    );
    await expect(canvas.getByRole('link', { name: 'Open Dario Ito' })).toHaveAttribute(
      'href',
      '/candidates/cnd_Dario Ito',
    );
    await expect(new Set(created.map(({ key }) => key)).size).toBe(3);
    await expect(created.every(({ key }) => /^[0-9a-f]{32}$/.test(key ?? ''))).toBe(true);
  },
};

export const SavedOnAPhone: Story = { ...Saved, globals: phone };

export const OneFails: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    created.length = 0;
    msw.use(reads, stores);
  },
  play: async (context) => {
    const { canvas, msw } = context;
    await dropAndRead(context, complete);
    msw.use(
      getCreateCandidateMockHandler500(
        async ({ request }) => {
          await note(request);
          return { detail: 'The disk is full.', code: 'internal_error' };
        },
        { once: true },
      ),
    );
    await saveAll(context);
    await expect(await canvas.findByText('2 candidates added.')).toBeVisible();
    await expect(canvas.getByText(/1 could not be saved; the row says why/)).toBeVisible();
    await expect(canvas.getByText('Failed to create candidate. The disk is full.')).toBeVisible();
    await expect(canvas.getByText('1 of 1 can be saved')).toBeVisible();
  },
};

/** The answer may have got lost: the server knows the row again by its key. */
export const TriesOneAgainWithTheSameKey: Story = {
  ...OneFails,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await OneFails.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Try again with/ }));
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    const [again] = created.slice(-1);
    const attempts = created.filter(({ name }) => name === again?.name);
    await expect(attempts).toHaveLength(2);
    await expect(attempts[0]?.key).toBe(again?.key);
  },
};

export const KeepsTheRowsOnTheWayBack: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, four);
    await userEvent.type(canvas.getByLabelText('Phone of chloe-dahl.pdf'), '+47 22 555 010');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to one candidate' }));
    await expect(await canvas.findByText('4 resumes wait in the table.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with them' }));
    await expect(await canvas.findByLabelText('Phone of chloe-dahl.pdf')).toHaveValue('+47 22 555 010');
  },
};

export const PutsARowBack: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bence-varga.docx' }));
    await waitFor(() => expect(canvas.queryByLabelText('Name of bence-varga.docx')).toBeNull());
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByLabelText('Name of bence-varga.docx')).toHaveValue('Bence Varga');
  },
};

/** One file is no table: it goes into the form's picker, wherever it is dropped. */
export const OneFileFillsTheForm: Story = {
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add several resumes' });
    drop(['amara-nwosu.pdf']);
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveValue('Amara Nwosu'));
    await expect(canvas.getByText('amara-nwosu.pdf')).toBeVisible();
  },
};
