import type { Proposal } from '@cortex/scoring';
import type { Result } from './failure.ts';
import { postJson } from './postJson.ts';
import { type Asked, toMessages } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';

/** Where a language model runs: any server that speaks the OpenAI chat API, e.g. `http://127.0.0.1:11434/v1`. */
export type LanguageModelSettings = { url: string; model: string; key?: string | undefined };

/** A language model that proposes which criteria are met. It is never believed without a look into the texts. */
export type LanguageModel = { name: string; propose(asked: Asked): Promise<Result<Proposal[]>> };

// A call to our own API may take ten seconds in all.
const TIMEOUT_MS = 7_000;

/** A language model behind HTTP. What it answers is undecided; it never throws, and waits no longer than `timeoutMs`. */
export function createLanguageModel(
  { url, model, key }: LanguageModelSettings,
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
      const answer = await postJson({ url: completionsOf(url), key, body, timeoutMs });
      return answer.ok
        ? readAnswer(
            answer.value,
            asked.questions.map(({ id }) => id),
          )
        : answer;
    },
  };
}

/** The address of chat completions; a query, as some servers want one, stays. */
function completionsOf(base: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/chat/completions`;
  return url;
}
