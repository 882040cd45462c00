import {
  SendCandidateMailBody,
  SendCandidateMailHeader,
  UpdateMailTemplatesBody,
} from '@cortex/api-client/mails/validators';
import { requireSeenJob } from '../access/policy.ts';
import { candidateMailAttempts, createRateLimiter } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readHeaders, readId, refuseUnkept } from '../api/validation.ts';
import { readAttachments } from '../candidateMails/attachments.ts';
import { findRecipient, keepMail } from '../candidateMails/candidateMail.ts';
import { findTemplates, replaceTemplates } from '../candidateMails/templates.ts';
import { describeCreation, rememberCreated } from '../db/creationKeys.ts';
import type { Store } from '../db/store.ts';
import { invalid } from '../http/HttpError.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import { addNote } from '../notes/candidateNotes.ts';
import { findComingInterviews } from '../notes/comingInterviews.ts';
import { findNoteCreatedBefore } from '../notes/findNoteCreatedBefore.ts';
import type { Background } from '../workers/background.ts';

/** A calendar file has four digits for a year (RFC 5545, 3.3.4). */
const END_OF_CALENDARS = Date.UTC(10_000, 0);

export function mailRoutes(dependencies: Store & MailSettings & Pick<Background, 'runInBackground'>) {
  const { db, clock, runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);

  return {
    async sendCandidateMail(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', SendCandidateMailBody, { apart: ['attachments'] });
      const {
        subject,
        text,
        interview,
        for_job: jobId,
        cancels,
        moves,
        attachments: sentFiles,
        ...others
      } = body;
      refuseUnkept(others);
      const attachments = readAttachments(sentFiles);
      const candidateId = readId(c);
      const { 'Idempotency-Key': key } = readHeaders(c, SendCandidateMailHeader);
      const to = await findRecipient(db, caller, candidateId);
      // To another address it is another mail, however the words are the same.
      const content: unknown[] = ['mail', candidateId, to, subject, text, interview];
      if (jobId) content.push('job', jobId);
      if (cancels) content.push(cancels);
      if (moves) content.push('moves', moves);
      if (attachments.length > 0) content.push('attachments', attachments);
      const creation = key === undefined ? undefined : describeCreation(caller.userId, key, content);
      const sent = creation && (await findNoteCreatedBefore(db, caller, creation));
      if (sent) return c.json(sent, 201);
      if (interview && Date.parse(interview.starts_at) <= clock().getTime())
        throw invalid({ interview: 'Choose a time that is still to come.' });
      if (interview && Date.parse(interview.starts_at) + interview.minutes * 60_000 >= END_OF_CALENDARS)
        throw invalid({ interview: 'Choose a time before the year 10000.' });
      if (interview && cancels)
        throw invalid({ cancels: 'A mail either invites to an interview or cancels one.' });
      if (jobId && !interview)
        throw invalid({ for_job: 'A job is named where the mail invites to an interview.' });
      if (moves && !interview) throw invalid({ moves: 'A mail that moves an interview says what to.' });
      if (jobId) await requireSeenJob(db, caller, jobId);
      await limiter.count(candidateMailAttempts(caller, to));
      const note = await transactAs(db, caller, async (trx) => {
        const sent = creation && (await findNoteCreatedBefore(trx, caller, creation));
        if (sent) return sent;
        const copy = await addNote(trx, caller, { candidateId, text }, clock());
        const mail = await keepMail(
          trx,
          caller,
          { noteId: copy.id, candidateId, to },
          body,
          attachments,
          clock(),
        );
        const letter = {
          kind: 'candidate',
          recipient: candidateId,
          subjectId: copy.id,
          attachments,
        } as const;
        await postMail(trx, letter, clock());
        if (creation) {
          const at = clock().toISOString();
          await rememberCreated(trx, creation, { candidateId, noteId: copy.id, at });
        }
        return { ...copy, mail };
      });
      runInBackground(() => deliverDue(dependencies));
      return c.json(note, 201);
    },

    async listComingInterviews(c) {
      return c.json(await findComingInterviews(db, c.get('caller'), clock()));
    },

    async listMailTemplates(c) {
      return c.json(await findTemplates(db, c.get('caller')));
    },

    async updateMailTemplates(c) {
      const caller = c.get('caller');
      const { templates, ...others } = await readBody(c, 'application/json', UpdateMailTemplatesBody);
      refuseUnkept(others);
      return c.json(await transactAs(db, caller, (trx) => replaceTemplates(trx, caller, templates)));
    },
  } satisfies Handlers;
}
