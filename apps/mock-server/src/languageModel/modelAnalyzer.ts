import { applyProposals, questionsOf, readInFull, readInputs, toAnalysis } from '@cortex/scoring';
import { embeddingsOf, scoredWith } from '@cortex/scoring/version';
import type { Failure } from '../outside/failure.ts';
import { withoutContact } from '../outside/withoutContact.ts';
import { type Analyzer, type Embedder, NO_VECTORS } from '../workers/analyzer.ts';
import type { LanguageModel } from './languageModel.ts';

const NO_ANSWER = 'The language model gave no usable answer; the built-in reading was used.';

/**
 * Our own reading, with what a language model finds beyond it, and by the vectors of an embedder where there is one.
 * Where the model fails, `report` learns why, and our own reading stands alone. Both are asked at once.
 */
export function createModelAnalyzer(
  model: LanguageModel,
  report: (failure: Failure) => void,
  embedder?: Embedder,
): Analyzer {
  const nameOf = embedder ? [embeddingsOf(embedder.name)] : [];
  const method = scoredWith([...nameOf, model.name]);
  return {
    method,
    async analyze(inputs, context) {
      const outcome = readInputs(inputs);
      if (!outcome.ok) return outcome;
      const plain = outcome.reading;
      const { name } = inputs.candidate;
      const questions = questionsOf(plain.findings);
      const asked = {
        questions,
        resume: withoutContact(plain.resume, name),
        notes: withoutContact(plain.notes, name),
      };
      const [answer, embeddings] = await Promise.all([
        questions.length === 0 ? NOTHING_ASKED : model.propose(asked),
        embedder?.embed(inputs, context),
      ]);
      const embedded = embeddings ? readInputs({ ...inputs, embeddings }) : outcome;
      const reading = embedded.ok ? embedded.reading : plain;
      const isEmbedded = reading.embeddedBy !== undefined;
      const raised = answer.ok ? applyProposals(reading, answer.value, model.name) : undefined;
      if (!raised) report(answer.ok ? 'unfounded' : answer.failure);
      const provisional = !raised || (embedder !== undefined && !isEmbedded);
      const by = [...(isEmbedded ? nameOf : []), ...(raised ? [model.name] : [])];
      const remarks = [...(embedder && !isEmbedded ? [NO_VECTORS] : []), ...(raised ? [] : [NO_ANSWER])];
      const told = raised ? readInFull(raised) : reading;
      return { ok: true, analysis: toAnalysis(told, scoredWith(by), remarks.join(' ')), provisional };
    },
  };
}

const NOTHING_ASKED = { ok: true, value: [] } as const;
