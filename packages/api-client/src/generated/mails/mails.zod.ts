/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The server sends it to the email of the candidate as it stands when the mail goes out, soon after the answer; replies go to the caller's email. The answer is the copy that stands among the notes
 * (`mail` of a `CandidateNote`); a copy that is deleted before the mail goes out is not sent. An `interview` goes with the mail as a calendar invitation (iCalendar, RFC 5545) from the caller to the candidate;
 * one that has begun by the server's clock, or ends after the year 9999, is refused (422, `errors.interview`). The event names the job that it is for (`for_job`); without one that is the open job that the candidate is with
 * where it is one alone, and of a moved interview the job of before. A job that the caller does not see is 404, one without an `interview` 422 (`errors.for_job`). Where no
 * line of `text` begins with `Time: `, the mail says below it when (in UTC) and where the interview is.
 * A mail that `cancels` an interview of an earlier one takes it back: a cancellation (`METHOD:CANCEL`) of the same event, in the name of who invited, goes with it, and the copy of the earlier mail says `interview_cancelled`. An interview
 * that is cancelled or moved already or has begun, a note of another candidate, one without an interview, and a mail with an `interview` of its own are refused (422, `errors.cancels`). A copy that is deleted before the cancellation
 * goes out leaves the interview as it was.
 * Only who invited to an interview, the owner of the candidate and admins cancel and move it; anybody else who sees the candidate gets 403 `not_owner`, and `can_change_interview` of the copies says so before.
 * A mail that `moves` the interview of an earlier one to its own `interview` carries an update of the same event (`METHOD:REQUEST`, each change with the next `SEQUENCE`), in the name of who invited. The copy of the earlier
 * mail then says `interview_moved`, and it is the newest that can be moved again or cancelled. What cannot be cancelled cannot be moved, nor by a mail without an `interview` (422, `errors.moves`); an `interview` that is
 * as it was is refused (422, `errors.interview`). A copy that is deleted before the mail goes out leaves the earlier interview as it was.
 * The files of `attachments` go with the mail as they are, beside a calendar invitation; the copy says what they were, and their bytes are kept until the mail has gone out. At most `x-limits.mailAttachments.most` files of
 * `x-limits.mailAttachments.bytes` bytes together, of the kinds of `x-limits.mailAttachments.endings`: a file whose name ends in none of them, or whose bytes are of another kind than its name says, an empty one, one that is no
 * base64, and too many are refused (422, `errors.attachments`). Of a name the last part of a path counts, without what cannot be seen. The body may have `x-body-bytes` bytes.
 * Line breaks of the subject count as spaces. Nothing is ever sent without this call. Mails are limited by person, by organization and by candidate (429).
 *
 * With the header `Idempotency-Key` the same mail sent again, e.g. after a time-out, is sent once, and counts once: the answer is the copy of the first time. The key stands for one mail of one
 * person to one candidate, and to their address, for a day; another mail with it is refused (422), as is the same one once its copy is deleted or the address is another one.
 * @summary Write a mail to a candidate
 */
export const sendCandidateMailPathIdMax = 64;


export const sendCandidateMailPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SendCandidateMailParams = zod.object({
  "id": zod.string().min(1).max(sendCandidateMailPathIdMax).regex(sendCandidateMailPathIdRegExp).describe('The candidate\'s id.')
})

export const sendCandidateMailHeaderIdempotencyKeyMin = 8;
export const sendCandidateMailHeaderIdempotencyKeyMax = 64;


export const sendCandidateMailHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SendCandidateMailHeader = zod.object({
  "Idempotency-Key": zod.string().min(sendCandidateMailHeaderIdempotencyKeyMin).max(sendCandidateMailHeaderIdempotencyKeyMax).regex(sendCandidateMailHeaderIdempotencyKeyRegExp).optional().describe('A word of the client\'s choice for one form, e.g. a random UUID. The same form sent again with it is stored once. A browser asks a server of another\norigin whether it allows the header, so that the web app sends it there only after an answer that carried `Accept-Idempotency-Key: true`\n(exposed to scripts): a server without it is called as if there were no such header.\n')
})

export const sendCandidateMailBodySubjectMax = 200;


export const sendCandidateMailBodySubjectRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailBodyTextMax = 10000;


export const sendCandidateMailBodyTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailBodyInterviewMinutesMin = 5;
export const sendCandidateMailBodyInterviewMinutesMax = 480;

export const sendCandidateMailBodyInterviewPlaceMax = 300;


export const sendCandidateMailBodyInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailBodyForJobMax = 64;


export const sendCandidateMailBodyForJobRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailBodyCancelsMax = 64;


export const sendCandidateMailBodyCancelsRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailBodyMovesMax = 64;


export const sendCandidateMailBodyMovesRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailBodyAttachmentsItemNameMax = 200;


export const sendCandidateMailBodyAttachmentsItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailBodyAttachmentsMax = 5;



export const SendCandidateMailBody = zod.strictObject({
  "subject": zod.string().min(1).max(sendCandidateMailBodySubjectMax).regex(sendCandidateMailBodySubjectRegExp).describe('The subject of the mail.'),
  "text": zod.string().min(1).max(sendCandidateMailBodyTextMax).regex(sendCandidateMailBodyTextRegExp).describe('The mail itself.'),
  "interview": zod.strictObject({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(sendCandidateMailBodyInterviewMinutesMin).max(sendCandidateMailBodyInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(sendCandidateMailBodyInterviewPlaceMax).regex(sendCandidateMailBodyInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional(),
  "for_job": zod.string().min(1).max(sendCandidateMailBodyForJobMax).regex(sendCandidateMailBodyForJobRegExp).optional().describe('The job that the `interview` is for. A server that keeps it says so in `MailTemplates.takes_jobs`.'),
  "cancels": zod.string().min(1).max(sendCandidateMailBodyCancelsMax).regex(sendCandidateMailBodyCancelsRegExp).optional().describe('The note that is the copy of the mail whose interview is cancelled.'),
  "moves": zod.string().min(1).max(sendCandidateMailBodyMovesMax).regex(sendCandidateMailBodyMovesRegExp).optional().describe('The note that is the copy of the mail whose interview is moved to `interview`.'),
  "attachments": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(sendCandidateMailBodyAttachmentsItemNameMax).regex(sendCandidateMailBodyAttachmentsItemNameRegExp).describe('The name of the file, with its ending.'),
  "content": zod.string().describe('Its bytes.')
})).max(sendCandidateMailBodyAttachmentsMax).optional().describe('Files that go with the mail. A server that takes them says so in `MailTemplates.takes_attachments`.')
})

export const sendCandidateMailResponseIdMax = 64;


export const sendCandidateMailResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailResponseByIdMax = 64;


export const sendCandidateMailResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailResponseMentionsItemIdMax = 64;


export const sendCandidateMailResponseMentionsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailResponseMailInterviewMinutesMin = 5;
export const sendCandidateMailResponseMailInterviewMinutesMax = 480;

export const sendCandidateMailResponseMailInterviewPlaceMax = 300;


export const sendCandidateMailResponseMailInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailResponseMailJobIdMax = 64;


export const sendCandidateMailResponseMailJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendCandidateMailResponseMailCancelledInterviewMinutesMin = 5;
export const sendCandidateMailResponseMailCancelledInterviewMinutesMax = 480;

export const sendCandidateMailResponseMailCancelledInterviewPlaceMax = 300;


export const sendCandidateMailResponseMailCancelledInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailResponseMailInterviewMovedToMinutesMin = 5;
export const sendCandidateMailResponseMailInterviewMovedToMinutesMax = 480;

export const sendCandidateMailResponseMailInterviewMovedToPlaceMax = 300;


export const sendCandidateMailResponseMailInterviewMovedToPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const sendCandidateMailResponseMailMovedInterviewMinutesMin = 5;
export const sendCandidateMailResponseMailMovedInterviewMinutesMax = 480;

export const sendCandidateMailResponseMailMovedInterviewPlaceMax = 300;


export const sendCandidateMailResponseMailMovedInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const SendCandidateMailResponse = zod.object({
  "id": zod.string().min(1).max(sendCandidateMailResponseIdMax).regex(sendCandidateMailResponseIdRegExp).describe('An id, opaque to the client.'),
  "text": zod.string().describe('What was seen or said.'),
  "at": zod.iso.datetime({"offset":true}).describe('When it was written (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(sendCandidateMailResponseByIdMax).regex(sendCandidateMailResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "mentions": zod.array(zod.object({
  "id": zod.string().min(1).max(sendCandidateMailResponseMentionsItemIdMax).regex(sendCandidateMailResponseMentionsItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
})).describe('The people who should read it, but for those who are gone.'),
  "can_delete": zod.boolean().describe('Whether the caller may delete it.'),
  "mail": zod.object({
  "to": zod.string().describe('The email that the candidate had when it was written.'),
  "subject": zod.string().describe('The subject of the mail.'),
  "interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(sendCandidateMailResponseMailInterviewMinutesMin).max(sendCandidateMailResponseMailInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(sendCandidateMailResponseMailInterviewPlaceMax).regex(sendCandidateMailResponseMailInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional(),
  "job": zod.object({
  "id": zod.string().min(1).max(sendCandidateMailResponseMailJobIdMax).regex(sendCandidateMailResponseMailJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional().describe('The job that the interview is for, told to whoever sees the candidate; missing where that is not known or the job is deleted.'),
  "interview_cancelled": zod.boolean().optional().describe('Whether a later mail has cancelled the interview. Stands with each `interview`, but for a server that cancels none.'),
  "can_change_interview": zod.boolean().optional().describe('Whether the caller may cancel or move the interview: who invited to it, the owner of the candidate and admins may. Stands with each `interview`, but for a server on which everybody who sees the candidate may.'),
  "cancelled_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(sendCandidateMailResponseMailCancelledInterviewMinutesMin).max(sendCandidateMailResponseMailCancelledInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(sendCandidateMailResponseMailCancelledInterviewPlaceMax).regex(sendCandidateMailResponseMailCancelledInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one cancels.'),
  "interview_moved": zod.boolean().optional().describe('Whether a later mail has moved the interview. Stands with each `interview`, but for a server that moves none.'),
  "interview_moved_to": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(sendCandidateMailResponseMailInterviewMovedToMinutesMin).max(sendCandidateMailResponseMailInterviewMovedToMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(sendCandidateMailResponseMailInterviewMovedToPlaceMax).regex(sendCandidateMailResponseMailInterviewMovedToPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('What a later mail has moved the interview to.'),
  "moved_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(sendCandidateMailResponseMailMovedInterviewMinutesMin).max(sendCandidateMailResponseMailMovedInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(sendCandidateMailResponseMailMovedInterviewPlaceMax).regex(sendCandidateMailResponseMailMovedInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview of an earlier mail that this one moves, as it was.'),
  "attachments": zod.array(zod.object({
  "name": zod.string().describe('What the file is called in the mail.'),
  "type": zod.string().describe('Its media type.'),
  "size": zod.int().describe('How many bytes it has.')
})).optional().describe('The files that go with the mail, where any do.')
}).optional().describe('The note is the copy of a mail to the candidate.')
})

/**
 * In their order. An organization that has not changed them has three: an invitation to an interview, an answer to who applied, and one to who is turned down. The fields `{candidate}`, `{job}`, `{organization}` and
 * `{sender}` of a template are filled in by who shows it; a mail is sent as it is.
 * @summary The organization's templates of mails to candidates
 */
export const listMailTemplatesResponseTemplatesItemNameMax = 80;


export const listMailTemplatesResponseTemplatesItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listMailTemplatesResponseTemplatesItemSubjectMax = 200;


export const listMailTemplatesResponseTemplatesItemSubjectRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listMailTemplatesResponseTemplatesItemTextMax = 10000;


export const listMailTemplatesResponseTemplatesItemTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const ListMailTemplatesResponse = zod.object({
  "templates": zod.array(zod.object({
  "name": zod.string().min(1).max(listMailTemplatesResponseTemplatesItemNameMax).regex(listMailTemplatesResponseTemplatesItemNameRegExp).describe('What it is called among the templates.'),
  "subject": zod.string().min(1).max(listMailTemplatesResponseTemplatesItemSubjectMax).regex(listMailTemplatesResponseTemplatesItemSubjectRegExp).describe('The subject of the mail.'),
  "text": zod.string().min(1).max(listMailTemplatesResponseTemplatesItemTextMax).regex(listMailTemplatesResponseTemplatesItemTextRegExp).describe('The mail itself.')
})).describe('All templates in their order.'),
  "organization": zod.string().describe('What `{organization}` stands for.'),
  "sender": zod.string().describe('What `{sender}` stands for: the full name of the caller.'),
  "takes_attachments": zod.boolean().optional().describe('Whether mails to candidates take `attachments`; a server that does not say so takes none.'),
  "takes_jobs": zod.boolean().optional().describe('Whether mails to candidates take a `for_job`; a server that does not say so takes none.')
})

/**
 * The body is the whole list in its order, in the place of the one before. Two of one name (without regard to case) are 422 that names `templates`.
 * @summary Write the organization's templates
 */
export const updateMailTemplatesBodyTemplatesItemNameMax = 80;


export const updateMailTemplatesBodyTemplatesItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateMailTemplatesBodyTemplatesItemSubjectMax = 200;


export const updateMailTemplatesBodyTemplatesItemSubjectRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateMailTemplatesBodyTemplatesItemTextMax = 10000;


export const updateMailTemplatesBodyTemplatesItemTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateMailTemplatesBodyTemplatesMax = 50;



export const UpdateMailTemplatesBody = zod.strictObject({
  "templates": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(updateMailTemplatesBodyTemplatesItemNameMax).regex(updateMailTemplatesBodyTemplatesItemNameRegExp).describe('What it is called among the templates.'),
  "subject": zod.string().min(1).max(updateMailTemplatesBodyTemplatesItemSubjectMax).regex(updateMailTemplatesBodyTemplatesItemSubjectRegExp).describe('The subject of the mail.'),
  "text": zod.string().min(1).max(updateMailTemplatesBodyTemplatesItemTextMax).regex(updateMailTemplatesBodyTemplatesItemTextRegExp).describe('The mail itself.')
})).max(updateMailTemplatesBodyTemplatesMax).describe('All templates in their order.')
})

export const updateMailTemplatesResponseTemplatesItemNameMax = 80;


export const updateMailTemplatesResponseTemplatesItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateMailTemplatesResponseTemplatesItemSubjectMax = 200;


export const updateMailTemplatesResponseTemplatesItemSubjectRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateMailTemplatesResponseTemplatesItemTextMax = 10000;


export const updateMailTemplatesResponseTemplatesItemTextRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const UpdateMailTemplatesResponse = zod.object({
  "templates": zod.array(zod.object({
  "name": zod.string().min(1).max(updateMailTemplatesResponseTemplatesItemNameMax).regex(updateMailTemplatesResponseTemplatesItemNameRegExp).describe('What it is called among the templates.'),
  "subject": zod.string().min(1).max(updateMailTemplatesResponseTemplatesItemSubjectMax).regex(updateMailTemplatesResponseTemplatesItemSubjectRegExp).describe('The subject of the mail.'),
  "text": zod.string().min(1).max(updateMailTemplatesResponseTemplatesItemTextMax).regex(updateMailTemplatesResponseTemplatesItemTextRegExp).describe('The mail itself.')
})).describe('All templates in their order.'),
  "organization": zod.string().describe('What `{organization}` stands for.'),
  "sender": zod.string().describe('What `{sender}` stands for: the full name of the caller.'),
  "takes_attachments": zod.boolean().optional().describe('Whether mails to candidates take `attachments`; a server that does not say so takes none.'),
  "takes_jobs": zod.boolean().optional().describe('Whether mails to candidates take a `for_job`; a server that does not say so takes none.')
})

/**
 * The interviews that candidates were invited to (`sendCandidateMail`) and that have not ended, of all candidates whom the caller sees; the one that begins first comes first, and at most 100. An interview that was cancelled is not among
 * them; one that was moved is, once, with its new time. It goes with the note that is the copy of its mail.
 * @summary The interviews that are still to come
 */
export const listComingInterviewsResponseIdMax = 64;


export const listComingInterviewsResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listComingInterviewsResponseCandidateIdMax = 64;


export const listComingInterviewsResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listComingInterviewsResponseJobIdMax = 64;


export const listComingInterviewsResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listComingInterviewsResponseInterviewMinutesMin = 5;
export const listComingInterviewsResponseInterviewMinutesMax = 480;

export const listComingInterviewsResponseInterviewPlaceMax = 300;


export const listComingInterviewsResponseInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listComingInterviewsResponseByIdMax = 64;


export const listComingInterviewsResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListComingInterviewsResponseItem = zod.object({
  "id": zod.string().min(1).max(listComingInterviewsResponseIdMax).regex(listComingInterviewsResponseIdRegExp).describe('The note that is the copy of the mail that invited to it, or moved it.'),
  "candidate": zod.object({
  "id": zod.string().min(1).max(listComingInterviewsResponseCandidateIdMax).regex(listComingInterviewsResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}),
  "job": zod.object({
  "id": zod.string().min(1).max(listComingInterviewsResponseJobIdMax).regex(listComingInterviewsResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional().describe('The job that it is for, told to whoever sees the candidate; missing where that is not known or the job is deleted.'),
  "interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listComingInterviewsResponseInterviewMinutesMin).max(listComingInterviewsResponseInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listComingInterviewsResponseInterviewPlaceMax).regex(listComingInterviewsResponseInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}),
  "by": zod.object({
  "id": zod.string().min(1).max(listComingInterviewsResponseByIdMax).regex(listComingInterviewsResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).describe('Who wrote that mail.')
})
export const ListComingInterviewsResponse = zod.array(ListComingInterviewsResponseItem).max(100)

