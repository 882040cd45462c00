import {
  getListCandidateApplicationsMockHandler200,
  getListStagesMockHandler200,
  getMoveApplicationsMockHandler200,
  getMoveApplicationsMockHandler500,
} from '@cortex/api-client/applications/mocks';
import { getCreateCandidateMockHandler201 } from '@cortex/api-client/candidates/mocks';
import { maraApplications, stages } from '@cortex/api-client/fixtures/applications';
import { maraDetails, tomas } from '@cortex/api-client/fixtures/candidates';
import type { ApplicationsMove } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { countWaiting, resumeDraft } from '../../forms/manyResumes/resumeDraft.ts';
import { toRow } from '../../forms/manyResumes/resumeRow.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { complete, dropAndRead, four, reads, screenMeta } from '../../stories/manyResumes.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { CreateCandidateScreen } from './CreateCandidateScreen.tsx';

const meta = preview.meta({
  title: 'CreateCandidateScreen/ManyResumes',
  component: CreateCandidateScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    msw.use(reads);
  },
});

const five = ['amara-nwosu.pdf', 'scan-1.pdf', 'bence-varga.docx', 'chloe-dahl.pdf', 'scan-2.pdf'];

const toNeeding = { name: '3 need a name, email or phone' };

export const ThoseThatNeedSomething = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, five);
    await userEvent.click(await canvas.findByRole('radio', toNeeding));
    await expect(canvas.queryByLabelText('Name of amara-nwosu.pdf')).toBeNull();
    await expect(canvas.getAllByRole('textbox', { name: /^Phone of/ })).toHaveLength(3);
    await expect(canvas.getByText('2 of 5 can be saved, 3 lack something')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save 2 now' })).toBeEnabled();
  },
});

export const ThoseThatNeedSomethingOnAPhone = meta.story({
  ...ThoseThatNeedSomething.input,
  globals: onPhone,
});

/** One key where no field has the focus. */
export const OneKeyLeadsThere = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, five);
    canvas.getByRole('region', { name: 'Several resumes' }).focus();
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('radio', toNeeding)).toBeChecked();
    await expect(canvas.getByLabelText('Name of scan-1.pdf')).toHaveFocus();
  },
});

export const EnterGoesOn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, five);
    await userEvent.type(canvas.getByLabelText('Name of scan-1.pdf'), 'Ilse Winter{Enter}');
    await expect(canvas.getByLabelText('Email of scan-1.pdf')).toHaveFocus();
    await userEvent.keyboard('ilse@example.com{Enter}+49 30 5550 101{Enter}');
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).toHaveFocus();
    await userEvent.keyboard('+47 22 555 010{Enter}');
    await expect(canvas.getByLabelText('Name of scan-2.pdf')).toHaveFocus();
    await expect(canvas.getByText('4 of 5 can be saved, 1 lacks something')).toBeVisible();
  },
});

/** A row that was finished stays while one is in it, and while a pointer is down. */
export const AFinishedRowGoesWhenItIsLeft = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ThoseThatNeedSomething.play?.(context);
    await userEvent.type(canvas.getByLabelText('Phone of chloe-dahl.pdf'), '+47 22 555 010');
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '2 need a name, email or phone' })).toBeChecked();
    const next = canvas.getByLabelText('Name of scan-2.pdf');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: next });
    await expect(next).toHaveFocus();
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).toBeVisible();
    await userEvent.pointer('[/MouseLeft]');
    await waitFor(() => expect(canvas.queryByLabelText('Phone of chloe-dahl.pdf')).toBeNull());
    await expect(next).toHaveFocus();
    await userEvent.keyboard('Ilse Winter{Enter}ilse@example.com{Enter}+49 30 5550 101');
    await expect(canvas.getByLabelText('Phone of scan-2.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByLabelText('Phone of scan-2.pdf')).toBeNull());
    await expect(canvas.getByLabelText('Name of scan-1.pdf')).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '1 needs a name, email or phone' })).toBeChecked();
  },
});

export const TheLastRowGoes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'chloe-dahl.pdf']);
    await userEvent.click(await canvas.findByRole('radio', { name: '1 needs a name, email or phone' }));
    await userEvent.type(canvas.getByLabelText('Phone of chloe-dahl.pdf'), '+47 22 555 010');
    await userEvent.click(canvas.getByLabelText(/^Notes for all/));
    await expect(await canvas.findByText('No row needs anything any more.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save all' })).toBeEnabled();
  },
});

