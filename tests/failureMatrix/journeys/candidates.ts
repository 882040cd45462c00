import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { candidates, mara } from '@cortex/api-client/fixtures/candidates';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../../packages/ui/src/feedback/Toaster/toaster.ts';
import { retentionMessages } from '../../../packages/ui/src/screens/OrganizationEditScreen/retentionMessages.ts';
import type { Journey } from '../Journey.ts';
import { choose, pickFile, press } from '../person.ts';
import { candidate, retention, share } from './places.ts';

const candidateText = {
  Name: 'Nia Holm',
  Email: 'nia.holm@example.com',
  Phone: '+47 22 55 01 00',
  Notes: 'Bakes at night.',
};
const candidateFields = { name: 'Name', email: 'Email', phone: 'Phone', notes: 'Notes' };

async function chooseWhomToShareWith(): Promise<void> {
  await share();
  await choose('User 1');
}

/** What the client asks for below the screens, and reads whole where it fails: `packages/api-client/src/http.test.ts`. */
export const calledByTheClient = ['listJobChanges', 'listCandidateChanges'] as const;

/** The way through the screens to each call about candidates, their resumes and those who see them. */
export const candidatesJourneys = {
  listCandidates: [
    {
      kind: 'load',
      path: '/active-candidates',
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.loadCandidates,
      loaded: 'Mara Lindqvist',
    },
    {
      kind: 'load',
      from: 'Candidate Comparison',
      path: '/compare-candidates',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.loadCandidates,
      loaded: 'Compare Candidates',
    },
  ],
  createCandidate: [
    {
      kind: 'save',
      path: '/create-candidate',
      as: 'user',
      heading: 'Create Candidate',
      texts: messages.createCandidate,
      typed: candidateText,
      comesBack: true,
      fields: candidateFields,
      submit: () => press('Create Candidate'),
      saved: messages.createCandidate.success,
      answerRead: true,
    },
  ],
  getCandidate: [
    {
      kind: 'load',
      path: '/candidates/cnd_mara',
      as: 'user',
      heading: 'Candidate',
      texts: messages.loadCandidate,
      loaded: 'Download Resume',
    },
  ],
  updateCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.updateCandidate,
      open: () => press('Edit'),
      typed: candidateText,
      comesBack: true,
      fields: candidateFields,
      submit: () => press('Save'),
      saved: messages.updateCandidate.success,
      answerRead: true,
    },
  ],
  deleteCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.deleteCandidate,
      open: () => press('Delete'),
      submit: () => press('Delete candidate'),
      saved: messages.deleteCandidate.success,
      answerRead: false,
    },
  ],
  restoreCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.restoreCandidate,
      async open() {
        await press('Delete');
        await press('Delete candidate');
      },
      submit: () => press('Undo'),
      saved: extensionMessages.restoreCandidate.success,
      answerRead: true,
    },
  ],
  getResumeText: [
    {
      kind: 'aside',
      path: '/resume-analysis?candidate=cnd_mara&job=job_backend',
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      async open() {
        await press('Resume');
        // What was said of the analysis is not about the resume.
        clearToasts();
      },
      said: extensionMessages.loadResumeText.failed,
      again: 'Retry',
    },
  ],
  readResume: [
    {
      kind: 'aside',
      path: '/create-candidate',
      as: 'user',
      heading: 'Create Candidate',
      open: () => pickFile('Resume', new File(['%PDF-1.7'], 'mara.pdf', { type: 'application/pdf' })),
      said: 'The resume could not be read just now. You can still save it.',
      again: 'Try again',
    },
  ],
  mergeCandidates: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.mergeCandidates,
      answers: [
        getListCandidatesMockHandler200(
          [...candidates, { ...mara, id: 'cnd_twin', name: 'M. Lindqvist' }].map((one) => ({
            ...one,
            tags: [],
            can_edit: true,
          })),
        ),
      ],
      open: () => press('Compare and merge'),
      reopen: () => press('Compare and merge'),
      submit: () => press('Merge candidates'),
      saved: extensionMessages.mergeCandidates.success,
      answerRead: true,
    },
  ],
  listShares: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadShares,
      loaded: 'Analyze Resume',
    },
  ],
  shareCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.shareCandidate,
      open: chooseWhomToShareWith,
      typed: { Note: 'She bakes at night.' },
      comesBack: true,
      reopen: chooseWhomToShareWith,
      fields: { shared_with_user_id: 'Share with', note: 'Note' },
      submit: () => press('Share'),
      saved: messages.shareCandidate.success,
      answerRead: false,
    },
  ],
  withdrawShare: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.withdrawShare,
      submit: () => press('Stop sharing'),
      saved: extensionMessages.withdrawShare.success,
      answerRead: false,
    },
  ],
  holdCandidate: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.hold,
      recordId: 'cnd_mara',
      open: () => press('Hold'),
      reopen: () => press('Hold'),
      typed: { Reason: 'We agreed to talk again in spring.' },
      comesBack: true,
      fields: { reason: 'Reason' },
      submit: () => press('Set hold'),
      saved: retentionMessages.hold.success,
      answerRead: true,
    },
  ],
  liftHold: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.lift,
      recordId: 'cnd_tomas',
      submit: () => press('Lift hold'),
      saved: retentionMessages.lift.success,
      answerRead: false,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
