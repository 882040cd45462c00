/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * An organization that has not changed them has New, Phone screen, Interview, Offer, Hired and Turned down.
 * @summary The stages of the organization, in order
 */
export const listStagesResponseIdMax = 64;


export const listStagesResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListStagesResponseItem = zod.object({
  "id": zod.string().min(1).max(listStagesResponseIdMax).regex(listStagesResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The stage\'s name.'),
  "kind": zod.enum(['open', 'hired', 'turned_down']).describe('What a stage means: `open` for whoever is still in the running, else how it ended.')
})
export const ListStagesResponse = zod.array(ListStagesResponseItem)

/**
 * The body is the whole list in its order. A stage with an `id` is the one of this id, with the name and the kind of the body, one without is new; one that is left out is removed. A stage in which somebody is cannot be removed: 409 `stage_in_use`.
 * An `id` that the organization does not have, and two stages of one name (without regard to case), are 422 that names `stages`. The record says so (`stages_changed`).
 * @summary Rename, order, add and remove stages
 */
export const updateStagesBodyStagesItemIdMax = 64;


export const updateStagesBodyStagesItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateStagesBodyStagesItemNameMax = 40;


export const updateStagesBodyStagesItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateStagesBodyStagesMin = 2;
export const updateStagesBodyStagesMax = 12;



export const UpdateStagesBody = zod.strictObject({
  "stages": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(updateStagesBodyStagesItemIdMax).regex(updateStagesBodyStagesItemIdRegExp).optional().describe('An id, opaque to the client.'),
  "name": zod.string().min(1).max(updateStagesBodyStagesItemNameMax).regex(updateStagesBodyStagesItemNameRegExp).describe('The stage\'s name.'),
  "kind": zod.enum(['open', 'hired', 'turned_down']).describe('What a stage means: `open` for whoever is still in the running, else how it ended.')
})).min(updateStagesBodyStagesMin).max(updateStagesBodyStagesMax).describe('All stages in their order.')
})

export const updateStagesResponseIdMax = 64;


export const updateStagesResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateStagesResponseItem = zod.object({
  "id": zod.string().min(1).max(updateStagesResponseIdMax).regex(updateStagesResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The stage\'s name.'),
  "kind": zod.enum(['open', 'hired', 'turned_down']).describe('What a stage means: `open` for whoever is still in the running, else how it ended.')
})
export const UpdateStagesResponse = zod.array(UpdateStagesResponseItem)

/**
 * Those whom the caller sees, who came into their stage last first. `fit_score` is that of the analysis that is kept for the job, where there is one.
 * @summary The candidates of a job, with their stages
 */
export const listApplicationsPathIdMax = 64;


export const listApplicationsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListApplicationsParams = zod.object({
  "id": zod.string().min(1).max(listApplicationsPathIdMax).regex(listApplicationsPathIdRegExp).describe('The job\'s id.')
})

export const listApplicationsResponseCandidateIdMax = 64;


export const listApplicationsResponseCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicationsResponseStageIdMax = 64;


export const listApplicationsResponseStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicationsResponseByIdMax = 64;


export const listApplicationsResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApplicationsResponseFitScoreMin = 0;
export const listApplicationsResponseFitScoreMax = 100;

export const listApplicationsResponseNextInterviewMinutesMin = 5;
export const listApplicationsResponseNextInterviewMinutesMax = 480;

export const listApplicationsResponseNextInterviewPlaceMax = 300;


export const listApplicationsResponseNextInterviewPlaceRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listApplicationsResponseDecisionByIdMax = 64;


export const listApplicationsResponseDecisionByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListApplicationsResponseItem = zod.object({
  "candidate": zod.object({
  "id": zod.string().min(1).max(listApplicationsResponseCandidateIdMax).regex(listApplicationsResponseCandidateIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('The candidate\'s name.')
}),
  "stage_id": zod.string().min(1).max(listApplicationsResponseStageIdMax).regex(listApplicationsResponseStageIdRegExp).describe('An id, opaque to the client.'),
  "since": zod.iso.datetime({"offset":true}).describe('When the candidate came into the stage (UTC).'),
  "added_at": zod.iso.datetime({"offset":true}).describe('When the candidate came to the job (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listApplicationsResponseByIdMax).regex(listApplicationsResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "source": zod.enum(['jobs_page']).optional().describe('Where the candidate came to the job by themself; missing where a colleague added them.'),
  "fit_score": zod.number().min(listApplicationsResponseFitScoreMin).max(listApplicationsResponseFitScoreMax).optional().describe('The fit in percent.'),
  "next_interview": zod.object({
  "starts_at": zod.iso.datetime({"offset":true}).describe('When it begins (UTC); a time with an offset is the same moment in UTC.'),
  "minutes": zod.int().min(listApplicationsResponseNextInterviewMinutesMin).max(listApplicationsResponseNextInterviewMinutesMax).describe('How long it takes.'),
  "place": zod.string().min(1).max(listApplicationsResponseNextInterviewPlaceMax).regex(listApplicationsResponseNextInterviewPlaceRegExp).optional().describe('Where it is: an address, or the link of a call.')
}).optional().describe('The interview for this job, or for none that is known, that begins first of those that have not ended; missing where there is none.'),
  "decision": zod.object({
  "decision": zod.enum(['shortlist', 'hold', 'decline']).describe('What a person decided. No status follows from it.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listApplicationsResponseDecisionByIdMax).regex(listApplicationsResponseDecisionByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).')
}).optional().describe('The decision on this pair that stands; missing where nobody has decided.')
})
export const ListApplicationsResponse = zod.array(ListApplicationsResponseItem)

/**
 * Each candidate is in the stage then; one who was not with the job is with it. Without `stage_id` they are taken off the job; of who is not with it nothing changes. The answer names those for whom something changed, with the stage before (`from`; missing where they were
 * not with the job), so that it can be undone. The record has an entry for each (`application_moved`, `application_removed`), and nothing for who was in the stage already.
 * With `undo` the caller takes back a move of the last ten minutes: for each of whom it was the last one in this job, made by the caller, from this stage (or from outside the job, without `stage_id`), all is as it was before: since when they are in
 * the stage, when they came to the job and from where, and in the figures neither the move nor its undo was made. For the others it is a move like any.
 * A job or a candidate that the caller does not see, and a stage that the organization does not have, is 404, and nothing changes. A person moves
 * `x-limits.applications.movedPerHour` candidates an hour, each as often as they are named: beyond that 429.
 * @summary Put candidates into a stage of a job, or take them off it
 */
export const moveApplicationsPathIdMax = 64;


export const moveApplicationsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MoveApplicationsParams = zod.object({
  "id": zod.string().min(1).max(moveApplicationsPathIdMax).regex(moveApplicationsPathIdRegExp).describe('The job\'s id.')
})

export const moveApplicationsBodyCandidateIdsItemMax = 64;


export const moveApplicationsBodyCandidateIdsItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const moveApplicationsBodyCandidateIdsMax = 500;

export const moveApplicationsBodyStageIdMax = 64;


export const moveApplicationsBodyStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const moveApplicationsBodyUndoDefault = false;

export const MoveApplicationsBody = zod.strictObject({
  "candidate_ids": zod.array(zod.string().min(1).max(moveApplicationsBodyCandidateIdsItemMax).regex(moveApplicationsBodyCandidateIdsItemRegExp).describe('An id, opaque to the client.')).min(1).max(moveApplicationsBodyCandidateIdsMax).describe('Whom to move.'),
  "stage_id": zod.string().min(1).max(moveApplicationsBodyStageIdMax).regex(moveApplicationsBodyStageIdRegExp).optional().describe('An id, opaque to the client.'),
  "undo": zod.boolean().default(moveApplicationsBodyUndoDefault).describe('Whether the caller takes their last move back.')
})

export const moveApplicationsResponseChangesItemCandidateIdMax = 64;


export const moveApplicationsResponseChangesItemCandidateIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const moveApplicationsResponseChangesItemFromMax = 64;


export const moveApplicationsResponseChangesItemFromRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const moveApplicationsResponseChangesItemToMax = 64;


export const moveApplicationsResponseChangesItemToRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const MoveApplicationsResponse = zod.object({
  "changes": zod.array(zod.object({
  "candidate_id": zod.string().min(1).max(moveApplicationsResponseChangesItemCandidateIdMax).regex(moveApplicationsResponseChangesItemCandidateIdRegExp).describe('An id, opaque to the client.'),
  "from": zod.string().min(1).max(moveApplicationsResponseChangesItemFromMax).regex(moveApplicationsResponseChangesItemFromRegExp).optional().describe('An id, opaque to the client.'),
  "to": zod.string().min(1).max(moveApplicationsResponseChangesItemToMax).regex(moveApplicationsResponseChangesItemToRegExp).optional().describe('An id, opaque to the client.')
})).describe('Those for whom something changed.')
})

/**
 * For each stage, in order: how many of the candidates that the caller sees are in it, how many ever were, and how long it took them, as the record tells it. Who was taken off the
 * job counts among those who were in a stage. Days are medians, to a tenth; they are left out where nobody got there, or nobody has left.
 * @summary How far the candidates of a job came, and how long it took
 */
export const getFunnelPathIdMax = 64;


export const getFunnelPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetFunnelParams = zod.object({
  "id": zod.string().min(1).max(getFunnelPathIdMax).regex(getFunnelPathIdRegExp).describe('The job\'s id.')
})

export const getFunnelResponseStagesItemStageIdMax = 64;


export const getFunnelResponseStagesItemStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getFunnelResponseStagesItemNowMin = 0;

export const getFunnelResponseStagesItemReachedMin = 0;

export const getFunnelResponseStagesItemDaysToReachMin = 0;

export const getFunnelResponseStagesItemDaysInMin = 0;

export const getFunnelResponseBySourceItemStagesItemStageIdMax = 64;


export const getFunnelResponseBySourceItemStagesItemStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getFunnelResponseBySourceItemStagesItemNowMin = 0;

export const getFunnelResponseBySourceItemStagesItemReachedMin = 0;

export const getFunnelResponseBySourceItemStagesItemDaysToReachMin = 0;

export const getFunnelResponseBySourceItemStagesItemDaysInMin = 0;



export const GetFunnelResponse = zod.object({
  "stages": zod.array(zod.object({
  "stage_id": zod.string().min(1).max(getFunnelResponseStagesItemStageIdMax).regex(getFunnelResponseStagesItemStageIdRegExp).describe('An id, opaque to the client.'),
  "now": zod.int().min(getFunnelResponseStagesItemNowMin).describe('How many are in it.'),
  "reached": zod.int().min(getFunnelResponseStagesItemReachedMin).describe('How many are or were in it.'),
  "days_to_reach": zod.number().min(getFunnelResponseStagesItemDaysToReachMin).optional().describe('From coming to the job to the first time in the stage.'),
  "days_in": zod.number().min(getFunnelResponseStagesItemDaysInMin).optional().describe('How long those who have left it stayed.'),
  "waiting_since": zod.iso.datetime({"offset":true}).optional().describe('Since when the one who waits longest is in it (UTC).')
})).describe('In the order of the stages.'),
  "by_source": zod.array(zod.object({
  "source": zod.enum(['jobs_page', 'colleague']).describe('By the public jobs page, or added by a colleague.'),
  "stages": zod.array(zod.object({
  "stage_id": zod.string().min(1).max(getFunnelResponseBySourceItemStagesItemStageIdMax).regex(getFunnelResponseBySourceItemStagesItemStageIdRegExp).describe('An id, opaque to the client.'),
  "now": zod.int().min(getFunnelResponseBySourceItemStagesItemNowMin).describe('How many are in it.'),
  "reached": zod.int().min(getFunnelResponseBySourceItemStagesItemReachedMin).describe('How many are or were in it.'),
  "days_to_reach": zod.number().min(getFunnelResponseBySourceItemStagesItemDaysToReachMin).optional().describe('From coming to the job to the first time in the stage.'),
  "days_in": zod.number().min(getFunnelResponseBySourceItemStagesItemDaysInMin).optional().describe('How long those who have left it stayed.'),
  "waiting_since": zod.iso.datetime({"offset":true}).optional().describe('Since when the one who waits longest is in it (UTC).')
})).describe('In the order of the stages.')
})).optional().describe('The same apart for each way in; left out where all came the same way.')
})

/**
 * Of the jobs and the candidates that the caller sees; a job that nobody is with is not among them.
 * @summary How many candidates are with each job
 */
export const listApplicationCountsResponseJobIdMax = 64;


export const listApplicationCountsResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const listApplicationCountsResponseInFirstStageMin = 0;



export const ListApplicationCountsResponseItem = zod.object({
  "job_id": zod.string().min(1).max(listApplicationCountsResponseJobIdMax).regex(listApplicationCountsResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "candidates": zod.int().min(1).describe('How many are with the job.'),
  "in_first_stage": zod.int().min(listApplicationCountsResponseInFirstStageMin).describe('How many of them are in the first stage, so that nobody has moved them on yet.')
})
export const ListApplicationCountsResponse = zod.array(ListApplicationCountsResponseItem)

/**
 * Over all jobs of the organization, closed ones included, as the record tells it: of the candidates that are still there. A candidate counts once for each job. Who was taken off a job counts among those who
 * were in a stage.
 * @summary How many applied, got on and were hired, by where they came from
 */
export const getSourceFiguresResponseSourcesItemApplicationsMin = 0;

export const getSourceFiguresResponseSourcesItemHiresMin = 0;

export const getSourceFiguresResponseSourcesItemStagesItemStageIdMax = 64;


export const getSourceFiguresResponseSourcesItemStagesItemStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getSourceFiguresResponseSourcesItemStagesItemReachedMin = 0;



export const GetSourceFiguresResponse = zod.object({
  "sources": zod.array(zod.object({
  "source": zod.enum(['jobs_page', 'colleague']).describe('By the public jobs page, or added by a colleague.'),
  "applications": zod.int().min(getSourceFiguresResponseSourcesItemApplicationsMin).describe('How many came to a job, once for each job.'),
  "hires": zod.int().min(getSourceFiguresResponseSourcesItemHiresMin).describe('How many of them were hired.'),
  "stages": zod.array(zod.object({
  "stage_id": zod.string().min(1).max(getSourceFiguresResponseSourcesItemStagesItemStageIdMax).regex(getSourceFiguresResponseSourcesItemStagesItemStageIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('What the organization calls it.'),
  "reached": zod.int().min(getSourceFiguresResponseSourcesItemStagesItemReachedMin).describe('How many are or were in it.')
})).describe('The stages in which somebody is still in the running, in their order.')
})).describe('Each source, also one that nobody came by.')
})

/**
 * Of the jobs that the caller sees, the one with the newest move first, each with its stage and how the candidate came there, the newest move first, of its moves the newest `x-limits.applications.movesListed`.
 * @summary The jobs that a candidate is with
 */
export const listCandidateApplicationsPathIdMax = 64;


export const listCandidateApplicationsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCandidateApplicationsParams = zod.object({
  "id": zod.string().min(1).max(listCandidateApplicationsPathIdMax).regex(listCandidateApplicationsPathIdRegExp).describe('The candidate\'s id.')
})

export const listCandidateApplicationsResponseJobIdMax = 64;


export const listCandidateApplicationsResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateApplicationsResponseStageIdMax = 64;


export const listCandidateApplicationsResponseStageIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listCandidateApplicationsResponseMovesItemByIdMax = 64;


export const listCandidateApplicationsResponseMovesItemByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListCandidateApplicationsResponseItem = zod.object({
  "job": zod.object({
  "id": zod.string().min(1).max(listCandidateApplicationsResponseJobIdMax).regex(listCandidateApplicationsResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "stage_id": zod.string().min(1).max(listCandidateApplicationsResponseStageIdMax).regex(listCandidateApplicationsResponseStageIdRegExp).describe('An id, opaque to the client.'),
  "since": zod.iso.datetime({"offset":true}).describe('When the candidate came into the stage (UTC).'),
  "added_at": zod.iso.datetime({"offset":true}).describe('When the candidate came to the job (UTC).'),
  "moves": zod.array(zod.object({
  "at": zod.iso.datetime({"offset":true}).describe('When (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listCandidateApplicationsResponseMovesItemByIdMax).regex(listCandidateApplicationsResponseMovesItemByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "from": zod.string().optional().describe('The name that the stage before had then; missing for the first.'),
  "to": zod.string().optional().describe('The name that the stage had then; missing where the candidate was taken off the job.')
})).describe('How the candidate came there.')
})
export const ListCandidateApplicationsResponse = zod.array(ListCandidateApplicationsResponseItem)