export const FillsWhereEmpty = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ThoseThatNeedSomething.play?.(context);
    await userEvent.type(canvas.getByLabelText('Fill where empty'), 'not given');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill 3' }));
    for (const name of ['scan-1.pdf', 'chloe-dahl.pdf', 'scan-2.pdf'])
      await expect(canvas.getByLabelText(`Phone of ${name}`)).toHaveValue('not given');
    await expect(canvas.getByText('3 of 5 can be saved, 2 lack something')).toBeVisible();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Phone of scan-2.pdf')).toHaveValue('');
    await expect(canvas.getByText('2 of 5 can be saved, 3 lack something')).toBeVisible();
  },
});

export const SkipsForNow = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, five);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for now: scan-1.pdf' }));
    await expect(canvas.getByText('2 of 5 can be saved, 2 lack something, 1 skipped')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '1 skipped' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Phone of/ })).toHaveLength(1);
    await expect(canvas.getByText('Skipped for now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take up again: scan-1.pdf' }));
    await expect(canvas.getByText('2 of 5 can be saved, 3 lack something')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '0 skipped' }));
    await expect(await canvas.findByText('No row is skipped.')).toBeVisible();
  },
});

/** What is not to be saved goes in one step, and comes back as it was typed. */
export const RemovesTheSkipped = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, five);
    await userEvent.type(canvas.getByLabelText('Name of scan-1.pdf'), 'Ida');
    for (const name of ['scan-1.pdf', 'scan-2.pdf'])
      await userEvent.click(canvas.getByRole('button', { name: `Skip for now: ${name}` }));
    await expect(countWaiting()).toBe(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 skipped' }));
    await expect(canvas.queryByLabelText('Name of scan-1.pdf')).toBeNull();
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('Name of scan-1.pdf')).toHaveValue('Ida');
    await expect(canvas.getByText('2 of 5 can be saved, 1 lacks something, 2 skipped')).toBeVisible();
  },
});

const threeHundred = Array.from({ length: 300 }, (_, index) => {
  const row = toRow(new File(['%PDF-1.7'], `resume-${index + 1}.pdf`), `row-${index + 1}`);
  const person = { name: `Applicant ${index + 1}`, email: `applicant.${index + 1}@example.com` };
  return {
    ...row,
    ...person,
    phone: index % 40 === 0 ? '' : '+44 20 7946 0000',
    reading: { kind: 'read' as const },
  };
});

/** Only the rows in sight are drawn, and the one with the focus; the focus finds those that are not. */
export const ThreeHundred = meta.story({
  beforeEach: () => resumeDraft.keep({ rows: threeHundred, notes: 'From the fair.' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '8 need a name, email or phone' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: /^Phone of/ }).length).toBeLessThan(60);
    await userEvent.type(canvas.getByLabelText('Phone of resume-1.pdf'), '+44 1');
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByLabelText('Phone of resume-300.pdf')).toBeVisible();
    await expect(canvas.getByLabelText('Phone of resume-1.pdf')).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Phone of resume-299.pdf'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Phone of resume-41.pdf')).toHaveFocus());
    await userEvent.keyboard('+44 2{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Phone of resume-81.pdf')).toHaveFocus());
    await expect(canvas.getByText('294 of 300 can be saved, 6 lack something')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '6 need a name, email or phone' }));
    window.scrollTo(0, 0);
  },
});

const moves: unknown[] = [];

const takesMoves = getMoveApplicationsMockHandler200(async ({ request }) => {
  const move: ApplicationsMove = JSON.parse(await request.clone().text());
  moves.push({ path: new URL(request.url).pathname, ...move });
  return { changes: [] };
});

const stores = getCreateCandidateMockHandler201(async ({ request }) => {
  const name = String((await request.clone().formData()).get('name'));
  return { ...maraDetails, id: `cnd_${name}`, name };
});

async function saveForBackend(context: StoryContext) {
  const { canvas, userEvent } = context;
  await dropAndRead(context, complete);
  await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
  await userEvent.click(canvas.getByRole('button', { name: 'Save all' }));
}

