import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import type { Journey } from '../Journey.ts';
import { press } from '../person.ts';

const details = '/candidates/cnd_mara';

/** The way through the screens to each call about the people who applied. */
export const applicantsJourneys = {
  createApplicantLink: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.createApplicantLink,
      submit: () => press('New link'),
      saved: extensionMessages.createApplicantLink.success,
      answerRead: true,
    },
  ],
  revokeApplicantLink: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.revokeApplicantLink,
      submit: () => press('End the link'),
      saved: extensionMessages.revokeApplicantLink.success,
      answerRead: false,
    },
  ],
  listApplicantRequests: [
    {
      kind: 'load',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.loadApplicantRequests,
      loaded: 'Download Resume',
    },
  ],
  listWaitingRequests: [
    {
      kind: 'load',
      path: '/dashboard',
      as: 'user',
      heading: "Welcome! Here's an overview of your hiring activity",
      texts: extensionMessages.loadWaitingRequests,
      loaded: 'See all jobs',
    },
  ],
  listComingInterviews: [
    {
      kind: 'load',
      path: '/dashboard',
      as: 'user',
      heading: "Welcome! Here's an overview of your hiring activity",
      texts: extensionMessages.loadComingInterviews,
      loaded: 'See all jobs',
    },
  ],
  answerApplicantRequest: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      recordId: 'apr_overdue',
      texts: extensionMessages.answerApplicantRequest,
      open: () => press('Answer'),
      reopen: async () => {},
      typed: { Answer: 'We looked again: your last post counts.' },
      comesBack: true,
      fields: { answer: 'Answer' },
      submit: () => press('Send answer'),
      saved: extensionMessages.answerApplicantRequest.success,
      answerRead: true,
    },
  ],
  openApplication: [
    {
      kind: 'load',
      path: '/your-application#secret',
      as: 'visitor',
      heading: 'Your application',
      texts: extensionMessages.openApplication,
      loaded: 'Print or save as PDF',
    },
  ],
  sendApplicantRequest: [
    {
      kind: 'save',
      path: '/your-application#secret',
      as: 'visitor',
      heading: 'Your application',
      texts: extensionMessages.sendApplicantRequest,
      open: () => press('This is wrong'),
      typed: { 'What is wrong?': 'I ran our clusters for two years.' },
      submit: () => press('Send'),
      saved: extensionMessages.sendApplicantRequest.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
