import {
  ageRefusal,
  backendJob,
  backendReading,
  chosenJob,
  longReading,
  refusingReading,
} from '@cortex/api-client/fixtures/jobs';
import {
  getReadJobCriteriaMockHandler200,
  getReadJobCriteriaMockHandler422,
  getReadJobCriteriaMockHandler500,
} from '@cortex/api-client/jobs/mocks';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { JobInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { answerReading } from '../../stories/answerReading.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { JobFields } from '../JobFields/JobFields.tsx';
import { blankJob, toJobInput } from '../JobFields/jobForm.ts';
import { JobCriteria } from './JobCriteria.tsx';

const onSave = fn();

type FormProps = { job: JobInput };

function Form({ job }: FormProps) {
  const form = useForm({ values: job });
  return (
    <FormLayout noValidate onSubmit={form.handleSubmit((values) => onSave(values))}>
      <JobFields of={{ form }} />
      <JobCriteria of={{ form }} saved={job.criteria} />
      <button type="submit">Save</button>
    </FormLayout>
  );
}

const render = () => <Form job={toJobInput(backendJob)} />;

const meta = preview.meta({
  component: JobCriteria,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  beforeEach({ msw }) {
    onSave.mockClear();
    msw.use(getReadJobCriteriaMockHandler200(answerReading(backendReading, ageRefusal)));
  },
});

async function findPanel({ canvas }: StoryContext) {
  return within(await canvas.findByRole('region', { name: 'What will be scored' }));
}

function listNames({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: 'What will be scored' }));
  return panel
    .getAllByRole('combobox')
    .map((choice) => choice.getAttribute('aria-label')?.replace(/^How much (.*) counts$/, '$1'));
}

async function add(context: StoryContext, name: string) {
  const panel = await findPanel(context);
  await context.userEvent.type(panel.getByLabelText('Add a criterion'), `${name}{Enter}`);
  return panel;
}

async function save({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Read = meta.story({
  render,
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(listNames(context)).toEqual(backendReading.criteria.map(({ name }) => name));
    await expect(panel.getByRole('combobox', { name: 'How much Go counts' })).toHaveDisplayValue(
      'As written: must',
    );
    await expect(panel.getByText('Skill · 26 points')).toBeVisible();
    await save(context);
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(toJobInput(backendJob)));
  },
});

export const Phone = meta.story({ ...Read.input, globals: onPhone });

const readTitle = fn();

/** The field says that it is too long; the rest is read. */
export const TitleIsTooLong = meta.story({
  render: () => <Form job={{ ...toJobInput(backendJob), title: 'Engineer '.repeat(30) }} />,
  beforeEach({ msw }) {
    readTitle.mockClear();
    const answer = answerReading(backendReading, ageRefusal);
    msw.use(
      getReadJobCriteriaMockHandler200(async (info) => {
        readTitle(JSON.parse(await info.request.clone().text()).title.length);
        return answer(info);
      }),
    );
  },
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(panel.getByText('From your text, 100 points in all.')).toBeVisible();
    await expect(readTitle).toHaveBeenCalledWith(200);
  },
});

export const NothingTypedYet = meta.story({
  render: () => <Form job={blankJob} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('');
    await expect(canvas.queryByText('What will be scored')).toBeNull();
  },
});

export const NothingToScoreYet = meta.story({
  render: () => <Form job={{ ...blankJob, title: 'S' }} />,
  beforeEach({ msw }) {
    msw.use(getReadJobCriteriaMockHandler200({ criteria: [], refused: [] }));
  },
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(panel.getByText(/^Nothing to score yet/)).toBeVisible();
    await expect(panel.getByLabelText('Add a criterion')).toBeVisible();
  },
});

export const Loading = meta.story({
  render,
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      getReadJobCriteriaMockHandler200(() => {
        asked();
        return pending();
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('What will be scored')).toBeNull();
  },
});

