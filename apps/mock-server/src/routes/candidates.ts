import {
  CreateCandidateBody,
  CreateCandidateHeader,
  ListCandidateChangesQueryParams,
  MergeCandidatesBody,
  ReadResumeBody,
  SearchResumesBody,
  ShareCandidateBody,
  UpdateCandidateBody,
  WithdrawShareBody,
} from '@cortex/api-client/candidates/validators';
import { deletionLimits, resumeLimits } from '@cortex/api-client/limits';
import type { Candidate, CandidateSummary, PersonReference, ShareEntry } from '@cortex/api-client/model';
import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import { requireChange, requireRecipient, type Sight, visibleCandidates } from '../access/policy.ts';
import { createRateLimiter, mailAttempts } from '../access/rateLimits.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Env, Handlers } from '../api/addOperation.ts';
import { isUnchanged } from '../api/etags.ts';
import { findCreatedBefore } from '../api/findCreatedBefore.ts';
import { readListChanges } from '../api/listChanges.ts';
import { prepareList, sendList } from '../api/listResponses.ts';
import { readBody, readHeaders, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { placeWithoutStage } from '../applications/placeWithoutStage.ts';
import { addCandidate, findByEmail, findByResume } from '../candidates/addCandidate.ts';
import { searchResumes } from '../candidates/searchResumes.ts';
import { describeCreation, hashFile, rememberCreated } from '../db/creationKeys.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import { moveImportedRows } from '../db/importedRows.ts';
import { fromJson, jsonColumn, jsonObject, jsonTruth } from '../db/json.ts';
import { forgetEmbeddings } from '../db/keptEmbeddings.ts';
import { changeRecord } from '../db/listVersions.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { deleteCandidateForNow, restoreCandidate } from '../deletion/candidates.ts';
import { mergeInto } from '../deletion/mergeCandidates.ts';
import { invalid, malformed, notFound } from '../http/HttpError.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import { recordEvent } from '../performance/recordEvent.ts';
import type { Blobs } from '../resumes/blobs.ts';
import { findLayout } from '../resumes/layouts.ts';
import { keepResume, readResume, type StoredResume, storeResume } from '../resumes/readResume.ts';
import { signResumeLink } from '../resumes/resumeLinks.ts';
import { announce } from '../webhooks/announce.ts';
import type { Background } from '../workers/background.ts';
import type { OnBehalf, Perform } from '../workers/perform.ts';

export function candidateRoutes(
  dependencies: Store &
    MailSettings &
    Pick<Background, 'runInBackground'> & {
      blobs: Blobs;
      perform: Perform;
      /** Where browsers find this server, for signed links; undefined means as the request names it. */
      publicUrl: string | undefined;
    },
) {
  const { db, blobs, clock, runInBackground, publicUrl } = dependencies;
  const limiter = createRateLimiter(dependencies);

  async function getDetails(executor: Executor, c: Context<Env>, id: string): Promise<Candidate> {
    const summary = await findCandidate(executor, c.get('caller'), id);
    const resume = summary.has_resume
      ? await signResumeLink(executor, publicUrl ?? new URL(c.req.url).origin, summary.id, clock())
      : null;
    return { ...summary, resume };
  }

  async function takeResume(c: Context<Env>, upload: Blob): Promise<StoredResume> {
    const resume = await readResume(dependencies, upload, onBehalfOf(c));
    requireSender(c);
    return storeResume(blobs, c.get('caller').organizationId, resume);
  }

  return {
    async listCandidates(c) {
      if (isUnchanged(c, 'candidates')) return c.body(null, 304);
      return sendList(c, await listFor(db, c.get('caller')));
    },

    async listCandidateChanges(c) {
      const { since } = readQuery(c, ListCandidateChangesQueryParams);
      const rows = (sight: Sight, where: RawBuilder<boolean>) =>
        selectSummaries(db, sight).where(where).execute();
      return c.json(await readListChanges(db, c.get('caller'), { list: 'candidates', since, rows }));
    },

    async getCandidate(c) {
      return c.json(await getDetails(db, c, readId(c)));
    },

    async createCandidate(c) {
      const caller = c.get('caller');
      const form = await readBody(c, 'multipart/form-data', CreateCandidateBody);
      const { resume_file: upload, name, email, phone, notes, ...others } = form;
      refuseUnkept(others);
      const fields = { name, email, phone, notes };
      const creation = await readCreation(c, fields, upload);
      const known = creation && (await findCreatedBefore(db, creation));
      if (known) return c.json(await getDetails(db, c, known.candidateId), 201);
      const resume = upload && (await takeResume(c, upload));
      const at = clock().toISOString();
      const candidate = await transactAs(db, caller, async (trx): Promise<Candidate> => {
        requireSender(c);
        const known = creation && (await findCreatedBefore(trx, creation));
        if (known) return getDetails(trx, c, known.candidateId);
        const first = await findByEmail(trx, caller, fields.email);
        const id = await addCandidate(trx, caller, fields, at, resume);
        if (creation) await rememberCreated(trx, creation, { candidateId: id, at });
        const details = await getDetails(trx, c, id);
        return first ? { ...details, duplicate_of: first } : details;
      });
      return c.json(candidate, 201);
    },

    async updateCandidate(c) {
      const caller = c.get('caller');
      const form = await readBody(c, 'multipart/form-data', UpdateCandidateBody);
      const { resume_file: upload, name, email, phone, notes, ...others } = form;
      refuseUnkept(others);
      const fields = { name, email, phone, notes };
      const id = await requireChangeable(db, caller, readId(c));
      const resume = upload && (await takeResume(c, upload));
      const candidate = await transactAs(db, caller, async (trx) => {
        requireSender(c);
        await requireChangeable(trx, caller, id);
        await moveImportedRows(trx, id, fields.email);
        await trx
          .updateTable('candidates')
          .set({ ...fields, email_key: toEmailKey(fields.email), ...resume?.columns })
          .where('id', '=', id)
          .execute();
        await forgetEmbeddings(trx, { candidateId: id });
        await changeRecord(trx, caller, 'candidates', { id });
        if (resume) await keepResume(trx, id, resume);
        await announce(trx, caller, {
          kind: 'candidate.updated',
          at: clock().toISOString(),
          data: { candidate_id: id },
        });
        return getDetails(trx, c, id);
      });
      return c.json(candidate);
    },

    async deleteCandidate(c) {
      const caller = c.get('caller');
      await transactAs(db, caller, async (trx) => {
        const id = await requireChangeable(trx, caller, readId(c));
        await deleteCandidateForNow(trx, caller, { id, at: clock().toISOString() });
      });
      runInBackground(() => eraseDeleted(db));
      return c.json({ message: 'Candidate deleted.', undo_seconds: deletionLimits.undoSeconds });
    },

    async restoreCandidate(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const candidate = await transactAs(db, caller, async (trx) => {
        await restoreCandidate(trx, caller, id, clock());
        await placeWithoutStage(trx, caller, { candidate_id: id }, clock());
        return getDetails(trx, c, id);
      });
      return c.json(candidate);
    },

    async mergeCandidates(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', MergeCandidatesBody);
      const { other_id, name, email, phone, notes, ...others } = body;
      refuseUnkept(others);
      const at = clock().toISOString();
      const candidate = await transactAs(db, caller, async (trx) => {
        const id = await requireChangeable(trx, caller, readId(c));
        const otherId = await requireChangeable(trx, caller, other_id);
        if (id === otherId) throw invalid({ other_id: 'Choose another candidate to merge with.' });
        const fields = { name, email, phone, notes };
        const merged = await mergeInto(trx, caller, { id, otherId, fields, at });
        await deleteCandidateForNow(trx, caller, { id: otherId, at, merged });
        await forgetEmbeddings(trx, { candidateId: id });
        return getDetails(trx, c, id);
      });
      runInBackground(() => eraseDeleted(db));
      return c.json(candidate);
    },

    async readResume(c) {
      const { resume_file: upload, ...others } = await readBody(c, 'multipart/form-data', ReadResumeBody);
      refuseUnkept(others);
      const { columns, contact } = await readResume(dependencies, upload, onBehalfOf(c));
      const { resume_reading, skills, resume_text, resume_hash } = columns;
      const { countWords } = await import('@cortex/scoring');
      const words = countWords(resume_text ?? '');
      const same = resume_hash === null ? undefined : await findByResume(db, c.get('caller'), resume_hash);
      const sameResume = same === undefined ? {} : { same_resume_as: same };
      return c.json({ resume_reading, ...contact, skills, words, ...sameResume });
    },

    async getResumeText(c) {
      const id = readId(c);
      const candidate = await visibleCandidates(db, c.get('caller'))
        .select([
          'candidates.resume_reading',
          'candidates.resume_text as text',
          'candidates.resume_hidden_words as hidden_words',
        ])
        .where('candidates.id', '=', id)
        .executeTakeFirst();
      if (!candidate) throw notFound();
      const { hidden } = await findLayout(db, id);
      const text = candidate.text ?? '';
      const cut = text.length >= resumeLimits.characters;
      return c.json({ ...candidate, text, ...(cut ? { cut } : {}), hidden: [...hidden] });
    },

    async listShares(c) {
      const caller = c.get('caller');
      return c.json(await findShares(db, await requireChangeable(db, caller, readId(c))));
    },

    async withdrawShare(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', WithdrawShareBody);
      const { candidate_id, shared_with_user_id, ...others } = body;
      refuseUnkept(others);
      await transactAs(db, caller, async (trx) => {
        await requireColleague(trx, caller, shared_with_user_id);
        await requireChangeable(trx, caller, candidate_id);
        await trx
          .deleteFrom('shares')
          .where('candidate_id', '=', candidate_id)
          .where('shared_with_user_id', '=', shared_with_user_id)
          .execute();
        const lost = { id: candidate_id, lostBy: [shared_with_user_id] };
        await changeRecord(trx, caller, 'candidates', lost);
      });
      runInBackground(() => eraseDeleted(db));
      return c.json({ message: 'Sharing stopped.' });
    },

    async shareCandidate(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', ShareCandidateBody);
      const { candidate_id, shared_with_user_id, note, ...others } = body;
      refuseUnkept(others);
      const share = { candidate_id, shared_with_user_id, note };
      const at = clock().toISOString();
      const mailed = await limiter.countWithin(mailAttempts(caller, share.shared_with_user_id));
      const shared = transactAs(db, caller, async (trx) => {
        const recipient = await requireColleague(trx, caller, share.shared_with_user_id);
        await requireChangeable(trx, caller, share.candidate_id);
        requireRecipient(caller, recipient);
        const row = { ...share, shared_by_user_id: caller.userId, created_at: at };
        const before = await trx
          .selectFrom('shares')
          .select('created_at')
          .where('shared_with_user_id', '=', row.shared_with_user_id)
          .where('candidate_id', '=', row.candidate_id)
          .where('shared_by_user_id', '=', row.shared_by_user_id)
          .executeTakeFirst();
        await trx
          .insertInto('shares')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(['shared_with_user_id', 'candidate_id', 'shared_by_user_id'])
              .doUpdateSet({ note: row.note, created_at: at }),
          )
          .execute();
        await changeRecord(trx, caller, 'candidates', { id: share.candidate_id });
        // Another note is no second share.
        if (!before) await recordEvent(trx, caller, 'candidate_shared', share.candidate_id, at);
        if (mailed) {
          const letter = { kind: 'shared', recipient: recipient.id, subjectId: caller.userId } as const;
          await postMail(trx, letter, clock());
        }
      });
      await limiter.orGiveBack(mailed ?? [], shared);
      runInBackground(() => deliverDue(dependencies));
      return c.json(share, 201);
    },

    async searchResumes(c) {
      const { text, ...others } = await readBody(c, 'application/json', SearchResumesBody);
      refuseUnkept(others);
      return c.json(await searchResumes(db, c.get('caller'), text));
    },
  } satisfies Handlers;
}

