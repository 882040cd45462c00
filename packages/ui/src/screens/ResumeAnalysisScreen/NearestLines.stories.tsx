import {
  getAnalyzeResumeMockHandler200,
  getCorrectFindingMockHandler200,
  getCorrectFindingMockHandler422,
  getListNearestLinesMockHandler200,
  getListNearestLinesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { goodFit, nearestLines } from '@cortex/api-client/fixtures/analysis';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const read: ResumeAnalysis = { ...goodFit, correctable: true, has_nearest_lines: true };
const asked = fn();
const said = fn();

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    asked.mockReset();
    said.mockReset();
    msw.use(
      getAnalyzeResumeMockHandler200(read),
      getListNearestLinesMockHandler200(({ request }) => {
        asked(new URL(request.url).searchParams.get('criterion'));
        return { lines: nearestLines };
      }),
      getCorrectFindingMockHandler200(async ({ request }) => {
        said(JSON.parse(await request.clone().text()));
        return read;
      }),
    );
  },
});

async function look({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Choose a line that shows it: Kubernetes' }),
  );
}

const findLines = ({ canvas }: StoryContext) =>
  canvas.findByRole('group', { name: 'Lines that come nearest to Kubernetes' });

export const ShowsTheNearestLines = meta.story({
  async play(context) {
    await look(context);
    const lines = within(await findLines(context));
    await expect(lines.getByText('These lines come nearest, please judge')).toBeVisible();
    await expect(lines.getAllByRole('figure')).toHaveLength(nearestLines.length);
    await expect(asked).toHaveBeenCalledWith('Kubernetes');
    await untilDecisionIsShown(context);
  },
});

export const NearestLinesOnAPhone = meta.story({ ...ShowsTheNearestLines.input, globals: onPhone });

export const ChoosesANearLine = meta.story({
  async play(context) {
    await look(context);
    const lines = within(await findLines(context));
    const [first] = nearestLines;
    await context.userEvent.click(
      lines.getByRole('button', { name: `This shows it: Kubernetes, “${first?.quote}”` }),
    );
    const { success } = extensionMessages.correctFinding;
    await expect(await getNotifications(context).findByText(success)).toBeVisible();
    await expect(said).toHaveBeenCalledWith({
      job_id: 'job_backend',
      criterion: 'Kubernetes',
      finding: 'shown',
      quote: first?.quote,
    });
    await untilDecisionIsShown(context);
  },
});

export const EntersALineThatIsNotAmongThem = meta.story({
  async play(context) {
    const { canvas, userEvent } = context;
    await look(context);
    await findLines(context);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Enter another line that shows it: Kubernetes' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'The line that shows Kubernetes' })).toHaveFocus();
    await untilDecisionIsShown(context);
  },
});

/** What was typed stays, with the reason at it. */
export const LineDoesNotStandInTheTexts = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    const message = 'Choose a line that stands in the resume or the notes.';
    msw.use(
      getCorrectFindingMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { quote: message },
      }),
    );
  },
  async play(context) {
    const { canvas, userEvent } = context;
    await look(context);
    await findLines(context);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Enter another line that shows it: Kubernetes' }),
    );
    const field = canvas.getByRole('textbox', { name: 'The line that shows Kubernetes' });
    await userEvent.type(field, 'Ran Kubernetes on the moon');
    await userEvent.click(canvas.getByRole('button', { name: 'This shows it' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Choose a line that stands in the resume or the notes.'),
    );
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await userEvent.type(field, '.');
    await expect(field).toBeValid();
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('Ran Kubernetes on the moon');
    await untilDecisionIsShown(context);
  },
});

export const ClosesTheNearestLines = meta.story({
  async play(context) {
    const { canvas, userEvent } = context;
    await look(context);
    await findLines(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(
      canvas.getByRole('button', { name: 'Choose a line that shows it: Kubernetes' }),
    ).toHaveFocus();
    await untilDecisionIsShown(context);
  },
});

export const NoLineComesNear = meta.story({
  beforeEach({ msw }) {
    msw.use(getListNearestLinesMockHandler200({ lines: [] }));
  },
  async play(context) {
    await look(context);
    await expect(await context.canvas.findByText('No other line comes near.')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const LooksForTheNearestLines = meta.story({
  beforeEach({ msw }) {
    msw.use(getListNearestLinesMockHandler200(pending));
  },
  async play(context) {
    await look(context);
    await expect(await context.canvas.findByText('Looking for lines...')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const RetriesTheNearestLines = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListNearestLinesMockHandler500());
  },
  async play(context) {
    const { canvas, msw, userEvent } = context;
    await look(context);
    await expect(await canvas.findByText(extensionMessages.loadNearestLines.failed)).toBeVisible();
    msw.use(getListNearestLinesMockHandler200({ lines: nearestLines }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await findLines(context)).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const NearestLinesCannotBeLoaded = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListNearestLinesMockHandler500());
  },
  async play(context) {
    await look(context);
    const { failed } = extensionMessages.loadNearestLines;
    await expect(await context.canvas.findByText(failed)).toBeVisible();
    await untilDecisionIsShown(context);
  },
});
