import type { StrangerDefect } from './StrangerDefect.ts';
import { defects } from './secondStranger.js';
import type { Answer } from './startApp.ts';

/** The second list of mistakes by somebody who had seen openapi.yaml alone. What a mistake itself cannot take in, the sound server answers. */
export const secondStrangerDefects: readonly StrangerDefect[] = defects.map(
  ({ name, operationId, plant }) => ({
    name,
    operationId,
    plant() {
      let planted: Answer | undefined;
      return (request, answer) => {
        planted ??= plant(answer);
        const again = request.clone();
        return planted(request).catch(() => answer(again));
      };
    },
  }),
);

/** How many of them the whole kit caught when they were written down, in whatever operation. */
export const SECOND_CAUGHT_AT_FIRST = 48;

/** Where a mistake is caught by the check of another operation, that one. */
export const caughtBy: Readonly<Record<string, string>> = {
  deleteJob: 'unpublishJob',
  analyzeResume: 'shareCandidate',
  listCandidateNotes: 'createCandidateNote',
  listVocabulary: 'removeVocabularyTerm',
};
