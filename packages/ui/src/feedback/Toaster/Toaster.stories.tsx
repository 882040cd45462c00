import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { Toaster, type ToasterProps } from './Toaster.tsx';
import { showToast, TOAST_DURATION_MS, type Toast } from './toaster.ts';

type ExampleProps = { toast: Toast };

function Example({ toast }: ExampleProps) {
  return (
    <div style={{ padding: 24 }}>
      <Button variant="secondary" onClick={() => showToast(toast)}>
        Show
      </Button>
    </div>
  );
}

async function show({ canvas, userEvent, args }: StoryContext<ExampleProps & ToasterProps>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(await canvas.findByText(args.toast.title)).toBeVisible();
}

/** Each story has its toaster, which `.storybook/preview.tsx` puts around it. */
const meta = preview.type<{ args: ExampleProps }>().meta({
  component: Toaster,
  args: {
    upgradeHref: '/upgrade-needed',
    toast: { kind: 'success' as const, title: 'Job created successfully!' },
  },
  argTypes: { upgradeHref: { control: false } },
  render: ({ toast }) => <Example toast={toast} />,
});

const onSelect = fn();

export const Success = meta.story({ play: show });

export const Failure = meta.story({
  args: {
    toast: {
      kind: 'error',
      title: 'Error creating job. Please try again.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
  },
  play: show,
});

export const WithALink = meta.story({
  args: {
    toast: {
      kind: 'info',
      title: 'Another candidate has the same email.',
      description: 'Both are kept. Check whether they are the same person.',
      action: { label: 'See the first', href: '/candidates/cnd_tomas' },
    },
  },
  play: show,
});

export const WithAnAction = meta.story({
  args: {
    toast: {
      kind: 'success',
      title: 'Job deleted successfully!',
      action: { label: 'Undo', onSelect },
    },
  },
  play: async (context) => {
    onSelect.mockClear();
    await show(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.queryByText('Job deleted successfully!')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    toast: { kind: 'error', title: 'Failed to update organization details.', description: 'x'.repeat(200) },
  },
  play: show,
});

export const Phone = meta.story({ ...WithALink.input, globals: onPhone });

export const IsDismissed = meta.story({
  play: async (context) => {
    await show(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(context.canvas.queryByText('Job created successfully!')).toBeNull());
  },
});

export const EscapeDismissesIt = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await show(context);
    showToast({ kind: 'info', title: 'Candidate shared successfully!' });
    await expect(await canvas.findByText('Candidate shared successfully!')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Candidate shared successfully!')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus());
    await expect(canvas.getByText('Job created successfully!')).toBeVisible();
  },
});

export const GoesByItselfUnlessHovered = meta.story({
  beforeEach: () => clock.stop(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const seeToast = () => expect(canvas.getByText('Job created successfully!')).toBeVisible();
    const seeNoToast = () =>
      waitFor(() => expect(canvas.queryByText('Job created successfully!')).toBeNull());

    await show(context);
    await clock.letPass(4_999);
    await seeToast();
    await clock.letPass(1);
    await seeNoToast();

    await show(context);
    await clock.letPass(3_000);
    await userEvent.hover(canvas.getByText('Job created successfully!'));
    await waitFor(() => expect(clock.countTimers()).toBe(0));
    await clock.letPass(60_000);
    await seeToast();
    await userEvent.unhover(canvas.getByText('Job created successfully!'));
    await waitFor(() => expect(clock.countTimers()).toBe(1));
    await clock.letPass(4_999);
    await seeToast();
    await clock.letPass(1);
    await seeNoToast();
  },
});

/**
 * Of two toasts one is dismissed. The other takes its place and still goes by itself: no event tells that the pointer was
 * on the first.
 */
export const TheNextOneGoesAfterOneIsDismissed = meta.story({
  beforeEach: () => clock.stop(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await show(context);
    showToast({ kind: 'info', title: 'Candidate shared successfully!' });
    await expect(await canvas.findByText('Candidate shared successfully!')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /dismiss/i });
    if (!first) throw new Error('There is nothing to dismiss.');
    await waitFor(() => expect(first.closest('[data-part=root]')).toHaveAttribute('data-mounted'));
    const { top } = first.getBoundingClientRect();
    await userEvent.hover(first);
    await waitFor(() => expect(clock.countTimers()).toBe(0));
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /dismiss/i })).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /dismiss/i }).getBoundingClientRect().top).toBe(top),
    );
    await waitFor(() => expect(clock.countTimers()).toBe(1));
    await clock.letPass(5_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /dismiss/i })).toBeNull());
  },
});

/** A clock for the timers of toasts alone, which stands until the story lets time pass. All other timers go on by themselves. */
const clock = (() => {
  const timers = new Map<number, { endsAt: number; end: () => void }>();
  let now = 0;
  let lastId = 0;

  return {
    stop() {
      const { setTimeout, clearTimeout } = window;
      timers.clear();
      Object.assign(window, {
        setTimeout(handler: () => void, delay: number, ...values: []) {
          if (delay !== TOAST_DURATION_MS) return setTimeout(handler, delay, ...values);
          // The browser's own numbers are positive.
          lastId -= 1;
          timers.set(lastId, { endsAt: now + delay, end: handler });
          return lastId;
        },
        clearTimeout(id: number) {
          if (!timers.delete(id)) clearTimeout(id);
        },
      });
      return () => {
        Object.assign(window, { setTimeout, clearTimeout });
      };
    },

    countTimers: () => timers.size,

    async letPass(milliseconds: number) {
      now += milliseconds;
      for (const [id, { endsAt, end }] of timers) {
        if (endsAt > now) continue;
        timers.delete(id);
        end();
      }
      // Whatever that changed is on the page after the next frame.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resume) => requestAnimationFrame(resume));
      }
    },
  };
})();
