/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The entries that match all that is asked, newest first, a page at a time (`x-limits.ledger.pageEntries`). `next` is what `before` takes for the page after it;
 * it is missing on the last one.
 * @summary The organization's record
 */
export const listLedgerQueryPersonMax = 64;


export const listLedgerQueryPersonRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listLedgerQueryBeforeMax = 15;


export const listLedgerQueryBeforeRegExp = new RegExp('^[0-9]+$');


export const ListLedgerQueryParams = zod.object({
  "kind": zod.enum(['decision_made', 'signed_in', 'signed_out', 'organization_created', 'user_created', 'user_deleted', 'role_changed', 'plan_changed', 'job_deleted', 'job_restored', 'candidate_deleted', 'candidate_restored', 'candidates_merged', 'user_restored', 'ledger_exported', 'finding_corrected', 'vocabulary_changed', 'retention_changed', 'retention_held', 'retention_released', 'sessions_ended', 'email_changed', 'email_confirmed', 'password_changed', 'password_reset_requested', 'password_reset', 'sign_in_failed', 'applicant_link_created', 'applicant_link_revoked', 'applicant_request', 'applicant_answered', 'invitation_sent', 'invitation_revoked', 'invitation_accepted', 'application_moved', 'application_removed', 'stages_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_policy_changed', 'passkey_added', 'passkey_removed', 'company_link_removed', 'api_key_created', 'api_key_revoked', 'jobs_page_changed', 'job_published', 'job_unpublished', 'application_received', 'webhook_added', 'webhook_changed', 'webhook_secret_rotated', 'webhook_deleted', 'webhook_stopped']).optional().describe('Only entries of this kind.'),
  "person": zod.string().min(1).max(listLedgerQueryPersonMax).regex(listLedgerQueryPersonRegExp).optional().describe('Only what the person with this id did.'),
  "from": zod.iso.date().optional().describe('Only from this day on (UTC).'),
  "to": zod.iso.date().optional().describe('Only up to this day (UTC), it included.'),
  "before": zod.string().max(listLedgerQueryBeforeMax).regex(listLedgerQueryBeforeRegExp).optional().describe('The `next` of the page before.')
})


export const listLedgerResponseEntriesItemByIdMax = 64;


export const listLedgerResponseEntriesItemByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listLedgerResponseEntriesItemCandidateIdMax = 64;


export const listLedgerResponseEntriesItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listLedgerResponseEntriesItemJobIdMax = 64;


export const listLedgerResponseEntriesItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listLedgerResponseEntriesItemPersonIdMax = 64;


export const listLedgerResponseEntriesItemPersonIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listLedgerResponseEntriesItemDecisionAnalysisFitScoreMin = 0;
export const listLedgerResponseEntriesItemDecisionAnalysisFitScoreMax = 100;

export const listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemWeightMin = 0;
export const listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemWeightMax = 100;

export const listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemCreditMin = 0;
export const listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemCreditMax = 1;

export const listLedgerResponseEntriesItemExportedMin = 0;


export const listLedgerResponseEntriesItemHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const ListLedgerResponse = zod.object({
  "entries": zod.array(zod.object({
  "seq": zod.int().min(1).describe('Its number in the record of the organization, from 1 on without a gap.'),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).'),
  "kind": zod.enum(['decision_made', 'signed_in', 'signed_out', 'organization_created', 'user_created', 'user_deleted', 'role_changed', 'plan_changed', 'job_deleted', 'job_restored', 'candidate_deleted', 'candidate_restored', 'candidates_merged', 'user_restored', 'ledger_exported', 'finding_corrected', 'vocabulary_changed', 'retention_changed', 'retention_held', 'retention_released', 'sessions_ended', 'email_changed', 'email_confirmed', 'password_changed', 'password_reset_requested', 'password_reset', 'sign_in_failed', 'applicant_link_created', 'applicant_link_revoked', 'applicant_request', 'applicant_answered', 'invitation_sent', 'invitation_revoked', 'invitation_accepted', 'application_moved', 'application_removed', 'stages_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_policy_changed', 'passkey_added', 'passkey_removed', 'company_link_removed', 'api_key_created', 'api_key_revoked', 'jobs_page_changed', 'job_published', 'job_unpublished', 'application_received', 'webhook_added', 'webhook_changed', 'webhook_secret_rotated', 'webhook_deleted', 'webhook_stopped']).describe('What was done.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listLedgerResponseEntriesItemByIdMax).regex(listLedgerResponseEntriesItemByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "candidate": zod.object({
  "id": zod.string().min(1).max(listLedgerResponseEntriesItemCandidateIdMax).regex(listLedgerResponseEntriesItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(listLedgerResponseEntriesItemJobIdMax).regex(listLedgerResponseEntriesItemJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "person": zod.object({
  "id": zod.string().min(1).max(listLedgerResponseEntriesItemPersonIdMax).regex(listLedgerResponseEntriesItemPersonIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional(),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "before": zod.enum(['shortlist', 'hold', 'decline']).optional().describe('What a person decided. No status follows from it.'),
  "against_verdict": zod.boolean().describe('Whether it goes against the verdict of the score.'),
  "reason": zod.string().optional().describe('Why.'),
  "reason_erased": zod.boolean().optional().describe('Whether there was a reason, which was erased with the candidate.'),
  "analysis": zod.object({
  "fit_score": zod.number().min(listLedgerResponseEntriesItemDecisionAnalysisFitScoreMin).max(listLedgerResponseEntriesItemDecisionAnalysisFitScoreMax).describe('The fit in percent.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asked for.'),
  "weight": zod.number().min(listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemWeightMin).max(listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemWeightMax).describe('Its share of the score in percentage points.'),
  "credit": zod.number().min(listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemCreditMin).max(listLedgerResponseEntriesItemDecisionAnalysisCriteriaItemCreditMax).describe('How much of its weight the texts earned.')
})).describe('The criteria that it scored.')
}).optional().describe('What the analysis said that was kept at that moment.')
}).optional(),
  "correction": zod.object({
  "criterion": zod.string().describe('What the job asks for.'),
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.')
}).optional(),
  "vocabulary": zod.object({
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "change": zod.enum(['added', 'removed']).describe('What was done.')
}).optional(),
  "change": zod.object({
  "from": zod.string().optional().describe('What it was.'),
  "to": zod.string().describe('What it became.')
}).optional().describe('What a role, a plan, the months of retention (a number, or `off`), who is asked for a second factor (`everybody` or `nobody`), the name of a candidate\'s stage, or a webhook\'s host (or whether it is `on` or `off`) were, and became.'),
  "exported": zod.int().min(listLedgerResponseEntriesItemExportedMin).optional().describe('How many entries were taken as CSV.'),
  "network": zod.string().optional().describe('From where a sign-in failed, in words: a coarse network, never a whole address.'),
  "ended": zod.int().min(1).optional().describe('How many sessions were ended.'),
  "sign_in": zod.enum(['password', 'passkey', 'company']).optional().describe('How somebody signed in: by the password, with a passkey, or at the company\'s identity provider.'),
  "hash": zod.string().regex(listLedgerResponseEntriesItemHashRegExp).describe('SHA-256 of the entry and of the hash of the one before it.')
})).describe('The entries, newest first.'),
  "next": zod.string().optional().describe('What `before` takes for the page after this one; missing on the last.')
})

/**
 * The entries that match all that is asked, oldest first, as CSV (RFC 4180) in UTF-8 with a byte order mark. A cell that a spreadsheet would take for a
 * formula (it begins with `=`, `+`, `-`, `@`, a tab or a carriage return) begins with an apostrophe. That it was taken is itself recorded. More entries than
 * `x-limits.ledger.exportEntries` are 422 that names `from`: ask for fewer days.
 * @summary Take the record as CSV
 */
export const exportLedgerBodyPersonMax = 64;


export const exportLedgerBodyPersonRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ExportLedgerBody = zod.strictObject({
  "kind": zod.enum(['decision_made', 'signed_in', 'signed_out', 'organization_created', 'user_created', 'user_deleted', 'role_changed', 'plan_changed', 'job_deleted', 'job_restored', 'candidate_deleted', 'candidate_restored', 'candidates_merged', 'user_restored', 'ledger_exported', 'finding_corrected', 'vocabulary_changed', 'retention_changed', 'retention_held', 'retention_released', 'sessions_ended', 'email_changed', 'email_confirmed', 'password_changed', 'password_reset_requested', 'password_reset', 'sign_in_failed', 'applicant_link_created', 'applicant_link_revoked', 'applicant_request', 'applicant_answered', 'invitation_sent', 'invitation_revoked', 'invitation_accepted', 'application_moved', 'application_removed', 'stages_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_policy_changed', 'passkey_added', 'passkey_removed', 'company_link_removed', 'api_key_created', 'api_key_revoked', 'jobs_page_changed', 'job_published', 'job_unpublished', 'application_received', 'webhook_added', 'webhook_changed', 'webhook_secret_rotated', 'webhook_deleted', 'webhook_stopped']).optional().describe('What was done.'),
  "person": zod.string().min(1).max(exportLedgerBodyPersonMax).regex(exportLedgerBodyPersonRegExp).optional().describe('An id, opaque to the client.'),
  "from": zod.iso.date().optional().describe('The first day (UTC).'),
  "to": zod.iso.date().optional().describe('The last day (UTC).')
})

