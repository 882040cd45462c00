/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The jobs that the candidate is with, the one with the newest move first, each with its title and the names of its criteria, in their order. Whoever sees the candidate sees these, whether or not they
 * see the job: who interviews needs to know what for. Of a job that the caller does not see nothing else is told anywhere.
 * @summary What a candidate can be interviewed for
 */
export const listScorecardJobsPathIdMax = 64;


export const listScorecardJobsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListScorecardJobsParams = zod.object({
  "id": zod.string().min(1).max(listScorecardJobsPathIdMax).regex(listScorecardJobsPathIdRegExp).describe('The candidate\'s id.')
})

export const listScorecardJobsResponseJobIdMax = 64;


export const listScorecardJobsResponseJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListScorecardJobsResponseItem = zod.object({
  "job": zod.object({
  "id": zod.string().min(1).max(listScorecardJobsResponseJobIdMax).regex(listScorecardJobsResponseJobIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.')
}),
  "criteria": zod.array(zod.string()).describe('The names of what the job asks for, the weightiest first.')
})
export const ListScorecardJobsResponse = zod.array(ListScorecardJobsResponseItem)

/**
 * The caller's own scorecard (`own`), and those of others once it is in, the first one first. Before, `others` is empty and `hidden` says how many there are, so that nobody writes
 * what a colleague wrote. It is no part of an analysis, and no figure is made of both. A candidate that the caller does not see is 404, and so is a job that they neither see nor the
 * candidate is with.
 * @summary What people saw in interviews of a candidate for a job
 */
export const listScorecardsPathIdMax = 64;


export const listScorecardsPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListScorecardsParams = zod.object({
  "id": zod.string().min(1).max(listScorecardsPathIdMax).regex(listScorecardsPathIdRegExp).describe('The candidate\'s id.')
})

export const listScorecardsQueryJobIdMax = 64;


export const listScorecardsQueryJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListScorecardsQueryParams = zod.object({
  "job_id": zod.string().min(1).max(listScorecardsQueryJobIdMax).regex(listScorecardsQueryJobIdRegExp).describe('The job that the interview was for.')
})

export const listScorecardsResponseOwnByIdMax = 64;


export const listScorecardsResponseOwnByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listScorecardsResponseOwnMarksItemCriterionMax = 200;


export const listScorecardsResponseOwnMarksItemCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listScorecardsResponseOwnMarksItemMarkMax = 4;

export const listScorecardsResponseOwnMarksItemCommentMax = 1000;

export const listScorecardsResponseOthersItemByIdMax = 64;


export const listScorecardsResponseOthersItemByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listScorecardsResponseOthersItemMarksItemCriterionMax = 200;


export const listScorecardsResponseOthersItemMarksItemCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listScorecardsResponseOthersItemMarksItemMarkMax = 4;

export const listScorecardsResponseOthersItemMarksItemCommentMax = 1000;

export const listScorecardsResponseHiddenMin = 0;



export const ListScorecardsResponse = zod.object({
  "own": zod.object({
  "by": zod.object({
  "id": zod.string().min(1).max(listScorecardsResponseOwnByIdMax).regex(listScorecardsResponseOwnByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "marks": zod.array(zod.object({
  "criterion": zod.string().min(1).max(listScorecardsResponseOwnMarksItemCriterionMax).regex(listScorecardsResponseOwnMarksItemCriterionRegExp).describe('The criterion\'s name.'),
  "mark": zod.int().min(1).max(listScorecardsResponseOwnMarksItemMarkMax).optional().describe('1: strong no, 2: no, 3: yes, 4: strong yes. Left out where it did not come up.'),
  "comment": zod.string().max(listScorecardsResponseOwnMarksItemCommentMax).optional().describe('What was seen or said.')
})).describe('A criterion each.'),
  "submitted_at": zod.iso.datetime({"offset":true}).describe('When it was first saved (UTC).'),
  "changed_at": zod.iso.datetime({"offset":true}).optional().describe('When it was last changed (UTC), where it was.')
}).optional(),
  "others": zod.array(zod.object({
  "by": zod.object({
  "id": zod.string().min(1).max(listScorecardsResponseOthersItemByIdMax).regex(listScorecardsResponseOthersItemByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "marks": zod.array(zod.object({
  "criterion": zod.string().min(1).max(listScorecardsResponseOthersItemMarksItemCriterionMax).regex(listScorecardsResponseOthersItemMarksItemCriterionRegExp).describe('The criterion\'s name.'),
  "mark": zod.int().min(1).max(listScorecardsResponseOthersItemMarksItemMarkMax).optional().describe('1: strong no, 2: no, 3: yes, 4: strong yes. Left out where it did not come up.'),
  "comment": zod.string().max(listScorecardsResponseOthersItemMarksItemCommentMax).optional().describe('What was seen or said.')
})).describe('A criterion each.'),
  "submitted_at": zod.iso.datetime({"offset":true}).describe('When it was first saved (UTC).'),
  "changed_at": zod.iso.datetime({"offset":true}).optional().describe('When it was last changed (UTC), where it was.')
})).describe('Those of others, once one\'s own is in.'),
  "hidden": zod.int().min(listScorecardsResponseHiddenMin).describe('How many others there are that are not shown yet.')
})

/**
 * The caller's scorecard of the candidate for the job, in the place of an earlier one of theirs; `changed_at` tells that it was changed. A criterion that stands twice (without regard to case) is 422
 * `validation_failed` that names `marks`, and so is a scorecard in which no criterion has a mark or a comment: it would show those of others. A candidate that the caller does not see is 404, and so is a job that they neither see nor the candidate is with. It is deleted with the candidate or the job, and comes back with the candidate.
 * @summary Say what one saw in an interview
 */
export const saveScorecardPathIdMax = 64;


export const saveScorecardPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SaveScorecardParams = zod.object({
  "id": zod.string().min(1).max(saveScorecardPathIdMax).regex(saveScorecardPathIdRegExp).describe('The candidate\'s id.')
})

export const saveScorecardBodyJobIdMax = 64;


export const saveScorecardBodyJobIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const saveScorecardBodyMarksItemCriterionMax = 200;


export const saveScorecardBodyMarksItemCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const saveScorecardBodyMarksItemMarkMax = 4;

export const saveScorecardBodyMarksItemCommentMax = 1000;

export const saveScorecardBodyMarksMax = 60;



export const SaveScorecardBody = zod.strictObject({
  "job_id": zod.string().min(1).max(saveScorecardBodyJobIdMax).regex(saveScorecardBodyJobIdRegExp).describe('An id, opaque to the client.'),
  "marks": zod.array(zod.strictObject({
  "criterion": zod.string().min(1).max(saveScorecardBodyMarksItemCriterionMax).regex(saveScorecardBodyMarksItemCriterionRegExp).describe('The criterion\'s name.'),
  "mark": zod.int().min(1).max(saveScorecardBodyMarksItemMarkMax).optional().describe('1: strong no, 2: no, 3: yes, 4: strong yes. Left out where it did not come up.'),
  "comment": zod.string().max(saveScorecardBodyMarksItemCommentMax).optional().describe('What was seen or said.')
})).min(1).max(saveScorecardBodyMarksMax).describe('A criterion each, in the order in which they are shown.')
})

export const saveScorecardResponseOwnByIdMax = 64;


export const saveScorecardResponseOwnByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const saveScorecardResponseOwnMarksItemCriterionMax = 200;


export const saveScorecardResponseOwnMarksItemCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const saveScorecardResponseOwnMarksItemMarkMax = 4;

export const saveScorecardResponseOwnMarksItemCommentMax = 1000;

export const saveScorecardResponseOthersItemByIdMax = 64;


export const saveScorecardResponseOthersItemByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const saveScorecardResponseOthersItemMarksItemCriterionMax = 200;


export const saveScorecardResponseOthersItemMarksItemCriterionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const saveScorecardResponseOthersItemMarksItemMarkMax = 4;

export const saveScorecardResponseOthersItemMarksItemCommentMax = 1000;

export const saveScorecardResponseHiddenMin = 0;



export const SaveScorecardResponse = zod.object({
  "own": zod.object({
  "by": zod.object({
  "id": zod.string().min(1).max(saveScorecardResponseOwnByIdMax).regex(saveScorecardResponseOwnByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "marks": zod.array(zod.object({
  "criterion": zod.string().min(1).max(saveScorecardResponseOwnMarksItemCriterionMax).regex(saveScorecardResponseOwnMarksItemCriterionRegExp).describe('The criterion\'s name.'),
  "mark": zod.int().min(1).max(saveScorecardResponseOwnMarksItemMarkMax).optional().describe('1: strong no, 2: no, 3: yes, 4: strong yes. Left out where it did not come up.'),
  "comment": zod.string().max(saveScorecardResponseOwnMarksItemCommentMax).optional().describe('What was seen or said.')
})).describe('A criterion each.'),
  "submitted_at": zod.iso.datetime({"offset":true}).describe('When it was first saved (UTC).'),
  "changed_at": zod.iso.datetime({"offset":true}).optional().describe('When it was last changed (UTC), where it was.')
}).optional(),
  "others": zod.array(zod.object({
  "by": zod.object({
  "id": zod.string().min(1).max(saveScorecardResponseOthersItemByIdMax).regex(saveScorecardResponseOthersItemByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
}),
  "marks": zod.array(zod.object({
  "criterion": zod.string().min(1).max(saveScorecardResponseOthersItemMarksItemCriterionMax).regex(saveScorecardResponseOthersItemMarksItemCriterionRegExp).describe('The criterion\'s name.'),
  "mark": zod.int().min(1).max(saveScorecardResponseOthersItemMarksItemMarkMax).optional().describe('1: strong no, 2: no, 3: yes, 4: strong yes. Left out where it did not come up.'),
  "comment": zod.string().max(saveScorecardResponseOthersItemMarksItemCommentMax).optional().describe('What was seen or said.')
})).describe('A criterion each.'),
  "submitted_at": zod.iso.datetime({"offset":true}).describe('When it was first saved (UTC).'),
  "changed_at": zod.iso.datetime({"offset":true}).optional().describe('When it was last changed (UTC), where it was.')
})).describe('Those of others, once one\'s own is in.'),
  "hidden": zod.int().min(saveScorecardResponseHiddenMin).describe('How many others there are that are not shown yet.')
})

