import {
  AnswerApplicantRequestBody,
  OpenApplicationBody,
  SendApplicantRequestBody,
} from '@cortex/api-client/applicants/validators';
import { applicantLimits } from '@cortex/api-client/limits';
import type { ApplicantRequests } from '@cortex/api-client/model';
import { requireChange, visibleCandidates } from '../access/policy.ts';
import { createRateLimiter, type RateLimit } from '../access/rateLimits.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { showApplication } from '../applicants/application.ts';
import { createLink, findLink, requireLink, revokeLink } from '../applicants/links.ts';
import {
  addRequest,
  answerRequest,
  listRequests,
  listWaitingRequests,
  requireSubject,
} from '../applicants/requests.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../http/HttpError.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';
import { deliverDue, type MailSettings } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

const REQUESTS_BY_LINK: RateLimit = {
  name: 'requests of an applicant',
  attempts: applicantLimits.requestsPerDay,
  windowMs: 24 * 60 * 60_000,
};

export function applicantRoutes(dependencies: Store & MailSettings & Pick<Background, 'runInBackground'>) {
  const { db, clock, webUrl, runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async createApplicantLink(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const now = clock();
      const link = await transactAs(db, caller, async (trx) => {
        requireChange(caller, await findCandidate(trx, caller, id));
        return createLink(trx, caller, id, { now, webUrl });
      });
      return c.json(link, 201);
    },

    async revokeApplicantLink(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await transactAs(db, caller, async (trx) => {
        requireChange(caller, await findCandidate(trx, caller, id));
        await revokeLink(trx, caller, id, clock());
      });
      return c.body(null, 204);
    },

    async listApplicantRequests(c) {
      const caller = c.get('caller');
      const { id } = await findCandidate(db, caller, readId(c));
      const link = await findLink(db, id, clock());
      const people = await findNames(db, 'users', link ? [link.created_by] : []);
      const answer: ApplicantRequests = {
        ...(link
          ? {
              link: {
                created_at: link.created_at,
                expires_at: link.expires_at,
                by: toPerson(link.created_by, people),
              },
            }
          : {}),
        requests: await listRequests(db, id),
      };
      return c.json(answer);
    },

    async listWaitingRequests(c) {
      return c.json(await listWaitingRequests(db, c.get('caller')));
    },

    async answerApplicantRequest(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const { answer, ...others } = await readBody(c, 'application/json', AnswerApplicantRequestBody);
      refuseUnkept(others);
      const at = clock().toISOString();
      const request = await transactAs(db, caller, async (trx) => {
        const row = await trx
          .selectFrom('applicant_requests')
          .selectAll()
          .where('id', '=', id)
          .where('organization_id', '=', caller.organizationId)
          .executeTakeFirst();
        if (!row) throw notFound();
        requireChange(caller, await findCandidate(trx, caller, row.candidate_id));
        return answerRequest(trx, caller, row, { answer, at });
      });
      runInBackground(() => eraseDeleted(db));
      return c.json(request);
    },

    async openApplication(c) {
      const { token, ...others } = await readBody(c, 'application/json', OpenApplicationBody);
      refuseUnkept(others);
      return c.json(await showApplication(db, await requireLink(db, token, clock())));
    },

    async sendApplicantRequest(c) {
      const body = await readBody(c, 'application/json', SendApplicantRequestBody);
      const { token, kind, job_id, criterion, text, ...others } = body;
      refuseUnkept(others);
      const asked = {
        kind,
        ...(job_id === undefined ? {} : { job_id }),
        criterion: criterion ?? '',
        text: text ?? '',
      };
      requireSubject(asked);
      const now = clock();
      const { candidate_id } = await requireLink(db, token, now);
      await limiter.count([{ limit: REQUESTS_BY_LINK, who: candidate_id }]);
      const request = await transact(db, async (trx) =>
        addRequest(trx, await requireLink(trx, token, now), asked, now),
      );
      runInBackground(() => deliverDue(dependencies));
      return c.json(request, 201);
    },
  } satisfies Handlers;
}

async function findCandidate(
  db: Executor,
  caller: Caller,
  id: string,
): Promise<{ id: string; owner_id: string }> {
  const candidate = await visibleCandidates(db, caller)
    .select(['candidates.id', 'candidates.owner_id'])
    .where('candidates.id', '=', id)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate;
}
