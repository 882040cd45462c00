import { createDraft } from './formDraft.ts';

type KeptResult<Answer> = {
  read: (basis: readonly unknown[]) => Answer | undefined;
  keep: (basis: readonly unknown[], answer: Answer) => void;
};

/** A place for the last answer of a page, which is there again on the way back as long as the records that it rests on are the same. */
export function createKeptResult<Answer>(name: string): KeptResult<Answer> {
  const draft = createDraft<{ basis: string; answer: Answer }>(name);
  return {
    read(basis) {
      const kept = draft.read();
      return kept?.basis === JSON.stringify(basis) ? kept.answer : undefined;
    },
    keep: (basis, answer) => draft.keep({ basis: JSON.stringify(basis), answer }),
  };
}