export const WithoutTheExtension = meta.story({
  render,
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(absent('readJobCriteria'));
    msw.events.on('request:start', ({ request }) => {
      if (request.url.includes('/job_criteria/')) asked();
    });
    return () => msw.events.removeAllListeners();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Title/), ', remote');
    await new Promise((passed) => setTimeout(passed, 400));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('What will be scored')).toBeNull();
    await save(context);
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(onSave).toHaveBeenCalledWith({
      ...toJobInput(backendJob),
      title: `${backendJob.title}, remote`,
    });
  },
});

export const ComesWithChoices = meta.story({
  render: () => <Form job={toJobInput(chosenJob)} />,
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(panel.getByRole('combobox', { name: 'How much Swedish counts' })).toHaveValue('must');
    await expect(panel.getByRole('combobox', { name: 'How much Kubernetes counts' })).toHaveValue('nice');
    await context.userEvent.click(panel.getByRole('button', { name: 'Remove Swedish' }));
    await waitFor(() => expect(panel.queryByRole('combobox', { name: /Swedish/ })).toBeNull());
    await expect(panel.getByLabelText('Add a criterion')).toHaveFocus();
    await context.userEvent.selectOptions(panel.getByRole('combobox', { name: /Kubernetes/ }), '');
    await save(context);
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...toJobInput(backendJob), criteria: [] }));
  },
});

export const ChoosesAndTakesBack = meta.story({
  render,
  play: async (context) => {
    const { userEvent } = context;
    const panel = await findPanel(context);
    const before = listNames(context);
    const choice = panel.getByRole('combobox', { name: 'How much Go counts' });
    await userEvent.selectOptions(choice, 'Leave out');
    await expect(await panel.findByText('Skill · not scored')).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: /PostgreSQL/ }), 'Must have');
    await userEvent.selectOptions(choice, 'As written: must');
    await waitFor(() => expect(choice).toHaveDisplayValue('As written: must'));
    await expect(listNames(context)).toEqual(before);
    await save(context);
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...toJobInput(backendJob),
        criteria: [{ name: 'PostgreSQL', importance: 'must' }],
      }),
    );
  },
});

export const LeavesOneOut = meta.story({
  render,
  play: async (context) => {
    const panel = await findPanel(context);
    await context.userEvent.selectOptions(
      panel.getByRole('combobox', { name: 'How much REST APIs counts' }),
      'Leave out',
    );
    await expect(await panel.findByText('Skill · not scored')).toBeVisible();
  },
});

export const SendsNothingOnceAllIsTakenBack = meta.story({
  render,
  play: async (context) => {
    const panel = await findPanel(context);
    const choice = panel.getByRole('combobox', { name: 'How much Go counts' });
    await context.userEvent.selectOptions(choice, 'Must have');
    await context.userEvent.selectOptions(choice, '');
    await save(context);
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(JSON.parse(JSON.stringify(onSave.mock.lastCall?.[0]))).toEqual(toJobInput(backendJob));
  },
});

export const AddsACriterion = meta.story({
  render,
  play: async (context) => {
    const panel = await add(context, 'Swedish');
    const choice = await panel.findByRole('combobox', { name: 'How much Swedish counts' });
    await expect(choice).toHaveDisplayValue('Nice to have');
    await expect(listNames(context).at(-1)).toBe('Swedish');
    await expect(panel.getByLabelText('Add a criterion')).toHaveValue('');
    await expect(onSave).not.toHaveBeenCalled();
    await context.userEvent.selectOptions(choice, 'Must have');
    await save(context);
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...toJobInput(backendJob),
        criteria: [{ name: 'Swedish', importance: 'must' }],
      }),
    );
  },
});

export const SaysWhyACriterionIsRefused = meta.story({
  render,
  play: async (context) => {
    const panel = await add(context, 'Age under 35');
    await expect(await panel.findByText(ageRefusal)).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Add a criterion', description: ageRefusal });
    await expect(field).toHaveValue('Age under 35');
    await expect(panel.queryByRole('combobox', { name: /Age/ })).toBeNull();
    await context.userEvent.type(field, '{Backspace}');
    await expect(panel.queryByText(ageRefusal)).toBeNull();
  },
});

