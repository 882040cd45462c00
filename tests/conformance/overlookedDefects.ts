import { isRecord, listAt, textAt } from '@cortex/conformance/json';
import { inSteps, refusal } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

/** What breaks a sentence of the contract that no check asked for after all sentences were read. */
export const overlookedDefects: readonly ServerDefect[] = [
  {
    name: 'no resume is an empty text',
    operationId: 'getCandidate',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) =>
        is('GET', '/candidates/{id}') && isRecord(body) && body.resume === null
          ? { ...body, resume: '' }
          : undefined,
    })),
  },
  {
    name: 'a token that is no good is refused where none is needed',
    operationId: 'contactSupport',
    column: 'token',
    plant: inSteps(() => ({
      before: ({ is, caller }) =>
        is('POST', '/contact-support/') && caller.includes('no-session')
          ? refusal(401, 'unauthenticated')
          : undefined,
    })),
  },
  {
    name: 'thirty words are too few',
    operationId: 'analyzeResume',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, ask }) => {
        if (!is('POST', '/analyze_resume/')) return undefined;
        const candidate = await ask(`/candidates/${sent.candidate_id}`);
        const words = (textAt(candidate, 'notes') ?? '').split(/\s+/);
        return words.length === 30 && !textAt(candidate, 'resume')
          ? refusal(422, 'too_little_text')
          : undefined;
      },
    })),
  },
  {
    name: 'shares of others are not told',
    operationId: 'listShares',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, list }, body) => {
        if (!is('GET', '/candidates/{id}/shares')) return undefined;
        const own = (await list('/users/')).find((person) => person.is_self === true);
        return listAt({ body }, 'body').filter((share) => textAt(share, 'shared_by', 'id') === own?.id);
      },
    })),
  },
];
