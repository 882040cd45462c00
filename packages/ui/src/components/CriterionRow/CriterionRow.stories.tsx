import { type Criterion, EvidenceSource } from '@cortex/api-client/model';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { CriterionRow } from './CriterionRow.tsx';

const met: Criterion = {
  name: 'Go',
  kind: 'skill',
  weight: 30,
  credit: 1,
  met: true,
  evidence: [
    { quote: 'Rewrote the billing service in Go and cut its latency by half.', source: 'resume' },
    { quote: 'Met at the Stockholm Go meetup.', source: 'notes' },
  ],
};

const meta = preview.meta({
  component: CriterionRow,
  args: { criterion: met },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters.dir} style={{ padding: 24 }}>
        {Story()}
      </ul>
    ),
  ],
});

export const Met = meta.story();
export const NotFound = meta.story({
  args: { criterion: { ...met, name: 'Kubernetes', credit: 0, met: false, evidence: [] } },
});

export const ClosestLine = meta.story({
  args: {
    criterion: {
      ...met,
      name: 'Kubernetes',
      importance: 'must',
      credit: 0,
      met: false,
      evidence: [],
      closest: {
        quote: 'Moved twelve services into containers and ran them on three sites.',
        source: 'resume',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closest line, please judge')).toBeVisible();
    await expect(canvas.getByText(/Moved twelve services into containers/)).toBeVisible();
    await expect(canvas.getByText('0 of 30 points')).toBeVisible();
  },
});

export const SomethingRelated = meta.story({
  args: {
    criterion: {
      ...met,
      name: 'Kubernetes',
      weight: 22.4,
      credit: 0.5,
      met: false,
      evidence: [],
      related: [{ quote: 'Runs its services on Docker Swarm.', source: 'resume' }],
    },
  },
});

export const MustHave = meta.story({
  args: { criterion: { ...met, importance: 'must', remark: 'Used in the last two years.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Must have')).toBeVisible();
    await expect(canvas.getByText('Used in the last two years.')).toBeVisible();
  },
});

export const MissingMustHave = meta.story({
  args: {
    criterion: {
      ...met,
      name: 'Kubernetes',
      importance: 'must',
      credit: 0,
      met: false,
      remark: 'The resume says that it was not used.',
      with_it: 83.4,
      evidence: [],
      related: [{ quote: 'No Kubernetes so far.', source: 'resume' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not met')).toBeVisible();
    await expect(canvas.getByText('Would be 83 % with it')).toBeVisible();
    await expect(canvas.getByText('“No Kubernetes so far.”')).toBeVisible();
  },
});

export const Unclear = meta.story({
  args: {
    criterion: {
      ...met,
      name: 'Kubernetes',
      importance: 'nice',
      credit: 0.5,
      met: false,
      unclear: true,
      remark: 'Only listed; nothing says where it was used.',
      with_it: 71,
      evidence: [],
      related: [{ quote: 'Skills: Go, Kubernetes, Terraform', source: 'resume' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unclear')).toBeVisible();
    await expect(canvas.getByText('Nice to have')).toBeVisible();
    await expect(canvas.getByText('Would be 71 % with it')).toBeVisible();
  },
});

export const ManyQuotes = meta.story({
  args: {
    criterion: {
      ...met,
      evidence: Array.from({ length: 5 }, (_, index) => ({
        quote: `Wrote service number ${index + 1} in Go.`,
        source: EvidenceSource.resume,
      })),
    },
  },
});

export const LongTexts = meta.story({
  args: {
    criterion: {
      ...met,
      name: 'Experience with the continuous delivery of distributed systems under load, '.repeat(3),
      evidence: [
        { quote: 'Ran the platform for six years and wrote about it. '.repeat(5), source: 'resume' },
      ],
    },
  },
});

export const LongMustHave = meta.story({
  args: {
    criterion: {
      ...met,
      ...LongTexts.input.args?.criterion,
      importance: 'must',
      remark: 'Both the resume and the notes say so, each for other years and another team. '.repeat(3),
    },
  },
});

export const RightToLeft = meta.story({
  args: {
    criterion: { ...met, name: 'العربية', evidence: [{ quote: 'يتحدث العربية بطلاقة.', source: 'notes' }] },
  },
  parameters: { dir: 'rtl' },
});

export const Phone = meta.story({ ...LongTexts.input, globals: onPhone });

const correct = { send: fn(), sending: false };
const missing: Criterion = { ...met, name: 'Kubernetes', credit: 0, met: false, evidence: [] };
const closest: Criterion = {
  ...missing,
  closest: { quote: 'Moved twelve services into containers and ran them on three sites.', source: 'resume' },
};

export const SaysThatALineShowsIt = meta.story({
  args: { criterion: closest, correct },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^This shows it: Kubernetes/ }));
    await expect(correct.send).toHaveBeenCalledWith({
      criterion: 'Kubernetes',
      finding: 'shown',
      quote: closest.closest?.quote,
    });
  },
});

export const ChoosesAnotherLine = meta.story({
  args: { criterion: missing, correct },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a line that shows it: Kubernetes' }));
    const field = canvas.getByRole('textbox', { name: 'The line that shows Kubernetes' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'This shows it' })).toBeDisabled();
    await userEvent.type(field, ' Ran a cluster of nine nodes. ');
    await userEvent.click(canvas.getByRole('button', { name: 'This shows it' }));
    await expect(correct.send).toHaveBeenCalledWith({
      criterion: 'Kubernetes',
      finding: 'shown',
      quote: 'Ran a cluster of nine nodes.',
    });
  },
});

export const SaysThatItIsNotShown = meta.story({
  args: { criterion: met, correct },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This does not show it: Go' }));
    await expect(correct.send).toHaveBeenCalledWith({ criterion: 'Go', finding: 'not_shown' });
  },
});

export const Corrected = meta.story({
  args: {
    criterion: {
      ...met,
      remark: 'A person marked this line as showing it.',
      correction: {
        finding: 'shown',
        by: { id: 'usr_one', full_name: 'Jordan Reyes' },
        at: '2026-11-20T10:05:00Z',
      },
    },
    correct,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Marked as shown by Jordan Reyes, 20 Nov 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the correction of Go' }));
    await expect(correct.send).toHaveBeenCalledWith({ criterion: 'Go', finding: 'as_read' });
  },
});

export const CorrectionOnAPhone = meta.story({ ...ChoosesAnotherLine.input, globals: onPhone });