export const ExportLedgerResponse = zod.unknown()

/**
 * The candidate's own part of the record, newest first: every decision for a job that the caller sees, or saw before it was closed. The newest one for a job
 * is the one that stands. It may be handed to the candidate.
 * @summary What was decided about a candidate
 */
export const listDecisionsPathIdMax = 64;


export const listDecisionsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListDecisionsParams = zod.object({
  "id": zod.string().min(1).max(listDecisionsPathIdMax).regex(listDecisionsPathIdRegExp).describe('The candidate\'s id.')
})


export const listDecisionsResponseByIdMax = 64;


export const listDecisionsResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listDecisionsResponseCandidateIdMax = 64;


export const listDecisionsResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listDecisionsResponseJobIdMax = 64;


export const listDecisionsResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listDecisionsResponsePersonIdMax = 64;


export const listDecisionsResponsePersonIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listDecisionsResponseDecisionAnalysisFitScoreMin = 0;
export const listDecisionsResponseDecisionAnalysisFitScoreMax = 100;

export const listDecisionsResponseDecisionAnalysisCriteriaItemWeightMin = 0;
export const listDecisionsResponseDecisionAnalysisCriteriaItemWeightMax = 100;

export const listDecisionsResponseDecisionAnalysisCriteriaItemCreditMin = 0;
export const listDecisionsResponseDecisionAnalysisCriteriaItemCreditMax = 1;

export const listDecisionsResponseExportedMin = 0;


export const listDecisionsResponseHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const ListDecisionsResponseItem = zod.object({
  "seq": zod.int().min(1).describe('Its number in the record of the organization, from 1 on without a gap.'),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).'),
  "kind": zod.enum(['decision_made', 'signed_in', 'signed_out', 'organization_created', 'user_created', 'user_deleted', 'role_changed', 'plan_changed', 'job_deleted', 'job_restored', 'candidate_deleted', 'candidate_restored', 'candidates_merged', 'user_restored', 'ledger_exported', 'finding_corrected', 'vocabulary_changed', 'retention_changed', 'retention_held', 'retention_released', 'sessions_ended', 'email_changed', 'email_confirmed', 'password_changed', 'password_reset_requested', 'password_reset', 'sign_in_failed', 'applicant_link_created', 'applicant_link_revoked', 'applicant_request', 'applicant_answered', 'invitation_sent', 'invitation_revoked', 'invitation_accepted', 'application_moved', 'application_removed', 'stages_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_policy_changed', 'passkey_added', 'passkey_removed', 'company_link_removed', 'api_key_created', 'api_key_revoked', 'jobs_page_changed', 'job_published', 'job_unpublished', 'application_received', 'webhook_added', 'webhook_changed', 'webhook_secret_rotated', 'webhook_deleted', 'webhook_stopped']).describe('What was done.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listDecisionsResponseByIdMax).regex(listDecisionsResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "candidate": zod.object({
  "id": zod.string().min(1).max(listDecisionsResponseCandidateIdMax).regex(listDecisionsResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(listDecisionsResponseJobIdMax).regex(listDecisionsResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "person": zod.object({
  "id": zod.string().min(1).max(listDecisionsResponsePersonIdMax).regex(listDecisionsResponsePersonIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional(),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "before": zod.enum(['shortlist', 'hold', 'decline']).optional().describe('What a person decided. No status follows from it.'),
  "against_verdict": zod.boolean().describe('Whether it goes against the verdict of the score.'),
  "reason": zod.string().optional().describe('Why.'),
  "reason_erased": zod.boolean().optional().describe('Whether there was a reason, which was erased with the candidate.'),
  "analysis": zod.object({
  "fit_score": zod.number().min(listDecisionsResponseDecisionAnalysisFitScoreMin).max(listDecisionsResponseDecisionAnalysisFitScoreMax).describe('The fit in percent.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asked for.'),
  "weight": zod.number().min(listDecisionsResponseDecisionAnalysisCriteriaItemWeightMin).max(listDecisionsResponseDecisionAnalysisCriteriaItemWeightMax).describe('Its share of the score in percentage points.'),
  "credit": zod.number().min(listDecisionsResponseDecisionAnalysisCriteriaItemCreditMin).max(listDecisionsResponseDecisionAnalysisCriteriaItemCreditMax).describe('How much of its weight the texts earned.')
})).describe('The criteria that it scored.')
}).optional().describe('What the analysis said that was kept at that moment.')
}).optional(),
  "correction": zod.object({
  "criterion": zod.string().describe('What the job asks for.'),
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.')
}).optional(),
  "vocabulary": zod.object({
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "change": zod.enum(['added', 'removed']).describe('What was done.')
}).optional(),
  "change": zod.object({
  "from": zod.string().optional().describe('What it was.'),
  "to": zod.string().describe('What it became.')
}).optional().describe('What a role, a plan, the months of retention (a number, or `off`), who is asked for a second factor (`everybody` or `nobody`), the name of a candidate\'s stage, or a webhook\'s host (or whether it is `on` or `off`) were, and became.'),
  "exported": zod.int().min(listDecisionsResponseExportedMin).optional().describe('How many entries were taken as CSV.'),
  "network": zod.string().optional().describe('From where a sign-in failed, in words: a coarse network, never a whole address.'),
  "ended": zod.int().min(1).optional().describe('How many sessions were ended.'),
  "sign_in": zod.enum(['password', 'passkey', 'company']).optional().describe('How somebody signed in: by the password, with a passkey, or at the company\'s identity provider.'),
  "hash": zod.string().regex(listDecisionsResponseHashRegExp).describe('SHA-256 of the entry and of the hash of the one before it.')
})
export const ListDecisionsResponse = zod.array(ListDecisionsResponseItem)

