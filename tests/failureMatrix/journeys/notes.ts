import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { candidates } from '@cortex/api-client/fixtures/candidates';
import { mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import { notes } from '@cortex/api-client/fixtures/notes';
import { getListMailTemplatesMockHandler200 } from '@cortex/api-client/mails/mocks';
import {
  getListCandidateNotesMockHandler200,
  getSetCandidateTagsMockHandler200,
} from '@cortex/api-client/notes/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import type { Journey } from '../Journey.ts';
import { fillLabelled, pickFile, press, pressLabelled, selectRow } from '../person.ts';
import { candidate } from './places.ts';

/** Where one mail goes to several. */
const SELECTED = 'selected candidates';

/** Where files go with a mail. */
const ATTACHED = 'a mail with a file';

/** Where a mail moves or cancels the interview of an earlier one. */
const MOVED = 'an interview that is moved';
const CANCELLED = 'an interview that is cancelled';

const answers = [getListCandidateNotesMockHandler200(notes)];

const askToDelete = () => pressLabelled('Delete the note of');

const writeMail = () => press('Write a mail');

const moveInterview = () => press('Move the interview');

const cancelInterview = () => press('Cancel the interview');

async function writeToSelected() {
  await selectRow('Mara Lindqvist');
  await writeMail();
}

async function editTemplates() {
  await writeMail();
  await press('Edit templates');
}

/** The way through the screens to each call about notes and tags. */
export const notesJourneys = {
  listCandidateNotes: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadNotes,
      answers,
      loaded: 'Jordan Reyes',
    },
  ],
  createCandidateNote: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.createNote,
      answers,
      typed: { 'New note': 'Called today.' },
      comesBack: true,
      fields: { text: 'New note' },
      submit: () => press('Save note'),
      saved: extensionMessages.createNote.success,
      answerRead: true,
    },
  ],
  deleteCandidateNote: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      recordId: 'nte_fair',
      texts: extensionMessages.deleteNote,
      answers,
      open: askToDelete,
      reopen: askToDelete,
      submit: () => press('Delete note'),
      saved: extensionMessages.deleteNote.success,
      answerRead: false,
    },
  ],
  searchNotes: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.searchNotes,
      async open() {
        await pressLabelled('Search');
        await fillLabelled('Search pages', 'march');
      },
      loaded: 'Senior Backend Engineer',
    },
  ],
  searchResumes: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.searchResumes,
      async open() {
        await pressLabelled('Search');
        await fillLabelled('Search pages', 'march');
      },
      loaded: 'Senior Backend Engineer',
    },
  ],
  setCandidateTags: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.setTags,
      answers: [
        getListCandidatesMockHandler200(candidates.map((one) => ({ ...one, tags: ['Relocates'] }))),
        getSetCandidateTagsMockHandler200({ tags: ['Relocates', 'Weekends', 'As it was kept'] }),
      ],
      submit: () => fillLabelled('Add a tag', 'Weekends', { enter: true }),
      // The tag itself stands there before the server has answered.
      saved: 'As it was kept',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  listMailTemplates: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadTemplates,
      answers: [...answers, getListMailTemplatesMockHandler200(mailTemplates)],
      loaded: 'Write a mail',
    },
    {
      kind: 'load',
      from: SELECTED,
      path: '/active-candidates',
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadTemplates,
      answers: [getListMailTemplatesMockHandler200(mailTemplates)],
      open: () => selectRow('Mara Lindqvist'),
      loaded: 'Write a mail',
    },
  ],
  sendCandidateMail: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.sendMail,
      answers: [...answers, getListMailTemplatesMockHandler200(mailTemplates)],
      open: writeMail,
      reopen: writeMail,
      typed: { Subject: 'Your call', Text: 'When does it suit you?' },
      comesBack: true,
      fields: { subject: 'Subject', text: 'Text' },
      submit: () => press('Send mail'),
      saved: extensionMessages.sendMail.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: ATTACHED,
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.sendMail,
      answers: [...answers, getListMailTemplatesMockHandler200(mailTemplates)],
      async open() {
        await writeMail();
        // As large as what goes another way than a text.
        await pickFile('Attachments', new File(['%PDF-1.7'.padEnd(150_000)], 'offer.pdf'));
      },
      reopen: writeMail,
      typed: { Subject: 'Our offer', Text: 'Our offer is attached.' },
      comesBack: true,
      fields: { subject: 'Subject', text: 'Text', attachments: 'Attachments' },
      submit: () => press('Send mail'),
      saved: extensionMessages.sendMail.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: MOVED,
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.moveInterview,
      answers: [
        getListCandidateNotesMockHandler200([mailedNote]),
        getListMailTemplatesMockHandler200(mailTemplates),
      ],
      open: moveInterview,
      reopen: moveInterview,
      typed: { Begins: '2031-03-03T09:30', Place: 'Room 2', Text: 'We have to move.' },
      comesBack: true,
      fields: { interview: 'Begins', subject: 'Subject', text: 'Text' },
      submit: () => press('Send change'),
      saved: extensionMessages.moveInterview.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: CANCELLED,
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.cancelInterview,
      answers: [
        getListCandidateNotesMockHandler200([mailedNote]),
        getListMailTemplatesMockHandler200(mailTemplates),
      ],
      open: cancelInterview,
      reopen: cancelInterview,
      typed: { Subject: 'Another time', Text: 'We have to cancel.' },
      comesBack: true,
      fields: { subject: 'Subject', text: 'Text' },
      submit: () => press('Send cancellation'),
      saved: extensionMessages.cancelInterview.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: SELECTED,
      path: '/active-candidates',
      as: 'user',
      heading: 'Active Candidates',
      recordId: 'cnd_mara',
      texts: extensionMessages.sendMails,
      answers: [getListMailTemplatesMockHandler200(mailTemplates)],
      open: writeToSelected,
      reopen: writeToSelected,
      typed: { Subject: 'Your call', Text: 'When does it suit you?' },
      comesBack: true,
      fields: { subject: 'Subject', text: 'Text' },
      submit: () => press('Send 1 mail'),
      saved: extensionMessages.sendMails.success,
      answerRead: true,
    },
  ],
  updateMailTemplates: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.saveTemplate,
      answers: [...answers, getListMailTemplatesMockHandler200(mailTemplates)],
      open: editTemplates,
      reopen: editTemplates,
      typed: { Subject: 'Your call' },
      comesBack: true,
      fields: { templates: 'Name' },
      submit: () => press('Save template'),
      saved: extensionMessages.saveTemplate.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
