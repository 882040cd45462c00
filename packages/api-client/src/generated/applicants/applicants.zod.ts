/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Whoever has the link sees, without signing in, what was read of this candidate (`openApplication`). It is valid for `x-limits.applicant.linkDays` days. The server keeps a hash of
 * its secret alone: it is told here and never again. A link that there is ends with the new one. The secret stands after the `#`, which browsers send to nobody. The record says so
 * (`applicant_link_created`). Whom the candidate was shared with gets 403 `not_owner`.
 * @summary Make a link for the person who applied
 */
export const createApplicantLinkPathIdMax = 64;


export const createApplicantLinkPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateApplicantLinkParams = zod.object({
  "id": zod.string().min(1).max(createApplicantLinkPathIdMax).regex(createApplicantLinkPathIdRegExp).describe('The candidate\'s id.')
})

export const CreateApplicantLinkResponse = zod.object({
  "url": zod.string().describe('The page of the web app, with the secret after the `#`.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).')
})

/**
 * The record says so (`applicant_link_revoked`). Where there is none, nothing happens and nothing is recorded.
 * @summary End the link for the person who applied
 */
export const revokeApplicantLinkPathIdMax = 64;


export const revokeApplicantLinkPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevokeApplicantLinkParams = zod.object({
  "id": zod.string().min(1).max(revokeApplicantLinkPathIdMax).regex(revokeApplicantLinkPathIdRegExp).describe('The candidate\'s id.')
})

export const RevokeApplicantLinkResponse = zod.void()

/**
 * The requests that wait come first, the one that is due next before the others; then the answered ones, the newest first.
 * @summary The link for the person who applied, and what they asked for
 */
export const listApplicantRequestsPathIdMax = 64;


export const listApplicantRequestsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListApplicantRequestsParams = zod.object({
  "id": zod.string().min(1).max(listApplicantRequestsPathIdMax).regex(listApplicantRequestsPathIdRegExp).describe('The candidate\'s id.')
})

export const listApplicantRequestsResponseLinkByIdMax = 64;


export const listApplicantRequestsResponseLinkByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicantRequestsResponseRequestsItemIdMax = 64;


export const listApplicantRequestsResponseRequestsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicantRequestsResponseRequestsItemJobIdMax = 64;


export const listApplicantRequestsResponseRequestsItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicantRequestsResponseRequestsItemAnsweredByIdMax = 64;


