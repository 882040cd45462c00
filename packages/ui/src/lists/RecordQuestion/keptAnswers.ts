import { useSyncExternalStore } from 'react';
import { createDraft, createDrafts, subscribeToDrafts } from '../../forms/drafts/store.ts';

type Kept<Answer> = { basis: string; answer: Answer };

/**
 * A page's answers, by what was asked. They are there again on the way back, and when the same is chosen again, as long as the records that
 * they rest on are the same; an answer that comes when its page was left is there, too.
 */
export function createKeptAnswers<Answer, Choice>(name: string) {
  const answers = createDrafts<Kept<Answer>>(name, { most: 10 });
  return {
    name,
    lastChoice: createDraft<Choice>(`${name}: choice`),
    keep(question: string, basis: readonly unknown[], answer: Answer) {
      answers(question).keep({ basis: JSON.stringify(basis), answer });
    },
    /** Changes what is kept for a question, where something is. */
    change(question: string, update: (answer: Answer) => Answer) {
      const kept = answers(question).read();
      if (kept) answers(question).keep({ basis: kept.basis, answer: update(kept.answer) });
    },
    useAnswer(question: string, basis: readonly unknown[]): Answer | undefined {
      const kept = useSyncExternalStore(subscribeToDrafts, answers(question).read);
      return kept?.basis === JSON.stringify(basis) ? kept.answer : undefined;
    },
  };
}

export type KeptAnswers<Answer, Choice> = ReturnType<typeof createKeptAnswers<Answer, Choice>>;
