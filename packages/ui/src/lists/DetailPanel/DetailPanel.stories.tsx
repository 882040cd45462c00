import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DetailPanel } from './DetailPanel.tsx';
import { FactList } from './FactList.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { StepButtons } from './StepButtons.tsx';

const meta = preview.meta({
  component: DetailPanel,
  args: {
    title: 'Mara Lindqvist',
    subtitle: 'Added 20 Oct 2026',
    onClose: fn(),
    actions: <Button>Analyze Resume</Button>,
    children: (
      <FactList
        facts={[
          { label: 'Email', value: 'mara.lindqvist@example.com' },
          { label: 'Skills', value: '' },
        ]}
      />
    ),
  },
  decorators: [(Story) => <div style={{ width: 420, height: 600 }}>{Story()}</div>],
});

export const Short = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Whoever comes to a page with a record goes on from there. */
export const OpenedOnArrival = meta.story({
  decorators: [
    (Story) => (
      <div
        id="main"
        tabIndex={-1}
        ref={(main) => {
          main?.focus();
        }}
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mara Lindqvist' })).toHaveFocus();
  },
});

const onStep = fn();

export const WithNeighbours = meta.story({
  args: {
    steps: <StepButtons noun="candidate" previous={null} next="cnd_tomas" arrivedBy={null} onStep={onStep} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next candidate' }));
    await expect(onStep).toHaveBeenLastCalledWith({ id: 'cnd_tomas', direction: 'next' });
  },
});

export const Loading = meta.story({ render: () => <PanelSkeleton label="Loading the candidate..." /> });

export const LongTexts = meta.story({
  args: {
    title: 'Wolfgang Maximilian Alexander von Hohenstein-Schillingsfürst zu Lichtenberg',
    children: <FactList facts={[{ label: 'Notes', value: 'Line one.\nLine two, and so on. '.repeat(60) }]} />,
  },
});

export const RightToLeft = meta.story({
  args: { title: 'ليلى منصور' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ height: '100%' }}>
        {Story()}
      </div>
    ),
  ],
});
