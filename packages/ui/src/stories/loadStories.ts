import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { OperationId } from '@cortex/api-client/operations';
import type { StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';

/** A screen whose data are on their way. */
export function staysLoading(handler: (answer: typeof pending) => RequestHandler, label: string) {
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(handler(pending));
    },
    async play({ canvas }: StoryContext) {
      await expect(await canvas.findByText(label)).toBeInTheDocument();
    },
  };
}

/** A screen whose data did not come: it says so in the catalogue's words, and offers to try again. */
export function failsToLoad(handler: () => RequestHandler, { failed }: { failed: string }) {
  return {
    parameters: { expectsFailure: true },
    beforeEach({ msw }: StoryContext) {
      msw.use(handler());
    },
    async play({ canvas }: StoryContext) {
      await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(canvas.getAllByText(failed)[0]).toBeVisible();
    },
  };
}

type Recovery = {
  operation: OperationId;
  /** What the operation answers once the network is back. */
  answer: RequestHandler;
  /** What is seen then. */
  role: 'option' | 'heading' | 'link' | 'combobox' | 'textbox';
  rows: number;
};

/** A screen that tries again: its data are there, and the failure is not told any more. */
export function recoversFromLoadError({ operation, answer, role, rows }: Recovery) {
  return {
    parameters: { expectsFailure: true },
    beforeEach({ msw }: StoryContext) {
      msw.use(networkDown(operation));
    },
    async play({ canvas, msw, userEvent }: StoryContext) {
      const retry = await canvas.findByRole('button', { name: 'Retry' });
      msw.use(answer);
      await userEvent.click(retry);
      await expect(await canvas.findAllByRole(role)).toHaveLength(rows);
      await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    },
  };
}
