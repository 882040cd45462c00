import { bothScorecards, noScorecards, scorecardJobs } from '@cortex/api-client/fixtures/scorecards';
import {
  getListScorecardJobsMockHandler200,
  getListScorecardsMockHandler200,
} from '@cortex/api-client/scorecards/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../../packages/ui/src/feedback/Toaster/toaster.ts';
import type { Journey } from '../Journey.ts';
import { choose, press, seeText } from '../person.ts';
import { analysis, candidate } from './places.ts';

const vocabulary = '/organization/update?view=vocabulary';

/** The link of both shows their analysis. */
async function seeCriteria(): Promise<void> {
  await seeText('The score helps to read a resume. A person decides.');
  // What was said of the analysis is not about what is done with it.
  clearToasts();
}

async function decideToDecline(): Promise<void> {
  await choose('Decline');
  // What was said of the analysis is not about the decision.
  clearToasts();
}

/** The way through the screens to each call about analyses, decisions and the vocabulary. */
export const analysisJourneys = {
  analyzeResume: [
    {
      kind: 'save',
      path: '/resume-analysis',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      typed: { Candidate: 'Mara Lindqvist', Job: 'Senior Backend Engineer' },
      submit: () => press('Analyze Resume'),
      saved: messages.analyzeResume.success,
      answerRead: true,
    },
    {
      kind: 'load',
      from: 'Candidate Comparison',
      path: '/compare-candidates?job=job_backend&candidate=cnd_mara&candidate=cnd_tomas&candidate=cnd_elena',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.analyzeResume,
      loaded:
        'Mara Lindqvist and Elena Duarte have the same score (78\u00a0%), before Tomas Okafor (12\u00a0%). ' +
        'They differ in 3 of 4 criteria.',
    },
  ],
  analyzeResumes: [
    {
      kind: 'load',
      path: '/resume-analysis?job=job_backend&candidate=all',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      loaded: '2 others met',
    },
  ],
  compareCandidates: [
    {
      kind: 'save',
      path: '/compare-candidates',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.compareCandidates,
      typed: {
        'First candidate': 'Mara Lindqvist',
        'Second candidate': 'Tomas Okafor',
        Job: 'Senior Backend Engineer',
      },
      submit: () => press('Compare Candidates'),
      saved: messages.compareCandidates.success,
      answerRead: true,
    },
  ],
  previewScores: [
    {
      kind: 'aside',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'job_backend',
      async open() {
        await seeCriteria();
        await press('Change criteria');
      },
      said: 'The scores could not be computed. You can still save.',
      again: 'Try again',
    },
  ],
  listScorecardJobs: [
    {
      kind: 'load',
      path: '/active-candidates?candidate=cnd_tomas',
      as: 'user',
      heading: 'Active Candidates',
      recordId: 'cnd_tomas',
      texts: extensionMessages.loadScorecardJobs,
      answers: [
        getListScorecardJobsMockHandler200(scorecardJobs),
        getListScorecardsMockHandler200(noScorecards),
      ],
      loaded: 'Fill in yours',
    },
  ],
  listScorecards: [
    {
      kind: 'aside',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      open: seeCriteria,
      said: extensionMessages.loadScorecards.failed,
      again: 'Retry',
    },
  ],
  saveScorecard: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      texts: extensionMessages.saveScorecard,
      answers: [getListScorecardsMockHandler200(bothScorecards)],
      async open() {
        await seeCriteria();
        await press('Change yours');
      },
      async reopen() {
        await seeCriteria();
        await press('Change yours');
      },
      submit: () => press('Save scorecard'),
      saved: extensionMessages.saveScorecard.success,
      answerRead: true,
    },
  ],
  listAnalyses: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadAnalyses,
      loaded: 'Analyze Resume',
    },
  ],
  listDecisions: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadDecisions,
      loaded: 'Analyze Resume',
    },
  ],
  recordDecision: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      texts: extensionMessages.recordDecision,
      open: decideToDecline,
      typed: { Reason: 'The bakery has no night shift.' },
      comesBack: true,
      fields: { reason: 'Reason' },
      submit: () => press('Save decision'),
      saved: extensionMessages.recordDecision.success,
      answerRead: true,
    },
  ],
  getReceipt: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      texts: extensionMessages.getReceipt,
      open: seeCriteria,
      submit: () => press('Receipt'),
      saved: extensionMessages.getReceipt.success,
      answerRead: true,
    },
  ],
  listNearestLines: [
    {
      kind: 'aside',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      async open() {
        await seeCriteria();
        await press('Choose a line that shows it');
      },
      said: extensionMessages.loadNearestLines.failed,
      again: 'Retry',
    },
  ],
  correctFinding: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      texts: extensionMessages.correctFinding,
      open: seeCriteria,
      submit: () => press('This does not show it'),
      saved: extensionMessages.correctFinding.success,
      answerRead: true,
    },
  ],
  listVocabulary: [
    {
      kind: 'load',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadVocabulary,
      loaded: 'Export',
    },
  ],
  addVocabularyTerm: [
    {
      kind: 'save',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.addVocabularyTerm,
      typed: { Words: 'container clusters', Criterion: 'Kubernetes' },
      comesBack: true,
      fields: { words: 'Words', criterion: 'Criterion' },
      submit: () => press('Add'),
      saved: extensionMessages.addVocabularyTerm.success,
      answerRead: true,
    },
  ],
  removeVocabularyTerm: [
    {
      kind: 'save',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.removeVocabularyTerm,
      recordId: 'trm_clusters',
      submit: () => press('Remove'),
      saved: extensionMessages.removeVocabularyTerm.success,
      answerRead: false,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
