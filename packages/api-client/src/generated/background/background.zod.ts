/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


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