/**
 * Appends a decision of the caller to the record, beside what the analysis that is kept says at that moment (its score, version and criteria). It may be
 * changed at any time by deciding again; what was decided before stays on record. Whoever sees the candidate and the job may decide.
 * - against the score's verdict (`shortlist` below "Worth an interview", `hold` never, `decline` at or above it) a `reason` is needed: 422
 *   `validation_failed` that names `reason`. Where nothing is analysed, or texts were read in part only, there is no verdict.
 * - `scored_at` names the analysis that the person saw. Where a newer one is kept the answer is 409 `analysis_changed`; an analysis that
 *   was not kept is not on record either.
 * @summary Decide about a candidate for a job
 */
export const recordDecisionPathIdMax = 64;


export const recordDecisionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RecordDecisionParams = zod.object({
  "id": zod.string().min(1).max(recordDecisionPathIdMax).regex(recordDecisionPathIdRegExp).describe('The candidate\'s id.')
})

export const recordDecisionBodyJobIdMax = 64;


export const recordDecisionBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recordDecisionBodyReasonMax = 2000;



export const RecordDecisionBody = zod.strictObject({
  "job_id": zod.string().min(1).max(recordDecisionBodyJobIdMax).regex(recordDecisionBodyJobIdRegExp).describe('An id, opaque to the client.'),
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "reason": zod.string().max(recordDecisionBodyReasonMax).optional().describe('Why. Needed where the decision goes against the verdict of the score; blanks are none.'),
  "scored_at": zod.iso.datetime({"offset":true}).optional().describe('Of the analysis that the person saw: when it was scored.')
})


export const recordDecisionResponseByIdMax = 64;


export const recordDecisionResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recordDecisionResponseCandidateIdMax = 64;


export const recordDecisionResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recordDecisionResponseJobIdMax = 64;


export const recordDecisionResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recordDecisionResponsePersonIdMax = 64;


export const recordDecisionResponsePersonIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const recordDecisionResponseDecisionAnalysisFitScoreMin = 0;
export const recordDecisionResponseDecisionAnalysisFitScoreMax = 100;

export const recordDecisionResponseDecisionAnalysisCriteriaItemWeightMin = 0;
export const recordDecisionResponseDecisionAnalysisCriteriaItemWeightMax = 100;

export const recordDecisionResponseDecisionAnalysisCriteriaItemCreditMin = 0;
export const recordDecisionResponseDecisionAnalysisCriteriaItemCreditMax = 1;

export const recordDecisionResponseExportedMin = 0;


