import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchFiles } from '../stories/catchFiles.ts';
import { giveFiles } from '../stories/giveFiles.ts';
import { choose, createFile, dialogMeta } from '../stories/importDialog.tsx';
import { onPhone } from '../stories/onPhone.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = preview.meta({
  title: 'Transfer/ImportDialog',
  component: ImportDialog,
  ...dialogMeta,
});

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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Import candidates' })).toBeVisible();
    await expect(canvas.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
      'The first line names the columns; commas, semicolons or tabs separate them. At most 50,000 rows.',
    );
  },
});

export const OnAPhone = meta.story({ ...Default.input, globals: onPhone });

const onResumes = fn();

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const twoResumes = ['amara.pdf', 'bence.docx'].map((name) => new File(['%PDF-1.7'], name));

/** Candidates come from resumes, too. */
export const OrResumes = meta.story({
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
});

export const OrResumesOnAPhone = meta.story({ ...OrResumes.input, globals: onPhone });

export const ResumesInPlaceOfCsv = meta.story({
  args: { onResumes },
  beforeEach: () => void onResumes.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/^CSV file/), twoResumes);
    await waitFor(() => expect(onResumes).toHaveBeenCalledOnce());
    const [{ files: given }] = onResumes.mock.lastCall ?? [{ files: [] }];
    await expect(given.map(({ name }: File) => name)).toEqual(['amara.pdf', 'bence.docx']);
  },
});

export const SpreadsheetInPlaceOfCsv = meta.story({
  play: async (context) => {
    await choose(context, new File(['PK\x03\x04 and more'], 'people.csv', { type: 'text/csv' }));
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^CSV file/)).toHaveAccessibleDescription(
        /^This is a spreadsheet\. Save it as CSV first/,
      ),
    );
  },
});

export const EmptyFile = meta.story({
  play: async (context) => {
    await choose(context, createFile(['', '']));
    await expect(await context.canvas.findByText('The file is empty.')).toBeVisible();
  },
});

export const OnlyColumnNames = meta.story({
  play: async (context) => {
    await choose(context, createFile(['Name,Email']));
    await expect(
      await context.canvas.findByText('There are column names, but no row below them.'),
    ).toBeVisible();
  },
});

export const ColumnsOfAnotherProgram = meta.story({
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
});

export const ColumnsOnAPhone = meta.story({ ...ColumnsOfAnotherProgram.input, globals: onPhone });

export const RefusedRows = meta.story({
  play: async (context) => {
    await ColumnsOfAnotherProgram.play?.(context);
    const refused = context.canvas.getByRole('heading', { name: 'Refused, or without their resume (4)' });
    refused.scrollIntoView({ block: 'start' });
    await expect(refused).toBeVisible();
  },
});

export const RefusedRowsOnAPhone = meta.story({ ...RefusedRows.input, globals: onPhone });

export const AColumnIsMissing = meta.story({
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
});

export const ChoosesOtherColumns = meta.story({
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
});

export const FindsResumes = meta.story({
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
});

export const ResumesAreMissing = meta.story({
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
});

export const AddsDuplicatesWhereToldTo = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, createFile(stranger));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Add them anyway/ }));
    await expect(await canvas.findByRole('button', { name: 'Import 3 candidates' })).toBeEnabled();
  },
});

export const DownloadsRowsToFix = meta.story({
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
});
