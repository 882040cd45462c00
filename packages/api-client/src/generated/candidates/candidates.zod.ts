/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * All candidates of the organization for an admin; for a regular user their own and those shared with them, the latter with `shared_by`,
 * `share_note` and `shared_at` (of the newest share). In no promised order; the client sorts by the last word of the name, then the full
 * name. The list carries no `resume` link, only `has_resume`.
 * @summary The candidates that the caller sees
 */
export const listCandidatesResponseIdMax = 64;


export const listCandidatesResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidatesResponseSharedByIdMax = 64;


export const listCandidatesResponseSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidatesResponseTagsItemMax = 40;


export const listCandidatesResponseTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listCandidatesResponseMergedIdsItemMax = 64;


export const listCandidatesResponseMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const ListCandidatesResponseItem = zod.object({
  "id": zod.string().min(1).max(listCandidatesResponseIdMax).regex(listCandidatesResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(listCandidatesResponseSharedByIdMax).regex(listCandidatesResponseSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(listCandidatesResponseTagsItemMax).regex(listCandidatesResponseTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(listCandidatesResponseMergedIdsItemMax).regex(listCandidatesResponseMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
})
export const ListCandidatesResponse = zod.array(ListCandidatesResponseItem)

/**
 * Creates a candidate that belongs to the caller. `resume_file` is a .pdf or .docx of at most 10 MB (10 485 760 bytes), recognised by name and
 * by its first bytes (a server may take a name without an ending, as some libraries send, by its bytes alone); its text is read at upload, and `skills` are taken from it.
 * - another kind of file, or a name that its bytes contradict: 415 `unsupported_resume_type`
 * - larger than 10 MB: 413 `payload_too_large`
 * - damaged: 422 `corrupt_resume`; protected by a password: 422 `password_protected_resume`; unpacks to more than
 *   a resume can be: 422 `resume_too_complex`. Each names `resume_file` in `errors`, and no candidate is created.
 * - without readable text (a scan): the candidate is created with `resume_reading: no_text`.
 *
 * A second candidate with an email that the organization already has is saved; `duplicate_of` names the first one that the caller sees.
 * 201 is the answer to prefer; the client takes 200 alike.
 *
 * A person may have 20 forms on their way at once and an organization 40 (429); beyond what the server can take it answers 503. A form whose
 * sender has gone is not carried out. With the header `Idempotency-Key` (an addition) the same form sent again, e.g. after a time-out, is stored once: the
 * answer is the candidate of the first time. The key stands for one form of one person for a day; another form with it is refused (422).
 * @summary Create a candidate, with or without a resume
 */
export const createCandidateHeaderIdempotencyKeyMin = 8;
export const createCandidateHeaderIdempotencyKeyMax = 64;


export const createCandidateHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCandidateHeader = zod.object({
  "Idempotency-Key": zod.string().min(createCandidateHeaderIdempotencyKeyMin).max(createCandidateHeaderIdempotencyKeyMax).regex(createCandidateHeaderIdempotencyKeyRegExp).optional().describe('A word of the client\'s choice for one form, e.g. a random UUID. The same form sent again with it is stored once. A browser asks a server of another\norigin whether it allows the header, so that the web app sends it there only after an answer that carried `Accept-Idempotency-Key: true`\n(exposed to scripts): a server without it is called as if there were no such header.\n')
})

export const createCandidateBodyNameMax = 200;


export const createCandidateBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateBodyEmailMin = 3;
export const createCandidateBodyEmailMax = 254;


export const createCandidateBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const createCandidateBodyPhoneMax = 50;


export const createCandidateBodyPhoneRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateBodyNotesMax = 10000;


export const createCandidateBodyNotesRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const CreateCandidateBody = zod.strictObject({
  "name": zod.string().min(1).max(createCandidateBodyNameMax).regex(createCandidateBodyNameRegExp).describe('The candidate\'s name.'),
  "email": zod.email().min(createCandidateBodyEmailMin).max(createCandidateBodyEmailMax).regex(createCandidateBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "phone": zod.string().min(1).max(createCandidateBodyPhoneMax).regex(createCandidateBodyPhoneRegExp).describe('As typed.'),
  "notes": zod.string().min(1).max(createCandidateBodyNotesMax).regex(createCandidateBodyNotesRegExp).describe('Free text, line breaks kept.'),
  "resume_file": zod.instanceof(Blob).optional()
})

export const createCandidateResponseOneIdMax = 64;


export const createCandidateResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateResponseOneSharedByIdMax = 64;


export const createCandidateResponseOneSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateResponseOneTagsItemMax = 40;


export const createCandidateResponseOneTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateResponseOneMergedIdsItemMax = 64;


export const createCandidateResponseOneMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const createCandidateResponseTwoDuplicateOfMax = 64;


export const createCandidateResponseTwoDuplicateOfRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCandidateResponse = zod.object({
  "id": zod.string().min(1).max(createCandidateResponseOneIdMax).regex(createCandidateResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(createCandidateResponseOneSharedByIdMax).regex(createCandidateResponseOneSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(createCandidateResponseOneTagsItemMax).regex(createCandidateResponseOneTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(createCandidateResponseOneMergedIdsItemMax).regex(createCandidateResponseOneMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
}).and(zod.object({
  "resume": zod.string().nullable().describe('A signed link to the resume, valid for 5 minutes; `null` where there is none.'),
  "duplicate_of": zod.string().min(1).max(createCandidateResponseTwoDuplicateOfMax).regex(createCandidateResponseTwoDuplicateOfRegExp).optional().describe('In the answer to a creation: the first candidate of the organization with the same email that the caller sees.')
}))

/**
 * A candidate that the caller sees. `resume` is a link that opens in a new tab without a bearer header: signed, valid for 5 minutes from this
 * answer, served with `X-Content-Type-Options: nosniff` and never executed by a browser; `null` where there is no resume.
 * @summary One candidate, with a link to the resume
 */
export const getCandidatePathIdMax = 64;


export const getCandidatePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetCandidateParams = zod.object({
  "id": zod.string().min(1).max(getCandidatePathIdMax).regex(getCandidatePathIdRegExp).describe('The candidate\'s id.')
})

export const getCandidateResponseOneIdMax = 64;


export const getCandidateResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getCandidateResponseOneSharedByIdMax = 64;


export const getCandidateResponseOneSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getCandidateResponseOneTagsItemMax = 40;


export const getCandidateResponseOneTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const getCandidateResponseOneMergedIdsItemMax = 64;


export const getCandidateResponseOneMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const getCandidateResponseTwoDuplicateOfMax = 64;


export const getCandidateResponseTwoDuplicateOfRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetCandidateResponse = zod.object({
  "id": zod.string().min(1).max(getCandidateResponseOneIdMax).regex(getCandidateResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(getCandidateResponseOneSharedByIdMax).regex(getCandidateResponseOneSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(getCandidateResponseOneTagsItemMax).regex(getCandidateResponseOneTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(getCandidateResponseOneMergedIdsItemMax).regex(getCandidateResponseOneMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
}).and(zod.object({
  "resume": zod.string().nullable().describe('A signed link to the resume, valid for 5 minutes; `null` where there is none.'),
  "duplicate_of": zod.string().min(1).max(getCandidateResponseTwoDuplicateOfMax).regex(getCandidateResponseTwoDuplicateOfRegExp).optional().describe('In the answer to a creation: the first candidate of the organization with the same email that the caller sees.')
}))

/**
 * Replaces name, email, phone and notes. Without `resume_file` the resume stays; with it the old file, its text and the skills are
 * replaced. The rules for the file are those of `POST /candidates/`. Its owner and admins may edit a candidate; whom
 * it was shared with gets 403 `not_owner`.
 * @summary Edit a candidate
 */
export const updateCandidatePathIdMax = 64;


export const updateCandidatePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateCandidateParams = zod.object({
  "id": zod.string().min(1).max(updateCandidatePathIdMax).regex(updateCandidatePathIdRegExp).describe('The candidate\'s id.')
})

export const updateCandidateBodyNameMax = 200;


export const updateCandidateBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateCandidateBodyEmailMin = 3;
export const updateCandidateBodyEmailMax = 254;


export const updateCandidateBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const updateCandidateBodyPhoneMax = 50;


export const updateCandidateBodyPhoneRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateCandidateBodyNotesMax = 10000;


export const updateCandidateBodyNotesRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const UpdateCandidateBody = zod.strictObject({
  "name": zod.string().min(1).max(updateCandidateBodyNameMax).regex(updateCandidateBodyNameRegExp).describe('The candidate\'s name.'),
  "email": zod.email().min(updateCandidateBodyEmailMin).max(updateCandidateBodyEmailMax).regex(updateCandidateBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "phone": zod.string().min(1).max(updateCandidateBodyPhoneMax).regex(updateCandidateBodyPhoneRegExp).describe('As typed.'),
  "notes": zod.string().min(1).max(updateCandidateBodyNotesMax).regex(updateCandidateBodyNotesRegExp).describe('Free text, line breaks kept.'),
  "resume_file": zod.instanceof(Blob).optional()
})

export const updateCandidateResponseOneIdMax = 64;


export const updateCandidateResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateCandidateResponseOneSharedByIdMax = 64;


export const updateCandidateResponseOneSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateCandidateResponseOneTagsItemMax = 40;


export const updateCandidateResponseOneTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateCandidateResponseOneMergedIdsItemMax = 64;


export const updateCandidateResponseOneMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const updateCandidateResponseTwoDuplicateOfMax = 64;


export const updateCandidateResponseTwoDuplicateOfRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateCandidateResponse = zod.object({
  "id": zod.string().min(1).max(updateCandidateResponseOneIdMax).regex(updateCandidateResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(updateCandidateResponseOneSharedByIdMax).regex(updateCandidateResponseOneSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(updateCandidateResponseOneTagsItemMax).regex(updateCandidateResponseOneTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(updateCandidateResponseOneMergedIdsItemMax).regex(updateCandidateResponseOneMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
}).and(zod.object({
  "resume": zod.string().nullable().describe('A signed link to the resume, valid for 5 minutes; `null` where there is none.'),
  "duplicate_of": zod.string().min(1).max(updateCandidateResponseTwoDuplicateOfMax).regex(updateCandidateResponseTwoDuplicateOfRegExp).optional().describe('In the answer to a creation: the first candidate of the organization with the same email that the caller sees.')
}))

/**
 * Erases the candidate, the resume file, its text and the notes of its shares; what the performance figures count keeps
 * ids only. Its owner and admins may delete a candidate; whom it was shared with gets 403 `not_owner`. A second call is 404.
 * @summary Delete a candidate
 */
export const deleteCandidatePathIdMax = 64;


export const deleteCandidatePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteCandidateParams = zod.object({
  "id": zod.string().min(1).max(deleteCandidatePathIdMax).regex(deleteCandidatePathIdRegExp).describe('The candidate\'s id.')
})




export const DeleteCandidateResponse = zod.object({
  "message": zod.string().describe('What was done.'),
  "undo_seconds": zod.int().min(1).optional().describe('For how long the deletion can be undone, by `restoreCandidate` or `restoreUser`; missing where it cannot.')
}).describe('A plain acknowledgement. Clients show their own text.')

/**
 * Within `x-limits.deletion.undoSeconds` of the deletion, for who deleted the candidate and for admins: all is as it was, the resume, shares and analyses
 * included, and nothing counts as deleted. Until then the server holds the deletion back, and shows nothing of it to anybody. Afterwards, and for a
 * candidate that was not deleted by `DELETE /candidates/{id}`, 404.
 * @summary Take back the deletion of a candidate
 */
export const restoreCandidatePathIdMax = 64;


export const restoreCandidatePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RestoreCandidateParams = zod.object({
  "id": zod.string().min(1).max(restoreCandidatePathIdMax).regex(restoreCandidatePathIdRegExp).describe('The candidate\'s id.')
})

export const restoreCandidateResponseOneIdMax = 64;


export const restoreCandidateResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const restoreCandidateResponseOneSharedByIdMax = 64;


export const restoreCandidateResponseOneSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const restoreCandidateResponseOneTagsItemMax = 40;


export const restoreCandidateResponseOneTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const restoreCandidateResponseOneMergedIdsItemMax = 64;


export const restoreCandidateResponseOneMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const restoreCandidateResponseTwoDuplicateOfMax = 64;


export const restoreCandidateResponseTwoDuplicateOfRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RestoreCandidateResponse = zod.object({
  "id": zod.string().min(1).max(restoreCandidateResponseOneIdMax).regex(restoreCandidateResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(restoreCandidateResponseOneSharedByIdMax).regex(restoreCandidateResponseOneSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(restoreCandidateResponseOneTagsItemMax).regex(restoreCandidateResponseOneTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(restoreCandidateResponseOneMergedIdsItemMax).regex(restoreCandidateResponseOneMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
}).and(zod.object({
  "resume": zod.string().nullable().describe('A signed link to the resume, valid for 5 minutes; `null` where there is none.'),
  "duplicate_of": zod.string().min(1).max(restoreCandidateResponseTwoDuplicateOfMax).regex(restoreCandidateResponseTwoDuplicateOfRegExp).optional().describe('In the answer to a creation: the first candidate of the organization with the same email that the caller sees.')
}))

/**
 * The candidate of the path stays, with its resume, and with the fields of the body, which a person chose between the two. It gets of the other one the team notes as they were written, the tags (up to `x-limits.tags.most`),
 * the jobs and scorecards that it has none of, whom it was shared with and its owner, and a hold; it names the other one, and those that were merged into that, in `merged_ids`. The other one is deleted as by `DELETE /candidates/{id}`: within `x-limits.deletion.undoSeconds`
 * its restoration takes the merge back, too, but for fields that were changed since. For the owner of both and for admins (403 `not_owner`). The same candidate twice is 422 that names
 * `other_id`. The record says so (`candidates_merged`).
 * @summary Make one candidate of two
 */
export const mergeCandidatesPathIdMax = 64;


export const mergeCandidatesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MergeCandidatesParams = zod.object({
  "id": zod.string().min(1).max(mergeCandidatesPathIdMax).regex(mergeCandidatesPathIdRegExp).describe('The candidate\'s id.')
})

export const mergeCandidatesBodyOtherIdMax = 64;


export const mergeCandidatesBodyOtherIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const mergeCandidatesBodyNameMax = 200;


export const mergeCandidatesBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const mergeCandidatesBodyEmailMin = 3;
export const mergeCandidatesBodyEmailMax = 254;


export const mergeCandidatesBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const mergeCandidatesBodyPhoneMax = 50;


export const mergeCandidatesBodyPhoneRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const mergeCandidatesBodyNotesMax = 10000;


export const mergeCandidatesBodyNotesRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const MergeCandidatesBody = zod.strictObject({
  "other_id": zod.string().min(1).max(mergeCandidatesBodyOtherIdMax).regex(mergeCandidatesBodyOtherIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().min(1).max(mergeCandidatesBodyNameMax).regex(mergeCandidatesBodyNameRegExp).describe('The candidate\'s name.'),
  "email": zod.email().min(mergeCandidatesBodyEmailMin).max(mergeCandidatesBodyEmailMax).regex(mergeCandidatesBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "phone": zod.string().min(1).max(mergeCandidatesBodyPhoneMax).regex(mergeCandidatesBodyPhoneRegExp).describe('As typed.'),
  "notes": zod.string().min(1).max(mergeCandidatesBodyNotesMax).regex(mergeCandidatesBodyNotesRegExp).describe('Free text.')
})

export const mergeCandidatesResponseOneIdMax = 64;


export const mergeCandidatesResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const mergeCandidatesResponseOneSharedByIdMax = 64;


export const mergeCandidatesResponseOneSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const mergeCandidatesResponseOneTagsItemMax = 40;


export const mergeCandidatesResponseOneTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const mergeCandidatesResponseOneMergedIdsItemMax = 64;


export const mergeCandidatesResponseOneMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const mergeCandidatesResponseTwoDuplicateOfMax = 64;


export const mergeCandidatesResponseTwoDuplicateOfRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MergeCandidatesResponse = zod.object({
  "id": zod.string().min(1).max(mergeCandidatesResponseOneIdMax).regex(mergeCandidatesResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(mergeCandidatesResponseOneSharedByIdMax).regex(mergeCandidatesResponseOneSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(mergeCandidatesResponseOneTagsItemMax).regex(mergeCandidatesResponseOneTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(mergeCandidatesResponseOneMergedIdsItemMax).regex(mergeCandidatesResponseOneMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
}).and(zod.object({
  "resume": zod.string().nullable().describe('A signed link to the resume, valid for 5 minutes; `null` where there is none.'),
  "duplicate_of": zod.string().min(1).max(mergeCandidatesResponseTwoDuplicateOfMax).regex(mergeCandidatesResponseTwoDuplicateOfRegExp).optional().describe('In the answer to a creation: the first candidate of the organization with the same email that the caller sees.')
}))

/**
 * Every share that stands, newest first, for the candidate's owner and admins; whom it was shared with gets 403 `not_owner`.
 * @summary Whom a candidate was shared with
 */
export const listSharesPathIdMax = 64;


export const listSharesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListSharesParams = zod.object({
  "id": zod.string().min(1).max(listSharesPathIdMax).regex(listSharesPathIdRegExp).describe('The candidate\'s id.')
})

export const listSharesResponseSharedWithIdMax = 64;


export const listSharesResponseSharedWithIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listSharesResponseSharedByIdMax = 64;


export const listSharesResponseSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListSharesResponseItem = zod.object({
  "shared_with": zod.object({
  "id": zod.string().min(1).max(listSharesResponseSharedWithIdMax).regex(listSharesResponseSharedWithIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(listSharesResponseSharedByIdMax).regex(listSharesResponseSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}),
  "note": zod.string().describe('The note for the colleague.'),
  "shared_at": zod.iso.datetime({"offset":true}).describe('When it was shared (UTC).')
})
export const ListSharesResponse = zod.array(ListSharesResponseItem)

/**
 * The text that an analysis reads, a paragraph a line, before name, contact lines and personal lines are taken out of it; and what was left out of it because a
 * reader of the file cannot see it.
 * @summary A resume as it was read
 */
export const getResumeTextPathIdMax = 64;


export const getResumeTextPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetResumeTextParams = zod.object({
  "id": zod.string().min(1).max(getResumeTextPathIdMax).regex(getResumeTextPathIdRegExp).describe('The candidate\'s id.')
})

export const getResumeTextResponseHiddenWordsMin = 0;



export const GetResumeTextResponse = zod.object({
  "resume_reading": zod.enum(['none', 'read', 'no_text']).describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "text": zod.string().describe('The text, a paragraph a line; of a longer one the first `x-limits.resume.characters`.'),
  "cut": zod.boolean().optional().describe('Whether the file says more than the text that is kept.'),
  "hidden_words": zod.int().min(getResumeTextResponseHiddenWordsMin).describe('How many words of the file were left out, because a reader cannot see them.'),
  "hidden": zod.array(zod.string()).describe('Those words, a passage each; empty as well where the server did not keep them.')
})

/**
 * Lets the colleague read, analyse and compare the candidate, not edit, delete or share it on. The owner and admins may share
 * (403 `not_owner`). On the standard plan the recipient must be an admin of the organization, else 403 `upgrade_required`; on premium anyone but
 * the caller (422 `validation_failed`). Sharing again with the same person replaces the note. A recipient or candidate that the caller
 * does not see is 404. 201 is the answer to prefer; the client takes 200 alike.
 * @summary Share a candidate with a colleague
 */
export const shareCandidateBodyCandidateIdMax = 64;


export const shareCandidateBodyCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const shareCandidateBodySharedWithUserIdMax = 64;


export const shareCandidateBodySharedWithUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const shareCandidateBodyNoteMax = 2000;



export const ShareCandidateBody = zod.strictObject({
  "candidate_id": zod.string().min(1).max(shareCandidateBodyCandidateIdMax).regex(shareCandidateBodyCandidateIdRegExp).describe('An id, opaque to the client.'),
  "shared_with_user_id": zod.string().min(1).max(shareCandidateBodySharedWithUserIdMax).regex(shareCandidateBodySharedWithUserIdRegExp).describe('An id, opaque to the client.'),
  "note": zod.string().max(shareCandidateBodyNoteMax).describe('For the colleague. May be empty.')
})

export const shareCandidateResponseCandidateIdMax = 64;


export const shareCandidateResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const shareCandidateResponseSharedWithUserIdMax = 64;


export const shareCandidateResponseSharedWithUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const shareCandidateResponseNoteMax = 2000;



export const ShareCandidateResponse = zod.object({
  "candidate_id": zod.string().min(1).max(shareCandidateResponseCandidateIdMax).regex(shareCandidateResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "shared_with_user_id": zod.string().min(1).max(shareCandidateResponseSharedWithUserIdMax).regex(shareCandidateResponseSharedWithUserIdRegExp).describe('An id, opaque to the client.'),
  "note": zod.string().max(shareCandidateResponseNoteMax).describe('For the colleague. May be empty.')
})

/**
 * The colleague does not see the candidate any more, whoever of the organization had shared it with them, and the notes of those shares are erased. The owner and
 * admins may (403 `not_owner`). Where it was not shared with them nothing happens. A colleague or candidate that the caller does not see is 404.
 * @summary Take back a share
 */
export const withdrawShareBodyCandidateIdMax = 64;


export const withdrawShareBodyCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const withdrawShareBodySharedWithUserIdMax = 64;


export const withdrawShareBodySharedWithUserIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const WithdrawShareBody = zod.strictObject({
  "candidate_id": zod.string().min(1).max(withdrawShareBodyCandidateIdMax).regex(withdrawShareBodyCandidateIdRegExp).describe('An id, opaque to the client.'),
  "shared_with_user_id": zod.string().min(1).max(withdrawShareBodySharedWithUserIdMax).regex(withdrawShareBodySharedWithUserIdRegExp).describe('An id, opaque to the client.')
})

export const WithdrawShareResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

/**
 * What a form about the candidate can be filled in with: the name, email and phone that the resume gives of the person, each left out where none is found
 * or where it is in doubt, the skills that it names, and a candidate who has the same resume. Nothing is kept. The rules for the file, and how many may be on their way at once, are those of `POST /candidates/`.
 * @summary Read a resume, and keep nothing
 */
export const ReadResumeBody = zod.strictObject({
  "resume_file": zod.instanceof(Blob)
})

export const readResumeResponseNameMax = 200;

export const readResumeResponseEmailMin = 3;
export const readResumeResponseEmailMax = 254;

export const readResumeResponsePhoneMax = 50;

export const readResumeResponseWordsMin = 0;

export const readResumeResponseSameResumeAsMax = 64;


export const readResumeResponseSameResumeAsRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReadResumeResponse = zod.object({
  "resume_reading": zod.enum(['read', 'no_text']).describe('`read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "name": zod.string().min(1).max(readResumeResponseNameMax).optional().describe('The person\'s name as the resume gives it.'),
  "email": zod.string().min(readResumeResponseEmailMin).max(readResumeResponseEmailMax).optional().describe('The person\'s email.'),
  "phone": zod.string().min(1).max(readResumeResponsePhoneMax).optional().describe('The person\'s phone number as it stands there.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none.'),
  "words": zod.int().min(readResumeResponseWordsMin).describe('How many words were read.'),
  "same_resume_as": zod.string().min(1).max(readResumeResponseSameResumeAsMax).regex(readResumeResponseSameResumeAsRegExp).optional().describe('The first candidate whose resume has the same text, if the caller sees one.')
})

/**
 * The candidates that the caller sees in whose resume or notes (the field `notes` of a candidate) each word of `text` begins a word, without regard to case and accents; a word with signs in it ("C++", "Node.js") stands there as it
 * was typed. Words without a letter or a digit count for nothing; where there is no other, nobody is found. Newest first, `x-limits.resumeSearch.found` at most, of the newest `x-limits.resumeSearch.searched` of the organization that
 * hold the words. Of more than `x-limits.resumeSearch.words` different words the first ones are read. A server may leave out what stands beyond the first 150,000 characters. What is looked for goes in the body, so that no name stands in an address.
 * @summary Find candidates by the words of their resumes and notes
 */
export const searchResumesBodyTextMax = 200;


export const searchResumesBodyTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const SearchResumesBody = zod.strictObject({
  "text": zod.string().min(1).max(searchResumesBodyTextMax).regex(searchResumesBodyTextRegExp).describe('Words of the resume or the notes.')
})

export const searchResumesResponseCandidateIdMax = 64;


export const searchResumesResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchResumesResponseExcerptMax = 300;



export const SearchResumesResponseItem = zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(searchResumesResponseCandidateIdMax).regex(searchResumesResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.')
}),
  "excerpt": zod.string().max(searchResumesResponseExcerptMax).describe('The part of the resume or the notes around the first of the words, in one line.')
})
export const SearchResumesResponse = zod.array(SearchResumesResponseItem)

/**
 * What is different in the caller's list since it stood at `since`, the `ETag` of an answer of `listCandidates` or the `tag` of one of this operation. `changed` holds the
 * candidates that were added or are not as they were, each whole, and may hold others of the list; `removed` the ids of those that the caller does not see any more. Who puts the one
 * into their list and takes the other out has the list as it is at `tag`, or newer. 404 where the server does not know `since` as a tag of the caller, or no longer, and where more than
 * `x-limits.listChanges.records` candidates are different: then the list is to be read whole.
 * @summary What the caller's list of candidates has gained, changed and lost
 */
export const listCandidateChangesQuerySinceMax = 200;


export const listCandidateChangesQuerySinceRegExp = new RegExp('^[\\x21-\\x7e]+$');


export const ListCandidateChangesQueryParams = zod.object({
  "since": zod.string().min(1).max(listCandidateChangesQuerySinceMax).regex(listCandidateChangesQuerySinceRegExp).describe('The tag of the caller\'s list that the client has.')
})

export const listCandidateChangesResponseChangedItemIdMax = 64;


export const listCandidateChangesResponseChangedItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateChangesResponseChangedItemSharedByIdMax = 64;


export const listCandidateChangesResponseChangedItemSharedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateChangesResponseChangedItemTagsItemMax = 40;


export const listCandidateChangesResponseChangedItemTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listCandidateChangesResponseChangedItemMergedIdsItemMax = 64;


export const listCandidateChangesResponseChangedItemMergedIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const listCandidateChangesResponseRemovedItemMax = 64;


export const listCandidateChangesResponseRemovedItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCandidateChangesResponse = zod.object({
  "tag": zod.string().describe('What the list stands at with these changes: the next `since`.'),
  "changed": zod.array(zod.object({
  "id": zod.string().min(1).max(listCandidateChangesResponseChangedItemIdMax).regex(listCandidateChangesResponseChangedItemIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.'),
  "email": zod.string().describe('The candidate\'s email.'),
  "phone": zod.string().describe('As typed.'),
  "notes": zod.string().describe('Free text.'),
  "skills": zod.string().describe('Skills that the resume names, separated by commas; empty where it names none. Read-only.'),
  "has_resume": zod.boolean().optional().describe('Whether there is a resume file.'),
  "resume_file_name": zod.string().optional().describe('The resume\'s file name as uploaded.'),
  "resume_reading": zod.enum(['none', 'read', 'no_text']).optional().describe('`none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say).'),
  "can_edit": zod.boolean().optional().describe('Whether the caller may edit, delete and share the candidate.'),
  "shared_by": zod.object({
  "id": zod.string().min(1).max(listCandidateChangesResponseChangedItemSharedByIdMax).regex(listCandidateChangesResponseChangedItemSharedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Who shared it with the caller, where it is not the caller\'s own.'),
  "share_note": zod.string().optional().describe('The note that came with the share.'),
  "shared_at": zod.iso.datetime({"offset":true}).optional().describe('When it was shared (UTC).'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the candidate was created (UTC).'),
  "tags": zod.array(zod.string().min(1).max(listCandidateChangesResponseChangedItemTagsItemMax).regex(listCandidateChangesResponseChangedItemTagsItemRegExp).describe('What people of the organization call a group of candidates.')).optional().describe('What the candidate is tagged with; set by `setCandidateTags`.'),
  "merged_ids": zod.array(zod.string().min(1).max(listCandidateChangesResponseChangedItemMergedIdsItemMax).regex(listCandidateChangesResponseChangedItemMergedIdsItemRegExp).describe('An id, opaque to the client.')).min(1).optional().describe('The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.')
})).describe('The candidates that were added or changed, in no promised order.'),
  "removed": zod.array(zod.string().min(1).max(listCandidateChangesResponseRemovedItemMax).regex(listCandidateChangesResponseRemovedItemRegExp).describe('An id, opaque to the client.')).describe('The ids of candidates that the caller does not see any more; an id may be new to the client.')
})