export const ForAJob = meta.story({
  beforeEach({ msw }) {
    moves.length = 0;
    msw.use(reads, stores, takesMoves, getListStagesMockHandler200(stages));
  },
  play: async (context) => {
    const { canvas } = context;
    await saveForBackend(context);
    await expect(await canvas.findByText('3 candidates added.')).toBeVisible();
    await expect(moves).toHaveLength(3);
    await expect(moves).toContainEqual({
      path: expect.stringMatching(/\/jobs\/job_backend\/applications$/),
      candidate_ids: ['cnd_Dario Ito'],
      stage_id: 'stg_new',
    });
  },
});

/** The candidates are there; adding them to the job is tried again. */
export const TheJobFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    moves.length = 0;
    msw.use(reads, stores, getMoveApplicationsMockHandler500(), getListStagesMockHandler200(stages));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await saveForBackend(context);
    await expect(await canvas.findByText(/^3 candidates added/)).toBeVisible();
    await expect(canvas.getByText(/3 could not be added to the job/)).toBeVisible();
    await expect(canvas.getAllByText(/not with the job/)).toHaveLength(3);
    msw.use(takesMoves, getListCandidateApplicationsMockHandler200([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the job' }));
    await waitFor(() => expect(moves).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add to the job' })).toBeNull());
  },
});

/** Four rows, of which one is to be with a job already. */
export const ForAJobChoosing = meta.story({
  beforeEach({ msw }) {
    msw.use(reads, getListStagesMockHandler200(stages));
  },
  play: async (context) => {
    await dropAndRead(context, four);
    await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
  },
});

/** A resume that a candidate has already is told, and what it does not say of its person comes from there. */
export const KnowsTheSameResume = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'copy-without-contact.pdf']);
    await expect(await canvas.findByText(/^This resume is there already/)).toBeVisible();
    await expect(canvas.getByLabelText('Name of copy-without-contact.pdf')).toHaveValue(tomas.name);
    await expect(await canvas.findByText('1 of 2 can be saved, 1 left out')).toBeVisible();
  },
});

/** Who is there already is added to the job that the resumes are for, and nothing else of them changes. */
export const WhoIsThereForAJob = meta.story({
  beforeEach({ msw }) {
    msw.use(reads, getListStagesMockHandler200(stages));
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'mara.pdf']);
    await expect(await canvas.findByText('1 of 2 can be saved, 1 left out')).toBeVisible();
    await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
    await expect(await canvas.findByText('2 of 2 can be saved')).toBeVisible();
    const ofMara = within(canvas.getByRole('radiogroup', { name: 'What to do with mara.pdf' }));
    await expect(ofMara.getByRole('radio', { name: 'Add to the job' })).toBeChecked();
  },
});

export const WhoIsThereForAJobOnAPhone = meta.story({ ...WhoIsThereForAJob.input, globals: onPhone });

export const AddsWhoIsThereToTheJob = meta.story({
  beforeEach({ msw }) {
    moves.length = 0;
    msw.use(
      reads,
      stores,
      takesMoves,
      getListStagesMockHandler200(stages),
      getListCandidateApplicationsMockHandler200([]),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await WhoIsThereForAJob.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }));
    await expect(
      await canvas.findByText('1 candidate added, 1 existing candidate added to the job.'),
    ).toBeVisible();
    await expect(moves).toContainEqual({
      path: expect.stringMatching(/\/jobs\/job_backend\/applications$/),
      candidate_ids: ['cnd_mara'],
      stage_id: 'stg_new',
    });
    await expect(canvas.getByText(/^Was there already/)).toBeVisible();
  },
});

/** Who was with the job before is not told as added to it. */
export const WhoWasWithTheJobIsNotAdded = meta.story({
  beforeEach({ msw }) {
    moves.length = 0;
    msw.use(
      reads,
      stores,
      takesMoves,
      getListStagesMockHandler200(stages),
      getListCandidateApplicationsMockHandler200(maraApplications),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await WhoIsThereForAJob.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }));
    await expect(await canvas.findByText('1 candidate added, 1 with the job already.')).toBeVisible();
    await expect(moves).not.toContainEqual(expect.objectContaining({ candidate_ids: ['cnd_mara'] }));
  },
});
