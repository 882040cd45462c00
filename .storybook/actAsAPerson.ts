import { userEvent } from 'storybook/test';

type Actor = ReturnType<typeof userEvent.setup>;

/**
 * Keys and clicks of somebody who looks before going on: each action ends when its consequence is drawn. One key of a
 * text follows the other at once, else most of a story's time is waiting between keys.
 */
export function actAsAPerson(): Actor {
  return new Proxy(userEvent.setup({ delay: null }), {
    get(actor, name) {
      const action: unknown = Reflect.get(actor, name);
      if (typeof action !== 'function') return action;
      return async (...values: unknown[]) => {
        const result: unknown = await action.apply(actor, values);
        await nextDrawing();
        return result;
      };
    },
  });
}

function nextDrawing(): Promise<void> {
  return new Promise((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn));
  });
}