function onBehalfOf(c: Context<Env>): OnBehalf {
  const { organizationId, address } = c.get('caller');
  return { organizationId, address, signal: c.req.raw.signal };
}

/** Ends the work on a form whose sender has gone: they heard of no success and will send it again. */
function requireSender(c: Context<Env>): void {
  if (c.req.raw.signal.aborted) throw malformed();
}

/** The form as one that may be sent again, where its sender gave it a key. */
async function readCreation(c: Context<Env>, fields: object, upload: Blob | undefined) {
  const { 'Idempotency-Key': key } = readHeaders(c, CreateCandidateHeader);
  if (key === undefined) return undefined;
  return describeCreation(c.get('caller').userId, key, [fields, await hashFile(upload)]);
}

function findOwner(db: Executor, caller: Caller, id: string) {
  return visibleCandidates(db, caller)
    .select(['candidates.id', 'candidates.owner_id'])
    .where('candidates.id', '=', id)
    .executeTakeFirst();
}

async function requireColleague(db: Executor, { organizationId }: Caller, id: string) {
  const colleague = await db
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!colleague) throw notFound();
  return colleague;
}

/** Every share of a candidate that stands, newest first. */
async function findShares(db: Executor, candidateId: string): Promise<ShareEntry[]> {
  const rows = await db
    .selectFrom('shares')
    .innerJoin('users as recipient', 'recipient.id', 'shares.shared_with_user_id')
    .innerJoin('users as sender', 'sender.id', 'shares.shared_by_user_id')
    .where('shares.candidate_id', '=', candidateId)
    .select([
      'shares.shared_with_user_id',
      'recipient.full_name as recipient_name',
      'shares.shared_by_user_id',
      'sender.full_name as sender_name',
      'shares.note',
      'shares.created_at',
    ])
    .orderBy('shares.created_at', 'desc')
    .orderBy('shares.shared_with_user_id')
    .execute();
  return rows.map((row) => ({
    shared_with: { id: row.shared_with_user_id, full_name: row.recipient_name },
    shared_by: { id: row.shared_by_user_id, full_name: row.sender_name },
    note: row.note,
    shared_at: row.created_at,
  }));
}

