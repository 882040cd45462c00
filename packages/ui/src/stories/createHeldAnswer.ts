import { fn } from 'storybook/test';

/** For stories: an answer that stays away until the story releases it. To be renewed in `beforeEach`, for each run has its own. */
export function createHeldAnswer<Answer>(value: Answer) {
  const send = fn<() => Promise<Answer>>();
  let answer = Promise.withResolvers<Answer>();
  return {
    send,
    renew() {
      answer = Promise.withResolvers();
      return send.mockReset().mockReturnValue(answer.promise);
    },
    release: () => answer.resolve(value),
  };
}
