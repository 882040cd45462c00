import { useSyncExternalStore } from 'react';
import { createDraft, createDrafts, subscribeToDrafts } from '../../forms/drafts/store.ts';

type Cached<Answer> = {
  basis: string;
  answer: Answer;
  /** How many changes the answer does not know of. */
  changes?: number;
};

/** An answer as it is shown; `outdated` while it is from before a change. */
export type ShownAnswer<Answer> = { answer: Answer; outdated: boolean };

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
    /** Changes the cached answer, where there is one. What is on its way in its place does not know of that. */
    update(key: string, change: (answer: Answer) => Answer) {
      const cached = answers(key).read();
      if (!cached) return;
      const { changes } = cached;
      const later = changes === undefined ? {} : { changes: changes + 1 };
      answers(key).keep({ ...cached, answer: change(cached.answer), ...later });
    },
    read: (key: string): Answer | undefined => answers(key).read()?.answer,
    /** Changes every cached answer; where the change gives `null`, it is asked for anew. */
    changeEach(change: (answer: Answer, key: string) => Answer | null) {
      for (const key of answers.listIds()) {
        const cached = answers(key).read();
        const next = cached && change(cached.answer, key);
        if (next === null) answers(key).drop();
        else if (cached && next !== cached.answer) answers(key).keep({ ...cached, answer: next });
      }
    },
    /** The records, or what they are judged by, have changed: the cached answer stays until the next one is written. */
    outdate(key: string, basis: readonly unknown[]) {
      const cached = answers(key).read();
      if (!cached) return;
      const { answer, changes = 0 } = cached;
      answers(key).keep({ basis: JSON.stringify(basis), answer, changes: changes + 1 });
    },
    /** Asks until an answer knows of every change. */
    async ask(key: string, call: () => Promise<Answer>): Promise<Answer> {
      const countChanges = () => answers(key).read()?.changes ?? 0;
      for (;;) {
        const changes = countChanges();
        const answer = await call();
        if (countChanges() <= changes) return answer;
      }
    },
    useAnswer(key: string, basis: readonly unknown[]): ShownAnswer<Answer> | undefined {
      const cached = useSyncExternalStore(subscribeToDrafts, answers(key).read);
      if (cached?.basis !== JSON.stringify(basis)) return undefined;
      return { answer: cached.answer, outdated: cached.changes !== undefined };
    },
  };
}

export type AnswerCache<Answer, Choice> = ReturnType<typeof createAnswerCache<Answer, Choice>>;
