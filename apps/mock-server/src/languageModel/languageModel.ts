import type { Proposal } from '@cortex/scoring';
import { endpointOf } from '../outside/endpointOf.ts';
import type { Result } from '../outside/failure.ts';
import type { OutsideServer } from '../outside/outsideServer.ts';
import { postJson } from '../outside/postJson.ts';
import { type Asked, toMessages } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';

/** A language model that proposes which criteria are met. It is never believed without a look into the texts. */
export type LanguageModel = { name: string; propose(asked: Asked): Promise<Result<Proposal[]>> };

// A call to our own API may take ten seconds in all.
const TIMEOUT_MS = 7_000;
const MAX_BYTES = 1_000_000;

/** A language model behind HTTP. What it answers is undecided; it never throws, and waits no longer than `timeoutMs`. */
export function createLanguageModel(
  { url, model, key }: OutsideServer,
  timeoutMs = TIMEOUT_MS,
): LanguageModel {
  return {
    name: model,
    async propose(asked) {
      const body = {
        model,
        messages: toMessages(asked),
        temperature: 0,
        response_format: { type: 'json_object' },
        stream: false,
      };
      const answer = await postJson({
        url: endpointOf(url, 'chat/completions'),
        key,
        body,
        timeoutMs,
        maxBytes: MAX_BYTES,
      });
      return answer.ok
        ? readAnswer(
            answer.value,
            asked.questions.map(({ id }) => id),
          )
        : answer;
    },
  };
}
