/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The organization's setting, and the candidates without activity for as many months, oldest first. Nothing is deleted by itself: this list is the dry run of
 * `deleteInactiveCandidates`. A candidate's last activity is the newest of: its creation, its resume, its shares, its kept analyses, the decisions about
 * it and, where a server has them, its moves between stages, its team notes and mails, its scorecards and what the person it is about asked for. Months are those of the calendar (UTC); where the month is too short its last day counts. At most `x-limits.retention.listed` are listed beside those that are
 * held; `total` says how many there are.
 * @summary The candidates that are proposed for deletion
 */
export const getRetentionResponseMonthsMax = 120;

export const getRetentionResponseTotalMin = 0;

export const getRetentionResponseProposalsItemCandidateIdMax = 64;


export const getRetentionResponseProposalsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getRetentionResponseProposalsItemOwnerIdMax = 64;


export const getRetentionResponseProposalsItemOwnerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getRetentionResponseProposalsItemHeldByIdMax = 64;


export const getRetentionResponseProposalsItemHeldByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetRetentionResponse = zod.object({
  "months": zod.int().min(1).max(getRetentionResponseMonthsMax).nullable().describe('After how many months without activity a candidate is proposed for deletion; `null` for never.'),
  "total": zod.int().min(getRetentionResponseTotalMin).describe('How many candidates are proposed and not held, those that are not listed included.'),
  "proposals": zod.array(zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(getRetentionResponseProposalsItemCandidateIdMax).regex(getRetentionResponseProposalsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}),
  "owner": zod.object({
  "id": zod.string().min(1).max(getRetentionResponseProposalsItemOwnerIdMax).regex(getRetentionResponseProposalsItemOwnerIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "last_active_at": zod.iso.datetime({"offset":true}).describe('When something last happened about the candidate (UTC).'),
  "held": zod.object({
  "reason": zod.string().describe('Why the candidate is kept.'),
  "by": zod.object({
  "id": zod.string().min(1).max(getRetentionResponseProposalsItemHeldByIdMax).regex(getRetentionResponseProposalsItemHeldByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).')
}).optional()
})).describe('Candidates without activity for as many months, oldest first, those that are held included.')
})

/**
 * Deletes nothing. Off (`null`) until it is set. A change stands in the record (`retention_changed`).
 * @summary Set after how many months candidates are proposed
 */
export const updateRetentionBodyMonthsMax = 120;



export const UpdateRetentionBody = zod.strictObject({
  "months": zod.int().min(1).max(updateRetentionBodyMonthsMax).nullable().describe('After how many months without activity a candidate is proposed for deletion; `null` for never.')
})

export const updateRetentionResponseMonthsMax = 120;

export const updateRetentionResponseTotalMin = 0;

export const updateRetentionResponseProposalsItemCandidateIdMax = 64;


export const updateRetentionResponseProposalsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateRetentionResponseProposalsItemOwnerIdMax = 64;


export const updateRetentionResponseProposalsItemOwnerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateRetentionResponseProposalsItemHeldByIdMax = 64;


export const updateRetentionResponseProposalsItemHeldByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateRetentionResponse = zod.object({
  "months": zod.int().min(1).max(updateRetentionResponseMonthsMax).nullable().describe('After how many months without activity a candidate is proposed for deletion; `null` for never.'),
  "total": zod.int().min(updateRetentionResponseTotalMin).describe('How many candidates are proposed and not held, those that are not listed included.'),
  "proposals": zod.array(zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(updateRetentionResponseProposalsItemCandidateIdMax).regex(updateRetentionResponseProposalsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}),
  "owner": zod.object({
  "id": zod.string().min(1).max(updateRetentionResponseProposalsItemOwnerIdMax).regex(updateRetentionResponseProposalsItemOwnerIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "last_active_at": zod.iso.datetime({"offset":true}).describe('When something last happened about the candidate (UTC).'),
  "held": zod.object({
  "reason": zod.string().describe('Why the candidate is kept.'),
  "by": zod.object({
  "id": zod.string().min(1).max(updateRetentionResponseProposalsItemHeldByIdMax).regex(updateRetentionResponseProposalsItemHeldByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).')
}).optional()
})).describe('Candidates without activity for as many months, oldest first, those that are held included.')
})

/**
 * Deletes for good, as `deleteCandidate` does, those of the named candidates that are still proposed and not held, each with its entry in the record. The others stay, and
 * the answer says why: `held` (active or not), `active` (not proposed any more, or retention is off) or `not_found`. All are deleted or, where the call fails, none.
 * @summary Delete candidates that are proposed
 */
export const deleteInactiveCandidatesBodyCandidateIdsItemMax = 64;


export const deleteInactiveCandidatesBodyCandidateIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const deleteInactiveCandidatesBodyCandidateIdsMax = 500;



export const DeleteInactiveCandidatesBody = zod.strictObject({
  "candidate_ids": zod.array(zod.string().min(1).max(deleteInactiveCandidatesBodyCandidateIdsItemMax).regex(deleteInactiveCandidatesBodyCandidateIdsItemRegExp).describe('An id, opaque to the client.')).min(1).max(deleteInactiveCandidatesBodyCandidateIdsMax).describe('The candidates to delete.')
})

export const deleteInactiveCandidatesResponseDeletedMin = 0;

export const deleteInactiveCandidatesResponseSkippedItemIdMax = 64;


export const deleteInactiveCandidatesResponseSkippedItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteInactiveCandidatesResponse = zod.object({
  "deleted": zod.int().min(deleteInactiveCandidatesResponseDeletedMin).describe('How many were deleted.'),
  "skipped": zod.array(zod.object({
  "id": zod.string().min(1).max(deleteInactiveCandidatesResponseSkippedItemIdMax).regex(deleteInactiveCandidatesResponseSkippedItemIdRegExp).describe('An id, opaque to the client.'),
  "reason": zod.enum(['held', 'active', 'not_found']).describe('Why it was not deleted.')
})).describe('Those that were not.')
})

/**
 * The candidate is not deleted by `deleteInactiveCandidates` until the hold is lifted; `deleteCandidate` still deletes it. A hold that there is gets the new reason. The record says that
 * a hold was set (`retention_held`), without the reason, which is erased with the candidate or the hold.
 * @summary Keep a candidate in spite of the setting
 */
export const holdCandidatePathIdMax = 64;


export const holdCandidatePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const HoldCandidateParams = zod.object({
  "id": zod.string().min(1).max(holdCandidatePathIdMax).regex(holdCandidatePathIdRegExp).describe('The candidate\'s id.')
})

export const holdCandidateBodyReasonMax = 500;



export const HoldCandidateBody = zod.strictObject({
  "reason": zod.string().min(1).max(holdCandidateBodyReasonMax).describe('Why the candidate is kept.')
})

export const holdCandidateResponseByIdMax = 64;


export const holdCandidateResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const HoldCandidateResponse = zod.object({
  "reason": zod.string().describe('Why the candidate is kept.'),
  "by": zod.object({
  "id": zod.string().min(1).max(holdCandidateResponseByIdMax).regex(holdCandidateResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).')
})

/**
 * The record says so (`retention_released`). Where there is no hold, nothing happens and nothing is recorded.
 * @summary Lift the hold of a candidate
 */
export const liftHoldPathIdMax = 64;


export const liftHoldPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LiftHoldParams = zod.object({
  "id": zod.string().min(1).max(liftHoldPathIdMax).regex(liftHoldPathIdRegExp).describe('The candidate\'s id.')
})

export const LiftHoldResponse = zod.void()