/** The id of a candidate that the caller may change. Throws 404 where they do not see it, 403 where it is not theirs. */
async function requireChangeable(db: Executor, caller: Caller, id: string): Promise<string> {
  const candidate = await findOwner(db, caller, id);
  if (!candidate) throw notFound();
  requireChange(caller, candidate);
  return candidate.id;
}

async function findCandidate(db: Executor, caller: Caller, id: string): Promise<CandidateSummary> {
  const row = await selectSummaries(db, caller).where('candidates.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return fromJson(row.json);
}

const listFor = prepareList({
  table: 'candidates',
  ids: (db, sight) =>
    visibleCandidates(db, sight)
      .select('candidates.id as id')
      .orderBy('candidates.created_at')
      .orderBy('candidates.id'),
  rows: (db, sight, { where, limit }) =>
    selectSummaries(db, sight)
      .where(where)
      .orderBy('candidates.created_at')
      .orderBy('candidates.id')
      .limit(limit),
});

/** The candidates that somebody sees, each with the newest share to them where it is not their own. */
function selectSummaries(db: Executor, sight: Sight) {
  const newer = db
    .selectFrom('shares as newer')
    .select('newer.candidate_id')
    .where('newer.shared_with_user_id', '=', sight.userId)
    .where(sql<boolean>`newer.candidate_id = share.candidate_id`)
    .where(
      sql<boolean>`(newer.created_at, newer.shared_by_user_id) > (share.created_at, share.shared_by_user_id)`,
    );
  return visibleCandidates(db, sight)
    .leftJoin('shares as share', (join) =>
      join
        .onRef('share.candidate_id', '=', 'candidates.id')
        .on('share.shared_with_user_id', '=', sight.userId)
        .on('candidates.owner_id', '!=', sight.userId)
        .on(({ not, exists }) => not(exists(newer))),
    )
    .leftJoin('users as sharer', (join) =>
      join
        .onRef('sharer.id', '=', 'share.shared_by_user_id')
        .on('sharer.organization_id', '=', sight.organizationId),
    )
    .select((eb) => {
      const { ref } = eb;
      const sharer = jsonObject<PersonReference>(db, {
        id: ref('sharer.id'),
        full_name: ref('sharer.full_name'),
      });
      return jsonObject<CandidateSummary>(
        db,
        {
          id: ref('candidates.id'),
          name: ref('candidates.name'),
          email: ref('candidates.email'),
          phone: ref('candidates.phone'),
          notes: ref('candidates.notes'),
          skills: ref('candidates.skills'),
          has_resume: jsonTruth(db, eb('candidates.resume_file_name', 'is not', null)),
          resume_reading: ref('candidates.resume_reading'),
          can_edit: jsonTruth(db, sight.isAdmin ? sql`1 = 1` : eb('candidates.owner_id', '=', sight.userId)),
          created_at: ref('candidates.created_at'),
          tags: jsonColumn(db, ref('candidates.tags')),
        },
        {
          resume_file_name: ref('candidates.resume_file_name'),
          shared_by: eb.case().when('sharer.id', 'is not', null).then(sharer).end(),
          share_note: ref('share.note'),
          merged_ids: eb
            .case()
            .when('candidates.merged_ids', 'is not', null)
            .then(jsonColumn(db, ref('candidates.merged_ids')))
            .end(),
          shared_at: ref('share.created_at'),
        },
      ).as('json');
    });
}