export const listApplicantRequestsResponseRequestsItemAnsweredByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListApplicantRequestsResponse = zod.object({
  "link": zod.object({
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listApplicantRequestsResponseLinkByIdMax).regex(listApplicantRequestsResponseLinkByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
}).optional(),
  "requests": zod.array(zod.object({
  "id": zod.string().min(1).max(listApplicantRequestsResponseRequestsItemIdMax).regex(listApplicantRequestsResponseRequestsItemIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job": zod.object({
  "id": zod.string().min(1).max(listApplicantRequestsResponseRequestsItemJobIdMax).regex(listApplicantRequestsResponseRequestsItemJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "criterion": zod.string().optional().describe('What the job asks for.'),
  "text": zod.string().describe('The words of the person; empty where they wrote none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it came (UTC).'),
  "due_at": zod.iso.datetime({"offset":true}).describe('By when it has to be answered (UTC).'),
  "answer": zod.string().optional().describe('The answer.'),
  "answered_at": zod.iso.datetime({"offset":true}).optional().describe('When it was answered (UTC).'),
  "answered_by": zod.object({
  "id": zod.string().min(1).max(listApplicantRequestsResponseRequestsItemAnsweredByIdMax).regex(listApplicantRequestsResponseRequestsItemAnsweredByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional()
})).describe('What the person asked for.')
})

/**
 * The requests without an answer, of all candidates whose requests the caller may answer: an admin's are the organization's, a user's are those of the candidates that they own. The
 * one that is due next comes first.
 * @summary What people who applied wait for, in one place
 */
export const listWaitingRequestsResponseOneIdMax = 64;


export const listWaitingRequestsResponseOneIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWaitingRequestsResponseOneJobIdMax = 64;


export const listWaitingRequestsResponseOneJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWaitingRequestsResponseOneAnsweredByIdMax = 64;


export const listWaitingRequestsResponseOneAnsweredByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWaitingRequestsResponseTwoCandidateIdMax = 64;


export const listWaitingRequestsResponseTwoCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListWaitingRequestsResponseItem = zod.object({
  "id": zod.string().min(1).max(listWaitingRequestsResponseOneIdMax).regex(listWaitingRequestsResponseOneIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job": zod.object({
  "id": zod.string().min(1).max(listWaitingRequestsResponseOneJobIdMax).regex(listWaitingRequestsResponseOneJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "criterion": zod.string().optional().describe('What the job asks for.'),
  "text": zod.string().describe('The words of the person; empty where they wrote none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it came (UTC).'),
  "due_at": zod.iso.datetime({"offset":true}).describe('By when it has to be answered (UTC).'),
  "answer": zod.string().optional().describe('The answer.'),
  "answered_at": zod.iso.datetime({"offset":true}).optional().describe('When it was answered (UTC).'),
  "answered_by": zod.object({
  "id": zod.string().min(1).max(listWaitingRequestsResponseOneAnsweredByIdMax).regex(listWaitingRequestsResponseOneAnsweredByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional()
}).and(zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(listWaitingRequestsResponseTwoCandidateIdMax).regex(listWaitingRequestsResponseTwoCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
})
})).describe('A request without an answer, and whose it is.')
export const ListWaitingRequestsResponse = zod.array(ListWaitingRequestsResponseItem)

/**
 * In words, which they read by their link. An answer that there is gets replaced. The record says that it was answered (`applicant_answered`), without the words. Whom the candidate was shared with gets 403 `not_owner`.
 * @summary Answer what a person who applied asked for
 */
export const answerApplicantRequestPathIdMax = 64;


export const answerApplicantRequestPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AnswerApplicantRequestParams = zod.object({
  "id": zod.string().min(1).max(answerApplicantRequestPathIdMax).regex(answerApplicantRequestPathIdRegExp).describe('The request\'s id.')
})

export const answerApplicantRequestBodyAnswerMax = 2000;


export const answerApplicantRequestBodyAnswerRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const AnswerApplicantRequestBody = zod.strictObject({
  "answer": zod.string().min(1).max(answerApplicantRequestBodyAnswerMax).regex(answerApplicantRequestBodyAnswerRegExp).describe('The answer, in words.')
})

export const answerApplicantRequestResponseIdMax = 64;


export const answerApplicantRequestResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const answerApplicantRequestResponseJobIdMax = 64;


export const answerApplicantRequestResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const answerApplicantRequestResponseAnsweredByIdMax = 64;


export const answerApplicantRequestResponseAnsweredByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AnswerApplicantRequestResponse = zod.object({
  "id": zod.string().min(1).max(answerApplicantRequestResponseIdMax).regex(answerApplicantRequestResponseIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job": zod.object({
  "id": zod.string().min(1).max(answerApplicantRequestResponseJobIdMax).regex(answerApplicantRequestResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "criterion": zod.string().optional().describe('What the job asks for.'),
  "text": zod.string().describe('The words of the person; empty where they wrote none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it came (UTC).'),
  "due_at": zod.iso.datetime({"offset":true}).describe('By when it has to be answered (UTC).'),
  "answer": zod.string().optional().describe('The answer.'),
  "answered_at": zod.iso.datetime({"offset":true}).optional().describe('When it was answered (UTC).'),
  "answered_by": zod.object({
  "id": zod.string().min(1).max(answerApplicantRequestResponseAnsweredByIdMax).regex(answerApplicantRequestResponseAnsweredByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional()
})

/**
 * For the person who applied, by the secret of their link. It holds their contact, what was found in their resume for each job of theirs, and what they asked for; no notes, no other candidates, no scores, ranks or
 * decisions. A secret that is unknown, ended or of a deleted candidate is 404.
 * @summary What was read of one's own application
 */
export const openApplicationBodyTokenMax = 64;



export const OpenApplicationBody = zod.strictObject({
  "token": zod.string().min(1).max(openApplicationBodyTokenMax).describe('The secret of the link.')
})

export const openApplicationResponseAnalysesItemJobIdMax = 64;


export const openApplicationResponseAnalysesItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const openApplicationResponseRequestsItemIdMax = 64;


export const openApplicationResponseRequestsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const openApplicationResponseRequestsItemJobIdMax = 64;


export const openApplicationResponseRequestsItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const openApplicationResponseRequestsItemAnsweredByIdMax = 64;


export const openApplicationResponseRequestsItemAnsweredByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const OpenApplicationResponse = zod.object({
  "organization": zod.string().describe('The name of the organization.'),
  "contact_email": zod.string().describe('Whom to write to.'),
  "name": zod.string().describe('The person\'s name.'),
  "email": zod.string().describe('Their email.'),
  "phone": zod.string().describe('Their phone number.'),
  "resume_file_name": zod.string().optional().describe('The name of their file; missing where there is none.'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the link ends (UTC).'),
  "analyses": zod.array(zod.object({
  "job": zod.object({
  "id": zod.string().min(1).max(openApplicationResponseAnalysesItemJobIdMax).regex(openApplicationResponseAnalysesItemJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was read (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
}),
  "findings": zod.array(zod.object({
  "criterion": zod.string().describe('What the job asks for.'),
  "state": zod.enum(['met', 'unclear', 'not_found']).describe('What the texts show of it.'),
  "quotes": zod.array(zod.string()).describe('The lines of the resume that it rests on.'),
  "elsewhere": zod.boolean().optional().describe('Whether it rests on something else than the resume, which is not shown.'),
  "by_person": zod.boolean().optional().describe('Whether a person corrected it.')
})).describe('What was found of each criterion, in the job\'s order.')
})).describe('The newest analysis for each open job that the candidate is with (`moveApplications`) or on which something was decided about them, the newest first; where they are with none, for each open job. Jobs that somebody ranked them for beside those are not told.'),
  "requests": zod.array(zod.object({
  "id": zod.string().min(1).max(openApplicationResponseRequestsItemIdMax).regex(openApplicationResponseRequestsItemIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job": zod.object({
  "id": zod.string().min(1).max(openApplicationResponseRequestsItemJobIdMax).regex(openApplicationResponseRequestsItemJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "criterion": zod.string().optional().describe('What the job asks for.'),
  "text": zod.string().describe('The words of the person; empty where they wrote none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it came (UTC).'),
  "due_at": zod.iso.datetime({"offset":true}).describe('By when it has to be answered (UTC).'),
  "answer": zod.string().optional().describe('The answer.'),
  "answered_at": zod.iso.datetime({"offset":true}).optional().describe('When it was answered (UTC).'),
  "answered_by": zod.object({
  "id": zod.string().min(1).max(openApplicationResponseRequestsItemAnsweredByIdMax).regex(openApplicationResponseRequestsItemAnsweredByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional()
})).describe('What they asked for, the newest first, without who answered.')
})

/**
 * It is kept until the candidate is deleted, listed for the recruiters, and due after `x-limits.applicant.answerDays` days. The record says that it came (`applicant_request`), without the words.
 * - `wrong` names the job and the criterion and needs a text, `person` needs none: else 422 `validation_failed`,
 * - more than `x-limits.applicant.requestsPerDay` by one link in a day are 429,
 * - a secret that is unknown or ended is 404.
 * @summary Say that a finding is wrong, or ask for a person to look
 */
export const sendApplicantRequestBodyTokenMax = 64;

export const sendApplicantRequestBodyJobIdMax = 64;


export const sendApplicantRequestBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendApplicantRequestBodyCriterionMax = 200;

export const sendApplicantRequestBodyTextMax = 2000;



export const SendApplicantRequestBody = zod.strictObject({
  "token": zod.string().min(1).max(sendApplicantRequestBodyTokenMax).describe('The secret of the link.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job_id": zod.string().min(1).max(sendApplicantRequestBodyJobIdMax).regex(sendApplicantRequestBodyJobIdRegExp).optional().describe('An id, opaque to the client.'),
  "criterion": zod.string().max(sendApplicantRequestBodyCriterionMax).optional().describe('The name of the criterion.'),
  "text": zod.string().max(sendApplicantRequestBodyTextMax).optional().describe('What is wrong, or what should be looked at.')
})

export const sendApplicantRequestResponseIdMax = 64;


export const sendApplicantRequestResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendApplicantRequestResponseJobIdMax = 64;


export const sendApplicantRequestResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const sendApplicantRequestResponseAnsweredByIdMax = 64;


export const sendApplicantRequestResponseAnsweredByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SendApplicantRequestResponse = zod.object({
  "id": zod.string().min(1).max(sendApplicantRequestResponseIdMax).regex(sendApplicantRequestResponseIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['wrong', 'person']).describe('That a finding is wrong, or that a person should look.'),
  "job": zod.object({
  "id": zod.string().min(1).max(sendApplicantRequestResponseJobIdMax).regex(sendApplicantRequestResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().optional().describe('The candidate\'s name or the job\'s title; missing where it was erased.')
}).optional(),
  "criterion": zod.string().optional().describe('What the job asks for.'),
  "text": zod.string().describe('The words of the person; empty where they wrote none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it came (UTC).'),
  "due_at": zod.iso.datetime({"offset":true}).describe('By when it has to be answered (UTC).'),
  "answer": zod.string().optional().describe('The answer.'),
  "answered_at": zod.iso.datetime({"offset":true}).optional().describe('When it was answered (UTC).'),
  "answered_by": zod.object({
  "id": zod.string().min(1).max(sendApplicantRequestResponseAnsweredByIdMax).regex(sendApplicantRequestResponseAnsweredByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}).optional()
})

