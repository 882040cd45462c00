/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Of the candidates that the caller sees: how many have a score for the job as it was before its title, description, skills or criteria were changed, so that it is worth asking for a `rescoring`. A job that is changed
 * back has the scores that it had. Another version of the scoring, and words of the organization, do not count. While a `rescoring` of the job goes on it is 0, whoever asked for it.
 * @summary How many scores for a job are older than its last change
 */
export const getRescoringPathIdMax = 64;


export const getRescoringPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetRescoringParams = zod.object({
  "id": zod.string().min(1).max(getRescoringPathIdMax).regex(getRescoringPathIdRegExp).describe('The job\'s id.')
})

export const getRescoringResponseToRescoreMin = 0;



export const GetRescoringResponse = zod.object({
  "to_rescore": zod.int().min(getRescoringResponseToRescoreMin).describe('How many candidates have a score from before the job was changed.')
})

/**
 * Those that the caller asked for, the newest first; an admin's are those of the whole organization. One that has ended stays for `x-limits.backgroundTask.keptDays` days.
 * @summary The background tasks of the caller
 */
export const listBackgroundTasksResponseIdMax = 64;


export const listBackgroundTasksResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listBackgroundTasksResponseJobIdMax = 64;


export const listBackgroundTasksResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listBackgroundTasksResponseTotalMin = 0;

export const listBackgroundTasksResponseDoneMin = 0;

export const listBackgroundTasksResponseRefusedMin = 0;

export const listBackgroundTasksResponseByIdMax = 64;


