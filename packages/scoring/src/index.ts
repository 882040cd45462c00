export type { Job } from './job/criterion.ts';
export { protectedReason, protectedWordsReason } from './job/protectedReason.ts';
export { CALIBRATION_LINES, calibrate } from './meaning/calibrate.ts';
export type { Embeddings, Scale } from './meaning/meaning.ts';
export type { Vector } from './meaning/vectorOf.ts';
export { extractSkills } from './resume/extractSkills.ts';
export { type Contact, nameFromFileName, readContact } from './resume/readContact.ts';
export { readSectionHeading } from './resume/readSectionHeading.ts';
export { redactPersonalData } from './resume/redactPersonalData.ts';
export {
  type AnalysisCandidate,
  type AnalysisInputs,
  type AnalysisOutcome,
  analyzeResume,
  readInputs,
  toAnalysis,
} from './score/analyzeResume.ts';
export type { Correction } from './score/applyCorrections.ts';
export {
  applyProposals,
  type Proposal,
  type Question,
  questionsOf,
  readInFull,
} from './score/applyProposals.ts';
export { summarizeComparison } from './score/compareAnalyses.ts';
export { describeCriteria } from './score/describeCriteria.ts';
export type { Finding } from './score/finding.ts';
export { type LinesToEmbed, linesToEmbed } from './score/linesToEmbed.ts';
export { type NearestLinesOutcome, nearestLines } from './score/nearestLines.ts';
export type { VocabularyEntry } from './score/ownVocabulary.ts';
export { prepare } from './score/prepare.ts';
export type { ResumeAnalysis } from './score/resumeAnalysis.ts';
export { embeddingsOf, SCORED_BY, scoredWith } from './score/scoredBy.ts';
export { collapse, countWords } from './text/tokens.ts';
