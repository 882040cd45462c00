/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The body is all tags of the candidate, in their order. Two of one word (without regard to case) are 422 `validation_failed` that names `tags`. Whoever sees the candidate may tag them; everybody who sees them
 * sees the tags, in `tags` of the candidate.
 * @summary Say which tags a candidate has
 */
export const setCandidateTagsPathIdMax = 64;


export const setCandidateTagsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SetCandidateTagsParams = zod.object({
  "id": zod.string().min(1).max(setCandidateTagsPathIdMax).regex(setCandidateTagsPathIdRegExp).describe('The candidate\'s id.')
})

export const setCandidateTagsBodyTagsItemMax = 40;


export const setCandidateTagsBodyTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const setCandidateTagsBodyTagsMax = 20;



export const SetCandidateTagsBody = zod.strictObject({
  "tags": zod.array(zod.string().min(1).max(setCandidateTagsBodyTagsItemMax).regex(setCandidateTagsBodyTagsItemRegExp).describe('What people of the organization call a group of candidates.')).max(setCandidateTagsBodyTagsMax).describe('A word or two each, in the order in which they are shown.')
})

export const setCandidateTagsResponseTagsItemMax = 40;


export const setCandidateTagsResponseTagsItemRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const setCandidateTagsResponseTagsMax = 20;



export const SetCandidateTagsResponse = zod.object({
  "tags": zod.array(zod.string().min(1).max(setCandidateTagsResponseTagsItemMax).regex(setCandidateTagsResponseTagsItemRegExp).describe('What people of the organization call a group of candidates.')).max(setCandidateTagsResponseTagsMax).describe('A word or two each, in the order in which they are shown.')
})

/**
 * Newest first. Everybody who sees the candidate reads all of it. It is no part of what an analysis reads, and no applicant sees it by a link.
 * @summary What people wrote about a candidate
 */
export const listCandidateNotesPathIdMax = 64;


export const listCandidateNotesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCandidateNotesParams = zod.object({
  "id": zod.string().min(1).max(listCandidateNotesPathIdMax).regex(listCandidateNotesPathIdRegExp).describe('The candidate\'s id.')
})

export const listCandidateNotesResponseIdMax = 64;


export const listCandidateNotesResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateNotesResponseByIdMax = 64;


export const listCandidateNotesResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateNotesResponseMentionsItemIdMax = 64;


export const listCandidateNotesResponseMentionsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateNotesResponseMailInterviewMinutesMin = 5;
export const listCandidateNotesResponseMailInterviewMinutesMax = 480;

export const listCandidateNotesResponseMailInterviewPlaceMax = 300;


export const listCandidateNotesResponseMailInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listCandidateNotesResponseMailJobIdMax = 64;


export const listCandidateNotesResponseMailJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateNotesResponseMailCancelledInterviewMinutesMin = 5;
export const listCandidateNotesResponseMailCancelledInterviewMinutesMax = 480;

export const listCandidateNotesResponseMailCancelledInterviewPlaceMax = 300;


export const listCandidateNotesResponseMailCancelledInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listCandidateNotesResponseMailInterviewMovedToMinutesMin = 5;
export const listCandidateNotesResponseMailInterviewMovedToMinutesMax = 480;

export const listCandidateNotesResponseMailInterviewMovedToPlaceMax = 300;


export const listCandidateNotesResponseMailInterviewMovedToPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listCandidateNotesResponseMailMovedInterviewMinutesMin = 5;
export const listCandidateNotesResponseMailMovedInterviewMinutesMax = 480;

export const listCandidateNotesResponseMailMovedInterviewPlaceMax = 300;


export const listCandidateNotesResponseMailMovedInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const ListCandidateNotesResponseItem = zod.object({
  "id": zod.string().min(1).max(listCandidateNotesResponseIdMax).regex(listCandidateNotesResponseIdRegExp).describe('An id, opaque to the client.'),
  "text": zod.string().describe('What was seen or said.'),
  "at": zod.iso.datetime({"offset":true}).describe('When it was written (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listCandidateNotesResponseByIdMax).regex(listCandidateNotesResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "mentions": zod.array(zod.object({
  "id": zod.string().min(1).max(listCandidateNotesResponseMentionsItemIdMax).regex(listCandidateNotesResponseMentionsItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
})).describe('The people who should read it, but for those who are gone.'),
  "can_delete": zod.boolean().describe('Whether the caller may delete it.'),
  "mail": zod.object({
  "to": zod.string().describe('The email that the candidate had when it was written.'),
  "subject": zod.string().describe('The subject of the mail.'),
  "interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listCandidateNotesResponseMailInterviewMinutesMin).max(listCandidateNotesResponseMailInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listCandidateNotesResponseMailInterviewPlaceMax).regex(listCandidateNotesResponseMailInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(listCandidateNotesResponseMailJobIdMax).regex(listCandidateNotesResponseMailJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional().describe('The job that the interview is for, told to whoever sees the candidate; missing where that is not known or the job is deleted.'),
  "interview_cancelled": zod.boolean().optional().describe('Whether a later mail has cancelled the interview. Stands with each `interview`, but for a server that cancels none.'),
  "can_change_interview": zod.boolean().optional().describe('Whether the caller may cancel or move the interview: who invited to it, the owner of the candidate and admins may. Stands with each `interview`, but for a server on which everybody who sees the candidate may.'),
  "cancelled_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listCandidateNotesResponseMailCancelledInterviewMinutesMin).max(listCandidateNotesResponseMailCancelledInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listCandidateNotesResponseMailCancelledInterviewPlaceMax).regex(listCandidateNotesResponseMailCancelledInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one cancels.'),
  "interview_moved": zod.boolean().optional().describe('Whether a later mail has moved the interview. Stands with each `interview`, but for a server that moves none.'),
  "interview_moved_to": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listCandidateNotesResponseMailInterviewMovedToMinutesMin).max(listCandidateNotesResponseMailInterviewMovedToMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listCandidateNotesResponseMailInterviewMovedToPlaceMax).regex(listCandidateNotesResponseMailInterviewMovedToPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('What a later mail has moved the interview to.'),
  "moved_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listCandidateNotesResponseMailMovedInterviewMinutesMin).max(listCandidateNotesResponseMailMovedInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listCandidateNotesResponseMailMovedInterviewPlaceMax).regex(listCandidateNotesResponseMailMovedInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one moves, as it was.'),
  "attachments": zod.array(zod.object({
  "name": zod.string().describe('What the file is called in the mail.'),
  "type": zod.string().describe('Its media type.'),
  "size": zod.int().describe('How many bytes it has.')
})).optional().describe('The files that go with the mail, where any do.')
}).optional().describe('The note is the copy of a mail to the candidate.')
})
export const ListCandidateNotesResponse = zod.array(ListCandidateNotesResponseItem)

/**
 * A note has its author and its time, and is never changed. Those whom `mentions` names get a mail that says who mentioned them, without the words of the note; somebody who is not
 * in the organization or does not see the candidate is 422 `validation_failed` that names `mentions`. It is deleted with the candidate, and comes back with them.
 *
 * With the header `Idempotency-Key` the same note sent again, e.g. after a time-out, is kept once, and mails once: the answer is the note of the first time. The key stands for one note of one person about
 * one candidate for a day; another note with it is refused (422), as is the same one once it is deleted.
 * @summary Write a note about a candidate
 */
export const createCandidateNotePathIdMax = 64;


export const createCandidateNotePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCandidateNoteParams = zod.object({
  "id": zod.string().min(1).max(createCandidateNotePathIdMax).regex(createCandidateNotePathIdRegExp).describe('The candidate\'s id.')
})

export const createCandidateNoteHeaderIdempotencyKeyMin = 8;
export const createCandidateNoteHeaderIdempotencyKeyMax = 64;