export const listBackgroundTasksResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListBackgroundTasksResponseItem = zod.object({
  "id": zod.string().min(1).max(listBackgroundTasksResponseIdMax).regex(listBackgroundTasksResponseIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['ranking', 'rescoring']).describe('What is done. `ranking` analyzes candidates for a job, `rescoring` the people of a job again after it was changed.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first result. The last three are ends.'),
  "job": zod.object({
  "id": zod.string().min(1).max(listBackgroundTasksResponseJobIdMax).regex(listBackgroundTasksResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "total": zod.int().min(listBackgroundTasksResponseTotalMin).describe('How many candidates it is about.'),
  "done": zod.int().min(listBackgroundTasksResponseDoneMin).describe('How many of them have a result, the refused ones included.'),
  "refused": zod.int().min(listBackgroundTasksResponseRefusedMin).describe('How many could not be analyzed.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listBackgroundTasksResponseByIdMax).regex(listBackgroundTasksResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
})
export const ListBackgroundTasksResponse = zod.array(ListBackgroundTasksResponseItem)

/**
 * What `POST /analyze_resumes/` does, for as many candidates as there are: each is analyzed for the job, in the order of the request, and each analysis is kept. The answer comes at once; the work goes on
 * when the caller's page is closed, when a server is restarted, and on whichever server has time. It sees what the caller sees at that time, and ends when the caller or the job is deleted.
 * - without `candidate_ids` a `ranking` is about all candidates that the caller sees, the newest first; a `rescoring` about those who are with the job or have a score for it, first those who are with it.
 * - a `rescoring` begins anew when the job is changed meanwhile, so that all scores are of the job as it then is.
 * - it takes the place of another task of that kind of the caller for the same job: one that has not ended is cancelled, one that has is forgotten.
 * - a job that the caller does not see is 404; a candidate that the caller does not see is refused in its result.
 * - where nothing else goes on it begins within half a minute.
 * - at most `x-limits.backgroundTask.person` of a person and `x-limits.backgroundTask.organization` of an organization that have not ended: else 429. Organizations take turns.
 * @summary Rank many candidates for a job, or score its people again, in the background
 */
export const startBackgroundTaskBodyJobIdMax = 64;


export const startBackgroundTaskBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const startBackgroundTaskBodyCandidateIdsItemMax = 64;


export const startBackgroundTaskBodyCandidateIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const startBackgroundTaskBodyCandidateIdsMax = 20000;



export const StartBackgroundTaskBody = zod.strictObject({
  "kind": zod.enum(['ranking', 'rescoring']).describe('What is done. `ranking` analyzes candidates for a job, `rescoring` the people of a job again after it was changed.'),
  "job_id": zod.string().min(1).max(startBackgroundTaskBodyJobIdMax).regex(startBackgroundTaskBodyJobIdRegExp).describe('An id, opaque to the client.'),
  "candidate_ids": zod.array(zod.string().min(1).max(startBackgroundTaskBodyCandidateIdsItemMax).regex(startBackgroundTaskBodyCandidateIdsItemRegExp).describe('An id, opaque to the client.')).min(1).max(startBackgroundTaskBodyCandidateIdsMax).optional().describe('Whom it is about, in this order.')
})

export const startBackgroundTaskResponseIdMax = 64;


export const startBackgroundTaskResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const startBackgroundTaskResponseJobIdMax = 64;


export const startBackgroundTaskResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const startBackgroundTaskResponseTotalMin = 0;

export const startBackgroundTaskResponseDoneMin = 0;

export const startBackgroundTaskResponseRefusedMin = 0;

export const startBackgroundTaskResponseByIdMax = 64;


export const startBackgroundTaskResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const StartBackgroundTaskResponse = zod.object({
  "id": zod.string().min(1).max(startBackgroundTaskResponseIdMax).regex(startBackgroundTaskResponseIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['ranking', 'rescoring']).describe('What is done. `ranking` analyzes candidates for a job, `rescoring` the people of a job again after it was changed.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first result. The last three are ends.'),
  "job": zod.object({
  "id": zod.string().min(1).max(startBackgroundTaskResponseJobIdMax).regex(startBackgroundTaskResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "total": zod.int().min(startBackgroundTaskResponseTotalMin).describe('How many candidates it is about.'),
  "done": zod.int().min(startBackgroundTaskResponseDoneMin).describe('How many of them have a result, the refused ones included.'),
  "refused": zod.int().min(startBackgroundTaskResponseRefusedMin).describe('How many could not be analyzed.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(startBackgroundTaskResponseByIdMax).regex(startBackgroundTaskResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
})

/**
 * Of the caller, or for an admin of the organization. What it has done stays. One that has ended stays as it ended; one that the caller does not see is 404.
 * @summary Cancel a background task
 */
export const cancelBackgroundTaskPathIdMax = 64;


export const cancelBackgroundTaskPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelBackgroundTaskParams = zod.object({
  "id": zod.string().min(1).max(cancelBackgroundTaskPathIdMax).regex(cancelBackgroundTaskPathIdRegExp).describe('The task\'s id.')
})

export const CancelBackgroundTaskResponse = zod.void()

/**
 * The task, and of its results those after the first `from`, in the order of the candidates, at most `x-limits.backgroundTask.results`. `next` is the `from` of the next call: with the same value
 * there is nothing new yet. A result is as `POST /analyze_resumes/` says it; one whose texts changed since has the error `server_busy`: ask for that pair there. Only who asked for the task sees its results.
 * @summary How far a background task is, and what has come
 */
export const readBackgroundTaskResultsPathIdMax = 64;


export const readBackgroundTaskResultsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReadBackgroundTaskResultsParams = zod.object({
  "id": zod.string().min(1).max(readBackgroundTaskResultsPathIdMax).regex(readBackgroundTaskResultsPathIdRegExp).describe('The task\'s id.')
})

export const readBackgroundTaskResultsQueryFromMin = 0;
export const readBackgroundTaskResultsQueryFromMax = 1000000;



export const ReadBackgroundTaskResultsQueryParams = zod.object({
  "from": zod.coerce.number().int().min(readBackgroundTaskResultsQueryFromMin).max(readBackgroundTaskResultsQueryFromMax).optional().describe('How many results the caller has already; 0 where it is left out.')
})

export const readBackgroundTaskResultsResponseTaskIdMax = 64;


export const readBackgroundTaskResultsResponseTaskIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseTaskJobIdMax = 64;


export const readBackgroundTaskResultsResponseTaskJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseTaskTotalMin = 0;

export const readBackgroundTaskResultsResponseTaskDoneMin = 0;

export const readBackgroundTaskResultsResponseTaskRefusedMin = 0;

export const readBackgroundTaskResultsResponseTaskByIdMax = 64;


export const readBackgroundTaskResultsResponseTaskByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseResultsItemCandidateIdMax = 64;


export const readBackgroundTaskResultsResponseResultsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseResultsItemJobIdMax = 64;


export const readBackgroundTaskResultsResponseResultsItemJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseResultsItemAnalysisFitScoreMin = 0;
export const readBackgroundTaskResultsResponseResultsItemAnalysisFitScoreMax = 100;

export const readBackgroundTaskResultsResponseResultsItemAnalysisPointsMin = 0;
export const readBackgroundTaskResultsResponseResultsItemAnalysisPointsMax = 100;

export const readBackgroundTaskResultsResponseResultsItemDecisionByIdMax = 64;


export const readBackgroundTaskResultsResponseResultsItemDecisionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readBackgroundTaskResultsResponseNextMin = 0;



export const ReadBackgroundTaskResultsResponse = zod.object({
  "task": zod.object({
  "id": zod.string().min(1).max(readBackgroundTaskResultsResponseTaskIdMax).regex(readBackgroundTaskResultsResponseTaskIdRegExp).describe('An id, opaque to the client.'),
  "kind": zod.enum(['ranking', 'rescoring']).describe('What is done. `ranking` analyzes candidates for a job, `rescoring` the people of a job again after it was changed.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first result. The last three are ends.'),
  "job": zod.object({
  "id": zod.string().min(1).max(readBackgroundTaskResultsResponseTaskJobIdMax).regex(readBackgroundTaskResultsResponseTaskJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "total": zod.int().min(readBackgroundTaskResultsResponseTaskTotalMin).describe('How many candidates it is about.'),
  "done": zod.int().min(readBackgroundTaskResultsResponseTaskDoneMin).describe('How many of them have a result, the refused ones included.'),
  "refused": zod.int().min(readBackgroundTaskResultsResponseTaskRefusedMin).describe('How many could not be analyzed.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(readBackgroundTaskResultsResponseTaskByIdMax).regex(readBackgroundTaskResultsResponseTaskByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
}),
  "results": zod.array(zod.object({
  "candidate_id": zod.string().min(1).max(readBackgroundTaskResultsResponseResultsItemCandidateIdMax).regex(readBackgroundTaskResultsResponseResultsItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "job_id": zod.string().min(1).max(readBackgroundTaskResultsResponseResultsItemJobIdMax).regex(readBackgroundTaskResultsResponseResultsItemJobIdRegExp).describe('An id, opaque to the client.'),
  "analysis": zod.object({
  "fit_score": zod.number().min(readBackgroundTaskResultsResponseResultsItemAnalysisFitScoreMin).max(readBackgroundTaskResultsResponseResultsItemAnalysisFitScoreMax).describe('The fit in percent.'),
  "points": zod.number().min(readBackgroundTaskResultsResponseResultsItemAnalysisPointsMin).max(readBackgroundTaskResultsResponseResultsItemAnalysisPointsMax).optional().describe('The weights of the criteria times their credits, added up and rounded to two decimals, before what a missing must-have holds back: those with the same `fit_score` are ordered by it.'),
  "recommendation": zod.string().describe('One or two sentences.'),
  "must_haves": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "state": zod.enum(['met', 'unclear', 'missing']).describe('What the texts show of it.')
})).describe('The must-haves of the job, weightiest first.'),
  "in_part": zod.boolean().optional().describe('Whether the texts could be read in part only.'),
  "scored_at": zod.iso.datetime({"offset":true}).describe('When it was scored (UTC).'),
  "scored_by": zod.object({
  "name": zod.string().describe('What scored it.'),
  "version": zod.string().describe('Its version. The same version gives the same answer to the same inputs.')
})
}).optional(),
  "error": zod.object({
  "detail": zod.string().describe('What happened and what to do, in a sentence or two for people.'),
  "code": zod.enum(['malformed_request', 'wrong_password', 'unauthenticated', 'invalid_credentials', 'admin_required', 'sign_up_closed', 'company_sign_in_refused', 'provider_unavailable', 'email_unconfirmed', 'reauthentication_required', 'second_factor_required', 'second_factor_wrong', 'second_factor_unreadable', 'second_factor_setup_required', 'second_factor_already_on', 'second_factor_not_on', 'upgrade_required', 'not_owner', 'other_person', 'not_found', 'method_not_allowed', 'organization_name_taken', 'email_taken', 'username_taken', 'last_admin', 'stage_in_use', 'payload_too_large', 'unsupported_media_type', 'unsupported_resume_type', 'validation_failed', 'analysis_changed', 'too_little_text', 'corrupt_resume', 'password_protected_resume', 'resume_too_complex', 'rate_limited', 'server_busy', 'internal_error', 'storage_full']).describe('A fixed word for programs. A client treats one that it does not know as the status says.'),
  "errors": zod.record(zod.string(), zod.string()).optional().describe('The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault.')
}).optional().describe('The one shape of every error.'),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "by": zod.object({
  "id": zod.string().min(1).max(readBackgroundTaskResultsResponseResultsItemDecisionByIdMax).regex(readBackgroundTaskResultsResponseResultsItemDecisionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional(),
  "looked_at": zod.iso.datetime({"offset":true}).optional().describe('When the caller last looked at the whole analysis (UTC).')
}).describe('A pair with either `analysis` or `error`.')).describe('In the order of the candidates.'),
  "next": zod.int().min(readBackgroundTaskResultsResponseNextMin).describe('The `from` of the next call.')
})

/**
 * Those that the caller asked for, the newest first; an admin's are those of the whole organization. One that has ended stays for `x-limits.import.keptDays` days, with the rows that became no candidate.
 * @summary The imports of the caller
 */
export const listImportsResponseIdMax = 64;


export const listImportsResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listImportsResponseTotalMin = 0;

export const listImportsResponseDoneMin = 0;

export const listImportsResponseRefusedMin = 0;

export const listImportsResponseByIdMax = 64;


export const listImportsResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListImportsResponseItem = zod.object({
  "id": zod.string().min(1).max(listImportsResponseIdMax).regex(listImportsResponseIdRegExp).describe('An id, opaque to the client.'),
  "file_name": zod.string().describe('The name of the file that the rows come from.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first row is through. The last three are ends.'),
  "total": zod.int().min(listImportsResponseTotalMin).describe('How many rows it has.'),
  "done": zod.int().min(listImportsResponseDoneMin).describe('How many of them are through, the refused ones included.'),
  "refused": zod.int().min(listImportsResponseRefusedMin).describe('How many became no candidate.'),
  "is_own": zod.boolean().describe('Whether the caller asked for it, and so sees its rows.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listImportsResponseByIdMax).regex(listImportsResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
})
export const ListImportsResponse = zod.array(ListImportsResponseItem)

/**
 * Stores the rows and answers at once; then the server makes a candidate of each, in their order, as `POST /candidates/` does without a resume, in the name of who asked. The work goes on when the caller's page is closed,
 * when a server is restarted, and on whichever server has time; each row becomes a candidate once.
 * - a row that `POST /candidates/` would refuse is refused by itself, with the reason, and the others go on: `GET /imports/{id}/rows`.
 * - with `duplicates: leave_out` so is a row whose email a candidate has whom the caller sees, as 409 `email_taken`; an earlier row of the same import counts.
 * - once a row is a candidate the import keeps nothing of what it said. A row that was refused is kept until the import is forgotten, or a candidate with its email is deleted; it is there again where that deletion is undone.
 * - the body may have `x-body-bytes` bytes; two rows of one `number` are 422 that names `rows`. With the header `Idempotency-Key` the same call sent again gives the import that the first one began.
 * - it counts among the tasks that have not ended of `POST /background_tasks/`, and begins as soon: more are 429. It ends when the caller is deleted.
 * @summary Make candidates of many rows, in the background
 */
export const startImportHeaderIdempotencyKeyMin = 8;
export const startImportHeaderIdempotencyKeyMax = 64;


export const startImportHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const StartImportHeader = zod.object({
  "Idempotency-Key": zod.string().min(startImportHeaderIdempotencyKeyMin).max(startImportHeaderIdempotencyKeyMax).regex(startImportHeaderIdempotencyKeyRegExp).optional().describe('A word of the client\'s choice for one form, e.g. a random UUID. The same form sent again with it is stored once. A browser asks a server of another\norigin whether it allows the header, so that the web app sends it there only after an answer that carried `Accept-Idempotency-Key: true`\n(exposed to scripts): a server without it is called as if there were no such header.\n')
})

export const startImportBodyFileNameMax = 255;


export const startImportBodyFileNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const startImportBodyRowsItemNumberMax = 1000000;

export const startImportBodyRowsMax = 10000;



export const StartImportBody = zod.strictObject({
  "file_name": zod.string().min(1).max(startImportBodyFileNameMax).regex(startImportBodyFileNameRegExp).describe('The name of the file that the rows come from, which names the import.'),
  "duplicates": zod.enum(['add', 'leave_out']).describe('What is done with a row whose email a candidate has already.'),
  "rows": zod.array(zod.strictObject({
  "number": zod.int().min(1).max(startImportBodyRowsItemNumberMax).describe('Which row of the file it is.'),
  "name": zod.string().describe('As `name` of a candidate.'),
  "email": zod.string().describe('As `email` of a candidate.'),
  "phone": zod.string().describe('As `phone` of a candidate.'),
  "notes": zod.string().describe('As `notes` of a candidate.'),
  "tags": zod.array(zod.string()).optional().describe('As in `setCandidateTags`, by whose rules they are looked at when the row\'s turn comes.')
})).min(1).max(startImportBodyRowsMax).describe('As the person has seen them and agreed to. What each says is looked at when its turn comes.')
})

export const startImportResponseIdMax = 64;


export const startImportResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const startImportResponseTotalMin = 0;

export const startImportResponseDoneMin = 0;

export const startImportResponseRefusedMin = 0;

export const startImportResponseByIdMax = 64;


export const startImportResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const StartImportResponse = zod.object({
  "id": zod.string().min(1).max(startImportResponseIdMax).regex(startImportResponseIdRegExp).describe('An id, opaque to the client.'),
  "file_name": zod.string().describe('The name of the file that the rows come from.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first row is through. The last three are ends.'),
  "total": zod.int().min(startImportResponseTotalMin).describe('How many rows it has.'),
  "done": zod.int().min(startImportResponseDoneMin).describe('How many of them are through, the refused ones included.'),
  "refused": zod.int().min(startImportResponseRefusedMin).describe('How many became no candidate.'),
  "is_own": zod.boolean().describe('Whether the caller asked for it, and so sees its rows.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(startImportResponseByIdMax).regex(startImportResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
})

/**
 * Of the caller, or for an admin of the organization. It stops between two rows; the candidates that were made stay, and the other rows are kept as not made. One that has ended stays as it ended; one that the caller does not see is 404.
 * @summary Cancel an import
 */
export const cancelImportPathIdMax = 64;


export const cancelImportPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CancelImportParams = zod.object({
  "id": zod.string().min(1).max(cancelImportPathIdMax).regex(cancelImportPathIdRegExp).describe('The import\'s id.')
})

export const CancelImportResponse = zod.void()

/**
 * The import, and of its rows those after `after`, in their order, at most `x-limits.import.listed`; while it goes on, those that are through. `next` is the `after` of the next call: with the same value
 * there is nothing new. Only who asked for the import sees its rows.
 * @summary How far an import is, and what became of its rows
 */
export const readImportRowsPathIdMax = 64;


export const readImportRowsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReadImportRowsParams = zod.object({
  "id": zod.string().min(1).max(readImportRowsPathIdMax).regex(readImportRowsPathIdRegExp).describe('The import\'s id.')
})

export const readImportRowsQueryAfterMin = 0;
export const readImportRowsQueryAfterMax = 1000000;



export const ReadImportRowsQueryParams = zod.object({
  "after": zod.coerce.number().int().min(readImportRowsQueryAfterMin).max(readImportRowsQueryAfterMax).optional().describe('The `number` of the last row that the caller has; 0 where it is left out.'),
  "not_made": zod.enum(['true', 'false']).optional().describe('Whether only rows are wanted that became no candidate.')
})

export const readImportRowsResponseImportIdMax = 64;


export const readImportRowsResponseImportIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readImportRowsResponseImportTotalMin = 0;

export const readImportRowsResponseImportDoneMin = 0;

export const readImportRowsResponseImportRefusedMin = 0;

export const readImportRowsResponseImportByIdMax = 64;


export const readImportRowsResponseImportByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const readImportRowsResponseRowsItemCandidateIdMax = 64;


export const readImportRowsResponseRowsItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const readImportRowsResponseRowsItemValuesNumberMax = 1000000;

export const readImportRowsResponseNextMin = 0;



export const ReadImportRowsResponse = zod.object({
  "import": zod.object({
  "id": zod.string().min(1).max(readImportRowsResponseImportIdMax).regex(readImportRowsResponseImportIdRegExp).describe('An id, opaque to the client.'),
  "file_name": zod.string().describe('The name of the file that the rows come from.'),
  "state": zod.enum(['waiting', 'running', 'done', 'cancelled', 'failed']).describe('`waiting` until its first row is through. The last three are ends.'),
  "total": zod.int().min(readImportRowsResponseImportTotalMin).describe('How many rows it has.'),
  "done": zod.int().min(readImportRowsResponseImportDoneMin).describe('How many of them are through, the refused ones included.'),
  "refused": zod.int().min(readImportRowsResponseImportRefusedMin).describe('How many became no candidate.'),
  "is_own": zod.boolean().describe('Whether the caller asked for it, and so sees its rows.'),
  "detail": zod.string().optional().describe('Of one that failed: why, in a sentence for people.'),
  "by": zod.object({
  "id": zod.string().min(1).max(readImportRowsResponseImportByIdMax).regex(readImportRowsResponseImportByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was asked for (UTC).'),
  "ended_at": zod.iso.datetime({"offset":true}).optional().describe('When it ended (UTC); missing while it goes on.')
}),
  "rows": zod.array(zod.object({
  "number": zod.int().min(1).describe('Which row of the file it is.'),
  "candidate_id": zod.string().min(1).max(readImportRowsResponseRowsItemCandidateIdMax).regex(readImportRowsResponseRowsItemCandidateIdRegExp).optional().describe('An id, opaque to the client.'),
  "error": zod.object({
  "detail": zod.string().describe('What happened and what to do, in a sentence or two for people.'),
  "code": zod.enum(['malformed_request', 'wrong_password', 'unauthenticated', 'invalid_credentials', 'admin_required', 'sign_up_closed', 'company_sign_in_refused', 'provider_unavailable', 'email_unconfirmed', 'reauthentication_required', 'second_factor_required', 'second_factor_wrong', 'second_factor_unreadable', 'second_factor_setup_required', 'second_factor_already_on', 'second_factor_not_on', 'upgrade_required', 'not_owner', 'other_person', 'not_found', 'method_not_allowed', 'organization_name_taken', 'email_taken', 'username_taken', 'last_admin', 'stage_in_use', 'payload_too_large', 'unsupported_media_type', 'unsupported_resume_type', 'validation_failed', 'analysis_changed', 'too_little_text', 'corrupt_resume', 'password_protected_resume', 'resume_too_complex', 'rate_limited', 'server_busy', 'internal_error', 'storage_full']).describe('A fixed word for programs. A client treats one that it does not know as the status says.'),
  "errors": zod.record(zod.string(), zod.string()).optional().describe('The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault.')
}).optional().describe('The one shape of every error.'),
  "values": zod.object({
  "number": zod.int().min(1).max(readImportRowsResponseRowsItemValuesNumberMax).describe('Which row of the file it is.'),
  "name": zod.string().describe('As `name` of a candidate.'),
  "email": zod.string().describe('As `email` of a candidate.'),
  "phone": zod.string().describe('As `phone` of a candidate.'),
  "notes": zod.string().describe('As `notes` of a candidate.'),
  "tags": zod.array(zod.string()).optional().describe('As in `setCandidateTags`, by whose rules they are looked at when the row\'s turn comes.')
}).optional().describe('What it says, of one that became no candidate; missing once a candidate with its email was deleted.')
}).describe('A row with `candidate_id` became a candidate, one with `error` was refused, and one with neither was not reached.')).describe('In the order of the file.'),
  "next": zod.int().min(readImportRowsResponseNextMin).describe('The `after` of the next call.')
})

