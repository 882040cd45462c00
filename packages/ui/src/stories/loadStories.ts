import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { OperationId } from '@cortex/api-client/operations';
import type { StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect } from 'storybook/test';

/** A screen whose data is loading. */
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

/** A screen whose data failed to load: it shows the catalogue's text and a Retry button. */
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

/** A screen after a retry: the data is shown, and the error is gone. */
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