export const createCandidateNoteHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCandidateNoteHeader = zod.object({
  "Idempotency-Key": zod.string().min(createCandidateNoteHeaderIdempotencyKeyMin).max(createCandidateNoteHeaderIdempotencyKeyMax).regex(createCandidateNoteHeaderIdempotencyKeyRegExp).optional().describe('A word of the client\'s choice for one form, e.g. a random UUID. The same form sent again with it is stored once. A browser asks a server of another\norigin whether it allows the header, so that the web app sends it there only after an answer that carried `Accept-Idempotency-Key: true`\n(exposed to scripts): a server without it is called as if there were no such header.\n')
})

export const createCandidateNoteBodyTextMax = 5000;


export const createCandidateNoteBodyTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateNoteBodyMentionsItemMax = 64;


export const createCandidateNoteBodyMentionsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateNoteBodyMentionsMax = 20;



export const CreateCandidateNoteBody = zod.strictObject({
  "text": zod.string().min(1).max(createCandidateNoteBodyTextMax).regex(createCandidateNoteBodyTextRegExp).describe('What was seen or said.'),
  "mentions": zod.array(zod.string().min(1).max(createCandidateNoteBodyMentionsItemMax).regex(createCandidateNoteBodyMentionsItemRegExp).describe('An id, opaque to the client.')).max(createCandidateNoteBodyMentionsMax).optional().describe('The people who should read it.')
})

export const createCandidateNoteResponseIdMax = 64;


export const createCandidateNoteResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateNoteResponseByIdMax = 64;


export const createCandidateNoteResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateNoteResponseMentionsItemIdMax = 64;


export const createCandidateNoteResponseMentionsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateNoteResponseMailInterviewMinutesMin = 5;
export const createCandidateNoteResponseMailInterviewMinutesMax = 480;

export const createCandidateNoteResponseMailInterviewPlaceMax = 300;


export const createCandidateNoteResponseMailInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateNoteResponseMailJobIdMax = 64;


export const createCandidateNoteResponseMailJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCandidateNoteResponseMailCancelledInterviewMinutesMin = 5;
export const createCandidateNoteResponseMailCancelledInterviewMinutesMax = 480;

export const createCandidateNoteResponseMailCancelledInterviewPlaceMax = 300;


export const createCandidateNoteResponseMailCancelledInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateNoteResponseMailInterviewMovedToMinutesMin = 5;
export const createCandidateNoteResponseMailInterviewMovedToMinutesMax = 480;

export const createCandidateNoteResponseMailInterviewMovedToPlaceMax = 300;


export const createCandidateNoteResponseMailInterviewMovedToPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createCandidateNoteResponseMailMovedInterviewMinutesMin = 5;
export const createCandidateNoteResponseMailMovedInterviewMinutesMax = 480;

export const createCandidateNoteResponseMailMovedInterviewPlaceMax = 300;


export const createCandidateNoteResponseMailMovedInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const CreateCandidateNoteResponse = zod.object({
  "id": zod.string().min(1).max(createCandidateNoteResponseIdMax).regex(createCandidateNoteResponseIdRegExp).describe('An id, opaque to the client.'),
  "text": zod.string().describe('What was seen or said.'),
  "at": zod.iso.datetime({"offset":true}).describe('When it was written (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(createCandidateNoteResponseByIdMax).regex(createCandidateNoteResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "mentions": zod.array(zod.object({
  "id": zod.string().min(1).max(createCandidateNoteResponseMentionsItemIdMax).regex(createCandidateNoteResponseMentionsItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
})).describe('The people who should read it, but for those who are gone.'),
  "can_delete": zod.boolean().describe('Whether the caller may delete it.'),
  "mail": zod.object({
  "to": zod.string().describe('The email that the candidate had when it was written.'),
  "subject": zod.string().describe('The subject of the mail.'),
  "interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(createCandidateNoteResponseMailInterviewMinutesMin).max(createCandidateNoteResponseMailInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(createCandidateNoteResponseMailInterviewPlaceMax).regex(createCandidateNoteResponseMailInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(createCandidateNoteResponseMailJobIdMax).regex(createCandidateNoteResponseMailJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional().describe('The job that the interview is for, told to whoever sees the candidate; missing where that is not known or the job is deleted.'),
  "interview_cancelled": zod.boolean().optional().describe('Whether a later mail has cancelled the interview. Stands with each `interview`, but for a server that cancels none.'),
  "can_change_interview": zod.boolean().optional().describe('Whether the caller may cancel or move the interview: who invited to it, the owner of the candidate and admins may. Stands with each `interview`, but for a server on which everybody who sees the candidate may.'),
  "cancelled_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(createCandidateNoteResponseMailCancelledInterviewMinutesMin).max(createCandidateNoteResponseMailCancelledInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(createCandidateNoteResponseMailCancelledInterviewPlaceMax).regex(createCandidateNoteResponseMailCancelledInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one cancels.'),
  "interview_moved": zod.boolean().optional().describe('Whether a later mail has moved the interview. Stands with each `interview`, but for a server that moves none.'),
  "interview_moved_to": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(createCandidateNoteResponseMailInterviewMovedToMinutesMin).max(createCandidateNoteResponseMailInterviewMovedToMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(createCandidateNoteResponseMailInterviewMovedToPlaceMax).regex(createCandidateNoteResponseMailInterviewMovedToPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('What a later mail has moved the interview to.'),
  "moved_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(createCandidateNoteResponseMailMovedInterviewMinutesMin).max(createCandidateNoteResponseMailMovedInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(createCandidateNoteResponseMailMovedInterviewPlaceMax).regex(createCandidateNoteResponseMailMovedInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one moves, as it was.'),
  "attachments": zod.array(zod.object({
  "name": zod.string().describe('What the file is called in the mail.'),
  "type": zod.string().describe('Its media type.'),
  "size": zod.int().describe('How many bytes it has.')
})).optional().describe('The files that go with the mail, where any do.')
}).optional().describe('The note is the copy of a mail to the candidate.')
})

/**
 * For who wrote it and for admins; anybody else who sees the candidate gets 403 `not_owner`, and who does not see them 404.
 * @summary Delete a note
 */
export const deleteCandidateNotePathIdMax = 64;


export const deleteCandidateNotePathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteCandidateNoteParams = zod.object({
  "id": zod.string().min(1).max(deleteCandidateNotePathIdMax).regex(deleteCandidateNotePathIdRegExp).describe('The note.')
})

export const DeleteCandidateNoteResponse = zod.void()

/**
 * The notes about candidates that the caller sees in which all words of `text` stand, without regard to case; a word may be a part of one. Newest first, `x-limits.notes.found` at most.
 * Of more than `x-limits.notes.words` different words the first ones are read.
 * What is looked for goes in the body, so that no name stands in an address.
 * @summary Find notes by their words
 */
export const searchNotesBodyTextMax = 200;


export const searchNotesBodyTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const SearchNotesBody = zod.strictObject({
  "text": zod.string().min(1).max(searchNotesBodyTextMax).regex(searchNotesBodyTextRegExp).describe('Words of the note.')
})

export const searchNotesResponseCandidateIdMax = 64;


export const searchNotesResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchNotesResponseNoteIdMax = 64;


export const searchNotesResponseNoteIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchNotesResponseNoteByIdMax = 64;


export const searchNotesResponseNoteByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchNotesResponseNoteMentionsItemIdMax = 64;


export const searchNotesResponseNoteMentionsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchNotesResponseNoteMailInterviewMinutesMin = 5;
export const searchNotesResponseNoteMailInterviewMinutesMax = 480;

export const searchNotesResponseNoteMailInterviewPlaceMax = 300;


export const searchNotesResponseNoteMailInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const searchNotesResponseNoteMailJobIdMax = 64;


export const searchNotesResponseNoteMailJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const searchNotesResponseNoteMailCancelledInterviewMinutesMin = 5;
export const searchNotesResponseNoteMailCancelledInterviewMinutesMax = 480;

export const searchNotesResponseNoteMailCancelledInterviewPlaceMax = 300;


export const searchNotesResponseNoteMailCancelledInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const searchNotesResponseNoteMailInterviewMovedToMinutesMin = 5;
export const searchNotesResponseNoteMailInterviewMovedToMinutesMax = 480;

export const searchNotesResponseNoteMailInterviewMovedToPlaceMax = 300;


export const searchNotesResponseNoteMailInterviewMovedToPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const searchNotesResponseNoteMailMovedInterviewMinutesMin = 5;
export const searchNotesResponseNoteMailMovedInterviewMinutesMax = 480;

export const searchNotesResponseNoteMailMovedInterviewPlaceMax = 300;


export const searchNotesResponseNoteMailMovedInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const SearchNotesResponseItem = zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(searchNotesResponseCandidateIdMax).regex(searchNotesResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.')
}),
  "note": zod.object({
  "id": zod.string().min(1).max(searchNotesResponseNoteIdMax).regex(searchNotesResponseNoteIdRegExp).describe('An id, opaque to the client.'),
  "text": zod.string().describe('What was seen or said.'),
  "at": zod.iso.datetime({"offset":true}).describe('When it was written (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(searchNotesResponseNoteByIdMax).regex(searchNotesResponseNoteByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "mentions": zod.array(zod.object({
  "id": zod.string().min(1).max(searchNotesResponseNoteMentionsItemIdMax).regex(searchNotesResponseNoteMentionsItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
})).describe('The people who should read it, but for those who are gone.'),
  "can_delete": zod.boolean().describe('Whether the caller may delete it.'),
  "mail": zod.object({
  "to": zod.string().describe('The email that the candidate had when it was written.'),
  "subject": zod.string().describe('The subject of the mail.'),
  "interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(searchNotesResponseNoteMailInterviewMinutesMin).max(searchNotesResponseNoteMailInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(searchNotesResponseNoteMailInterviewPlaceMax).regex(searchNotesResponseNoteMailInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(searchNotesResponseNoteMailJobIdMax).regex(searchNotesResponseNoteMailJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional().describe('The job that the interview is for, told to whoever sees the candidate; missing where that is not known or the job is deleted.'),
  "interview_cancelled": zod.boolean().optional().describe('Whether a later mail has cancelled the interview. Stands with each `interview`, but for a server that cancels none.'),
  "can_change_interview": zod.boolean().optional().describe('Whether the caller may cancel or move the interview: who invited to it, the owner of the candidate and admins may. Stands with each `interview`, but for a server on which everybody who sees the candidate may.'),
  "cancelled_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(searchNotesResponseNoteMailCancelledInterviewMinutesMin).max(searchNotesResponseNoteMailCancelledInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(searchNotesResponseNoteMailCancelledInterviewPlaceMax).regex(searchNotesResponseNoteMailCancelledInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one cancels.'),
  "interview_moved": zod.boolean().optional().describe('Whether a later mail has moved the interview. Stands with each `interview`, but for a server that moves none.'),
  "interview_moved_to": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(searchNotesResponseNoteMailInterviewMovedToMinutesMin).max(searchNotesResponseNoteMailInterviewMovedToMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(searchNotesResponseNoteMailInterviewMovedToPlaceMax).regex(searchNotesResponseNoteMailInterviewMovedToPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('What a later mail has moved the interview to.'),
  "moved_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(searchNotesResponseNoteMailMovedInterviewMinutesMin).max(searchNotesResponseNoteMailMovedInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(searchNotesResponseNoteMailMovedInterviewPlaceMax).regex(searchNotesResponseNoteMailMovedInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one moves, as it was.'),
  "attachments": zod.array(zod.object({
  "name": zod.string().describe('What the file is called in the mail.'),
  "type": zod.string().describe('Its media type.'),
  "size": zod.int().describe('How many bytes it has.')
})).optional().describe('The files that go with the mail, where any do.')
}).optional().describe('The note is the copy of a mail to the candidate.')
})
})
export const SearchNotesResponse = zod.array(SearchNotesResponseItem)

