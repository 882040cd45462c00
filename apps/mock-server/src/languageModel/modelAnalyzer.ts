import { embeddingsOf, scoredWith } from '@cortex/scoring/version';
import type { Failure } from '../outside/failure.ts';
import { withoutContact } from '../outside/withoutContact.ts';
import { type Analyzer, type Embedder, NO_VECTORS } from '../workers/analyzer.ts';
import type { Perform } from '../workers/perform.ts';
import type { LanguageModel } from './languageModel.ts';

const NO_ANSWER = 'The language model gave no usable answer; the built-in reading was used.';
const NOTHING_ASKED = { ok: true, value: [] } as const;

type ModelAnalyzerOptions = {
  /** Reads the texts. */
  perform: Perform;
  /** Learns why the model had no part in a score. */
  report(failure: Failure): void;
  embedder?: Embedder | undefined;
};

/**
 * Our own reading, with what a language model finds beyond it, and by the vectors of an embedder where there is one.
 * Where the model fails our own reading stands alone. Both are asked at once.
 */
export function createModelAnalyzer(
  model: LanguageModel,
  { perform, report, embedder }: ModelAnalyzerOptions,
): Analyzer {
  const nameOf = embedder ? [embeddingsOf(embedder.name)] : [];
  const method = scoredWith([...nameOf, model.name]);
  return {
    method,
    async analyze(inputs, context) {
      const read = await perform('questions', inputs, context);
      if (!read.ok) return read;
      const { name } = inputs.candidate;
      const { questions } = read;
      const asked = {
        questions,
        resume: withoutContact(read.resume, name),
        notes: withoutContact(read.notes, name),
      };
      const [answer, embeddings] = await Promise.all([
        questions.length === 0 ? NOTHING_ASKED : model.propose(asked),
        embedder?.embed(inputs, context),
      ]);
      const proposals = answer.ok ? answer.value : undefined;
      const embedded = embeddings ? { ...inputs, embeddings } : inputs;
      const outcome = await perform('proposals', { inputs: embedded, proposals, by: model.name }, context);
      if (!outcome.ok) return outcome;
      const { analysis, isEmbedded, isRaised } = outcome;
      if (!isRaised) report(answer.ok ? 'unfounded' : answer.failure);
      const provisional = !isRaised || (embedder !== undefined && !isEmbedded);
      const by = [...(isEmbedded ? nameOf : []), ...(isRaised ? [model.name] : [])];
      const remark = [
        ...(analysis.read.remark ? [analysis.read.remark] : []),
        ...(embedder && !isEmbedded ? [NO_VECTORS] : []),
        ...(isRaised ? [] : [NO_ANSWER]),
      ].join(' ');
      const told = remark === '' ? analysis.read : { ...analysis.read, remark };
      return { ok: true, analysis: { ...analysis, scored_by: scoredWith(by), read: told }, provisional };
    },
  };
}
