import { applyProposals, questionsOf, readInputs, SCORED_BY, toAnalysis } from '@cortex/scoring';
import type { Analyzer } from '../workers/analyzer.ts';
import type { Failure } from './failure.ts';
import type { LanguageModel } from './languageModel.ts';
import { withoutContact } from './withoutContact.ts';

const NO_ANSWER = 'The language model gave no usable answer; the built-in reading was used.';

/**
 * Our own reading, with what a language model finds beyond it. Where the model fails, `report` learns why, and our
 * own reading stands alone.
 */
export function createModelAnalyzer(model: LanguageModel, report: (failure: Failure) => void): Analyzer {
  const method = { ...SCORED_BY, name: `${SCORED_BY.name} with ${model.name}` };
  return {
    method,
    async analyze(inputs) {
      const outcome = readInputs(inputs);
      if (!outcome.ok) return outcome;
      const { reading } = outcome;
      const questions = questionsOf(reading.findings);
      if (questions.length === 0)
        return { ok: true, analysis: toAnalysis(reading, method), provisional: false };
      const { name } = inputs.candidate;
      const answer = await model.propose({
        questions,
        resume: withoutContact(reading.resume, name),
        notes: withoutContact(reading.notes, name),
      });
      const raised = answer.ok ? applyProposals(reading, answer.value, model.name) : undefined;
      if (raised) return { ok: true, analysis: toAnalysis(raised, method), provisional: false };
      report(answer.ok ? 'unfounded' : answer.failure);
      return { ok: true, analysis: toAnalysis(reading, SCORED_BY, NO_ANSWER), provisional: true };
    },
  };
}
