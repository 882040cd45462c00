import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { bothScorecards, hiddenScorecards, noScorecards } from '@cortex/api-client/fixtures/scorecards';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { ScorecardInput } from '@cortex/api-client/model';
import {
  getListScorecardsMockHandler200,
  getListScorecardsMockHandler500,
  getSaveScorecardMockHandler200,
  getSaveScorecardMockHandler500,
} from '@cortex/api-client/scorecards/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { Scorecards } from './Scorecards.tsx';

const sent = fn();

const meta = preview.meta({
  component: Scorecards,
  args: { candidateId: 'cnd_mara', jobId: 'job_backend', criteria: goodFit.criteria ?? [] },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 760 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListScorecardsMockHandler200(noScorecards),
      getSaveScorecardMockHandler200(async ({ request }) => {
        const input: ScorecardInput = JSON.parse(await request.clone().text());
        sent(input);
        return bothScorecards;
      }),
    );
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fill in yours' })).toBeVisible();
  },
});

export const OthersAreHidden = meta.story({
  beforeEach({ msw }) {
    msw.use(getListScorecardsMockHandler200(hiddenScorecards));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 colleagues have filled one in. You see theirs once yours is in.'),
    ).toBeVisible();
  },
});

export const SideBySide = meta.story({
  beforeEach({ msw }) {
    msw.use(getListScorecardsMockHandler200(bothScorecards));
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('columnheader', { name: /^You/ })).toBeVisible();
    await expect(
      table.getByRole('columnheader', { name: /^Avery Stone.*changed 21 Nov 2026/ }),
    ).toBeVisible();
    const row = within(table.getByRole('row', { name: /^Kubernetes/ }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^(Not found|Shown)/),
      'NoHas used it as it was set up by others.',
      'YesLearns quickly: drew our set-up after ten minutes.',
    ]);
  },
});

export const SideBySideOnAPhone = meta.story({ ...SideBySide.input, globals: onPhone });

export const Filling = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in yours' }));
    const [first] = goodFit.criteria ?? [];
    const marks = within(await canvas.findByRole('radiogroup', { name: `Mark for ${first?.name}` }));
    await userEvent.click(marks.getByText('Strong yes'));
    await userEvent.type(canvas.getByLabelText(`What you saw of ${first?.name}`), 'Explained it well.');
    await expect(marks.getByRole('radio', { name: 'Strong yes' })).toBeChecked();
  },
});

export const FillingOnAPhone = meta.story({ ...Filling.input, globals: onPhone });

export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Filling.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    const [first] = goodFit.criteria ?? [];
    await expect(sent).toHaveBeenCalledWith({
      job_id: 'job_backend',
      marks: [{ criterion: first?.name, mark: 4, comment: 'Explained it well.' }],
    });
  },
});

/** What was said of a criterion that the job has lost since stays in the form, and on the card. */
export const CriterionIsGone = meta.story({
  beforeEach({ msw }) {
    msw.use(getListScorecardsMockHandler200(bothScorecards));
  },
  args: { criteria: [{ name: 'Rust' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change yours' }));
    const marks = within(await canvas.findByRole('radiogroup', { name: 'Mark for Rust' }));
    await userEvent.click(marks.getByText('Strong yes'));
    await expect(canvas.getByLabelText('What you saw of Kubernetes')).toHaveValue(
      'Has used it as it was set up by others.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    const [[{ marks: saved }]] = sent.mock.calls as [[ScorecardInput]];
    await expect(saved).toContainEqual({ criterion: 'Rust', mark: 4 });
    await expect(saved).toContainEqual({
      criterion: 'Kubernetes',
      mark: 2,
      comment: 'Has used it as it was set up by others.',
    });
  },
});

export const AsksForOneMark = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in yours' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Mark one criterion/);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getSaveScorecardMockHandler200(pending));
  },
  play: async (context) => {
    await Filling.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save scorecard' }));
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

/** What was typed stays. */
export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSaveScorecardMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Filling.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.saveScorecard.failed),
    ).toBeVisible();
    const [first] = goodFit.criteria ?? [];
    await expect(canvas.getByLabelText(`What you saw of ${first?.name}`)).toHaveValue('Explained it well.');
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListScorecardsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(extensionMessages.loadScorecards.failed)).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListScorecardsMockHandler200(bothScorecards));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
  },
});

const many = Array.from({ length: 26 }, (_, index) => ({ name: `Criterion ${index + 1}` }));

/** An ad may name more criteria than an interview can ask of. */
export const OfManyCriteriaTheFirst = meta.story({
  args: { criteria: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in yours' }));
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 18 more criteria' }));
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(26);
    await userEvent.type(canvas.getByLabelText('What you saw of Criterion 20'), 'Clear.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        job_id: 'job_backend',
        marks: [{ criterion: 'Criterion 20', comment: 'Clear.' }],
      }),
    );
    await expect(await canvas.findByRole('row', { name: /^Kubernetes/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Criterion 20/ })).toBeNull();
  },
});

/** What the button shows begins where the criteria begin, and the box does not touch it. */
export const SideBySideOfManyCriteria = meta.story({
  args: { criteria: many },
  beforeEach({ msw }) {
    msw.use(getListScorecardsMockHandler200(bothScorecards));
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /^Show \d+ more criteria$/ });
    const text = canvas.getByRole('columnheader', { name: 'Criterion' });
    const column = text.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(text).paddingLeft);
    await expect(more.querySelector('svg')?.getBoundingClientRect().left).toBeCloseTo(column);
    const box = canvas.getByRole('region', { name: 'Scorecards' });
    const { bottom } = more.getBoundingClientRect();
    await expect(box.getBoundingClientRect().bottom - bottom).toBeGreaterThanOrEqual(8);
  },
});

export const SideBySideOfManyCriteriaOnAPhone = meta.story({
  ...SideBySideOfManyCriteria.input,
  globals: onPhone,
});
