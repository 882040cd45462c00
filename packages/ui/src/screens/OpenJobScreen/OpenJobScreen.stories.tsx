import { openJob } from '@cortex/api-client/fixtures/publication';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { applicationProblems } from './applicationProblems.ts';
import { OpenJobScreen } from './OpenJobScreen.tsx';
import { sendForm } from './sendForm.ts';

const meta = preview.meta({
  component: OpenJobScreen,
  args: {
    job: openJob,
    listHref: '/jobs/north-harbour',
    formAction: 'http://127.0.0.1:4010/open_jobs/job_backend/applications',
    formKey: '7f3b8f2e-0c52-4d0e-9c75-2c7a1f0e9b11',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Senior Backend Engineer');
    await expect(canvas.getByText('share the on-call week with four colleagues').tagName).toBe('LI');
    const form = canvas.getByRole<HTMLButtonElement>('button', { name: 'Send Application' }).form;
    // All that a browser needs to send it by itself.
    await expect(form?.action).toBe(meta.input.args.formAction);
    await expect(form?.enctype).toBe('multipart/form-data');
    await expect(form?.noValidate).toBe(false);
    const names = [...new FormData(form ?? undefined).keys()];
    await expect(names).toEqual(['key', 'name', 'email', 'phone', 'resume_file', 'message']);
    for (const label of [/^Name/, /^Email/, /^Phone/, /^Resume/])
      await expect(canvas.getByLabelText(label)).toBeRequired();
    await expect(canvas.getByLabelText(/^Message/)).not.toBeRequired();
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

/** Nothing is said of the place, and nothing is asked for apart from the text. */
export const TextAlone = meta.story({
  args: { job: { ...openJob, skills_required: ' ', place: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What is asked for')).toBeNull();
    await expect(canvas.getByText('since 5 Nov 2026')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: {
    job: {
      ...openJob,
      title: 'مهندس برمجيات أول',
      description: 'تبني الخدمات وتشغلها.\n\n- تملك الواجهات من التصميم إلى التشغيل\n- تشارك أسبوع المناوبة',
    },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
});

export const Submitted = meta.story({
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your application was sent.');
    await expect(canvas.getByRole('link', { name: 'Other open jobs' })).toHaveAttribute(
      'href',
      '/jobs/north-harbour',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Where no script runs, the browser comes back with the code of the refusal. */
export const SaveError = meta.story({
  args: { problem: 'unsupported_resume_type' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your resume has to be a .pdf or .docx file. Save it as one and choose it again. Go back in your browser: what you typed is still there.',
    );
  },
});

export const SaveErrorForAnotherReason = meta.story({
  args: { problem: 'constructor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(applicationProblems.describe(undefined));
  },
});

/** Where scripts run, all that is missing is said at once, each at its field. */
export const SaysWhatIsMissing = meta.story({
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    sendForm();
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ilse');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Application' }));
    const name = canvas.getByLabelText(/^Name/);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Name is required.');
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'Write the email like name@example.com.',
    );
    await expect(canvas.getByText('Phone is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Resume/)).toBeInvalid();
    await expect(canvas.getByText('Resume is required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Message/)).toBeValid();
    await userEvent.type(name, 'Ilse Waard');
    await expect(name).toBeValid();
    await expect(canvas.queryByText('Name is required.')).toBeNull();
  },
});

/** A reload empties the form and runs the script again. */
export const KeepsWhatIsTypedOverAReload = meta.story({
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    sendForm();
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Ilse Waard');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'I live beside the lock.');
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Send Application' }).form?.reset();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('');
    sendForm();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ilse Waard');
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('I live beside the lock.');
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('');
  },
});

export const NotFound = meta.story({
  args: { job: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This job is not open any more.',
    );
    await expect(canvas.getByRole('link', { name: 'Other open jobs' })).toBeVisible();
  },
});
