import { useSyncExternalStore } from 'react';
import { createDraft, createDrafts, subscribeToDrafts } from '../../forms/drafts/store.ts';

type Cached<Answer> = { basis: string; answer: Answer };

/**
 * A page's answers, by what was submitted. They are shown again on the way back and when the same records are selected again, as
 * long as those records have not changed. An answer that arrives after its page was left is cached, too.
 */
export function createAnswerCache<Answer, Choice>(name: string) {
  const answers = createDrafts<Cached<Answer>>(name, { max: 10 });
  return {
    name,
    lastChoice: createDraft<Choice>(`${name}: choice`),
    write(key: string, basis: readonly unknown[], answer: Answer) {
      answers(key).keep({ basis: JSON.stringify(basis), answer });
    },
    /** Changes the cached answer, where there is one. */
    update(key: string, change: (answer: Answer) => Answer) {
      const cached = answers(key).read();
      if (cached) answers(key).keep({ basis: cached.basis, answer: change(cached.answer) });
    },
    useAnswer(key: string, basis: readonly unknown[]): Answer | undefined {
      const cached = useSyncExternalStore(subscribeToDrafts, answers(key).read);
      return cached?.basis === JSON.stringify(basis) ? cached.answer : undefined;
    },
  };
}

export type AnswerCache<Answer, Choice> = ReturnType<typeof createAnswerCache<Answer, Choice>>;