export const SaysThatItIsInTheListAlready = meta.story({
  render,
  play: async (context) => {
    const panel = await add(context, ' go ');
    await expect(await panel.findByText('go is in the list already.')).toBeVisible();
  },
});

export const SaysWhenACriterionCannotBeAdded = meta.story({
  render,
  parameters: { expectsFailure: true },
  play: async (context) => {
    await findPanel(context);
    context.msw.use(getReadJobCriteriaMockHandler500());
    const panel = await add(context, 'Swedish');
    await expect(await panel.findByText(/^It could not be added/)).toBeVisible();
    context.msw.use(getReadJobCriteriaMockHandler200(answerReading(backendReading)));
    await context.userEvent.click(panel.getByRole('button', { name: 'Add' }));
    await expect(await panel.findByRole('combobox', { name: /Swedish/ })).toBeVisible();
  },
});

export const ShowsTheServersWordsForACriterion = meta.story({
  render,
  parameters: { expectsFailure: true },
  play: async (context) => {
    await findPanel(context);
    context.msw.use(
      getReadJobCriteriaMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { criteria: 'A criterion needs a letter.' },
      }),
    );
    const panel = await add(context, '--');
    await expect(await panel.findByText('A criterion needs a letter.')).toBeVisible();
  },
});

export const NamesWhatIsNeverScored = meta.story({
  render,
  beforeEach({ msw }) {
    msw.use(getReadJobCriteriaMockHandler200(refusingReading));
  },
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(panel.getByRole('heading', { name: 'Never scored' })).toBeVisible();
    await expect(panel.getByText('“not older than 35”')).toBeVisible();
    await expect(panel.getByText(ageRefusal)).toBeVisible();
  },
});

export const Many = meta.story({
  render,
  beforeEach({ msw }) {
    msw.use(getReadJobCriteriaMockHandler200(longReading));
  },
  play: async (context) => {
    await findPanel(context);
    await expect(listNames(context)).toHaveLength(40);
  },
});

export const PhoneWithMany = meta.story({ ...Many.input, ...{ globals: onPhone } });

/** The list of before stays until the next one comes, and a text that is typed on is not asked about twice. */
export const KeepsTheListWhileTheNextLoads = meta.story({
  render,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const panel = await findPanel(context);
    const signals: (AbortSignal | null | undefined)[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (String(input).includes('/job_criteria/')) signals.push(init?.signal);
      return send(input, init);
    };
    asked.mockClear();
    msw.use(
      getReadJobCriteriaMockHandler200(() => {
        asked();
        return pending();
      }),
    );
    await userEvent.type(canvas.getByLabelText(/^Skills/), ', Rust');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(panel.getByText('Skill · 26 points')).toBeVisible();
    msw.use(getReadJobCriteriaMockHandler200(longReading));
    await userEvent.type(canvas.getByLabelText(/^Skills/), ', C');
    await waitFor(() => expect(listNames(context)).toHaveLength(40));
    await expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  },
});

export const SaysThatItCouldNotBeRenewed = meta.story({
  render,
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const panel = await findPanel(context);
    msw.use(getReadJobCriteriaMockHandler500());
    await userEvent.type(canvas.getByLabelText(/^Skills/), ', Rust');
    await expect(await panel.findByText(/^The list could not be updated/)).toBeVisible();
    await expect(listNames(context)).toHaveLength(backendReading.criteria.length);
  },
});

export const SaysThatItCouldNotBeRead = meta.story({
  render,
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('readJobCriteria'));
  },
  play: async (context) => {
    const panel = await findPanel(context);
    await expect(await panel.findByText(/^The criteria could not be read/)).toBeVisible();
  },
});

export const TriesAgain = meta.story({
  ...SaysThatItCouldNotBeRead.input,
  play: async (context) => {
    const panel = await findPanel(context);
    context.msw.use(getReadJobCriteriaMockHandler200(backendReading));
    await context.userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByText('Skill · 26 points')).toBeVisible();
    await expect(panel.queryByText(/could not be read/)).toBeNull();
  },
});

const asked = fn();
