import type { Proposal } from '@cortex/scoring';
import { z } from 'zod';
import { failed, type Result } from '../outside/failure.ts';
import { isInstruction } from './instructions.ts';

const MAX_ENTRIES = 200;
const MAX_QUOTES = 20;

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const Answer = z.object({ criteria: z.array(z.unknown()).min(1).max(MAX_ENTRIES) });
const Entry = z.object({
  id: z.string(),
  met: z.boolean(),
  quotes: z.array(z.string()).max(MAX_QUOTES).default([]),
});

/**
 * Reads the body of a chat completion. `ids` are the criteria that were asked about; what names another one, or one
 * twice, is left out.
 */
export function readAnswer(body: unknown, ids: readonly string[]): Result<Proposal[]> {
  if (typeof body === 'object' && body !== null && 'error' in body && body.error) return failed('error');
  const choice = Completion.safeParse(body).data?.choices[0];
  if (!choice) return failed('nonsense');
  const { finish_reason, message } = choice;
  if (message.refusal || finish_reason === 'content_filter') return failed('refusal');
  if (finish_reason === 'length') return failed('cut_off');
  const answer = Answer.safeParse(parse(message.content ?? ''));
  if (!answer.success) return failed('nonsense');
  const entries = answer.data.criteria.flatMap((one): Proposal[] => {
    const entry = Entry.safeParse(one);
    return entry.success ? [entry.data] : [];
  });
  const proposals = entries.filter(
    ({ id }) => ids.includes(id) && entries.filter((other) => other.id === id).length === 1,
  );
  if (proposals.length === 0) return failed('nonsense');
  if (proposals.some(({ quotes }) => quotes.some(isInstruction))) return failed('instruction');
  return { ok: true, value: proposals };
}

/** JSON, also where a model puts it into a Markdown fence; undefined where it is none. */
function parse(content: string): unknown {
  const text = /^```(?:json)?[^\S\n]*\n([\s\S]*)```$/.exec(content.trim())?.[1] ?? content;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