export const recordDecisionResponseHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const RecordDecisionResponse = zod.object({
  "seq": zod.int().min(1).describe('Its number in the record of the organization, from 1 on without a gap.'),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).'),
  "kind": zod.enum(['decision_made', 'signed_in', 'signed_out', 'organization_created', 'user_created', 'user_deleted', 'role_changed', 'plan_changed', 'job_deleted', 'job_restored', 'candidate_deleted', 'candidate_restored', 'candidates_merged', 'user_restored', 'ledger_exported', 'finding_corrected', 'vocabulary_changed', 'retention_changed', 'retention_held', 'retention_released', 'sessions_ended', 'email_changed', 'email_confirmed', 'password_changed', 'password_reset_requested', 'password_reset', 'sign_in_failed', 'applicant_link_created', 'applicant_link_revoked', 'applicant_request', 'applicant_answered', 'invitation_sent', 'invitation_revoked', 'invitation_accepted', 'application_moved', 'application_removed', 'stages_changed', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_policy_changed', 'passkey_added', 'passkey_removed', 'company_link_removed', 'api_key_created', 'api_key_revoked', 'jobs_page_changed', 'job_published', 'job_unpublished', 'application_received', 'webhook_added', 'webhook_changed', 'webhook_secret_rotated', 'webhook_deleted', 'webhook_stopped']).describe('What was done.'),
  "by": zod.object({
  "id": zod.string().min(1).max(recordDecisionResponseByIdMax).regex(recordDecisionResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "candidate": zod.object({
  "id": zod.string().min(1).max(recordDecisionResponseCandidateIdMax).regex(recordDecisionResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(recordDecisionResponseJobIdMax).regex(recordDecisionResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "person": zod.object({
  "id": zod.string().min(1).max(recordDecisionResponsePersonIdMax).regex(recordDecisionResponsePersonIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional(),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "before": zod.enum(['shortlist', 'hold', 'decline']).optional().describe('What a person decided. No status follows from it.'),
  "against_verdict": zod.boolean().describe('Whether it goes against the verdict of the score.'),
  "reason": zod.string().optional().describe('Why.'),
  "reason_erased": zod.boolean().optional().describe('Whether there was a reason, which was erased with the candidate.'),
  "analysis": zod.object({
  "fit_score": zod.number().min(recordDecisionResponseDecisionAnalysisFitScoreMin).max(recordDecisionResponseDecisionAnalysisFitScoreMax).describe('The fit in percent.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What the job asked for.'),
  "weight": zod.number().min(recordDecisionResponseDecisionAnalysisCriteriaItemWeightMin).max(recordDecisionResponseDecisionAnalysisCriteriaItemWeightMax).describe('Its share of the score in percentage points.'),
  "credit": zod.number().min(recordDecisionResponseDecisionAnalysisCriteriaItemCreditMin).max(recordDecisionResponseDecisionAnalysisCriteriaItemCreditMax).describe('How much of its weight the texts earned.')
})).describe('The criteria that it scored.')
}).optional().describe('What the analysis said that was kept at that moment.')
}).optional(),
  "correction": zod.object({
  "criterion": zod.string().describe('What the job asks for.'),
  "finding": zod.enum(['shown', 'not_shown', 'as_read']).describe('`shown`: a line shows it; `not_shown`: the texts do not show it; `as_read`: no correction.')
}).optional(),
  "vocabulary": zod.object({
  "criterion": zod.string().describe('What a job asks for.'),
  "words": zod.string().describe('Words that show it.'),
  "change": zod.enum(['added', 'removed']).describe('What was done.')
}).optional(),
  "change": zod.object({
  "from": zod.string().optional().describe('What it was.'),
  "to": zod.string().describe('What it became.')
}).optional().describe('What a role, a plan, the months of retention (a number, or `off`), who is asked for a second factor (`everybody` or `nobody`), the name of a candidate\'s stage, or a webhook\'s host (or whether it is `on` or `off`) were, and became.'),
  "exported": zod.int().min(recordDecisionResponseExportedMin).optional().describe('How many entries were taken as CSV.'),
  "network": zod.string().optional().describe('From where a sign-in failed, in words: a coarse network, never a whole address.'),
  "ended": zod.int().min(1).optional().describe('How many sessions were ended.'),
  "sign_in": zod.enum(['password', 'passkey', 'company']).optional().describe('How somebody signed in: by the password, with a passkey, or at the company\'s identity provider.'),
  "hash": zod.string().regex(recordDecisionResponseHashRegExp).describe('SHA-256 of the entry and of the hash of the one before it.')
})

