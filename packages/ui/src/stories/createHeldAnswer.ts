import { fn } from 'storybook/test';

/** For stories: an answer that is pending until the story releases it. Renew it in `beforeEach`. */
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
