/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * All open jobs of the organization for an admin, the caller's own for a regular user. In no promised order; the client sorts by title.
 * @summary The jobs that the caller sees
 */
export const listJobsResponseIdMax = 64;


export const listJobsResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listJobsResponseCriteriaItemNameMax = 200;


export const listJobsResponseCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listJobsResponseCriteriaMax = 60;

export const listJobsResponseCreatedByIdMax = 64;


export const listJobsResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const ListJobsResponseItem = zod.object({
  "id": zod.string().min(1).max(listJobsResponseIdMax).regex(listJobsResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(listJobsResponseCriteriaItemNameMax).regex(listJobsResponseCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(listJobsResponseCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(listJobsResponseCreatedByIdMax).regex(listJobsResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})
export const ListJobsResponse = zod.array(ListJobsResponseItem)

/**
 * Creates an open job that belongs to the caller. The same person creating a job identical (title, description, skills and `criteria`) to one that they deleted
 * less than 60 seconds ago gets the old one back, with its id, and nothing counts as closed (that is Undo).
 * 201 is the answer to prefer; the client takes 200 alike.
 * @summary Create a job
 */
export const createJobBodyTitleMax = 200;


export const createJobBodyTitleRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createJobBodyDescriptionMax = 20000;


export const createJobBodyDescriptionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createJobBodySkillsRequiredMax = 2000;


export const createJobBodySkillsRequiredRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createJobBodyCriteriaItemNameMax = 200;


export const createJobBodyCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createJobBodyCriteriaMax = 60;



export const CreateJobBody = zod.strictObject({
  "title": zod.string().min(1).max(createJobBodyTitleMax).regex(createJobBodyTitleRegExp).describe('The job\'s title.'),
  "description": zod.string().min(1).max(createJobBodyDescriptionMax).regex(createJobBodyDescriptionRegExp).describe('Free text, line breaks kept.'),
  "skills_required": zod.string().min(1).max(createJobBodySkillsRequiredMax).regex(createJobBodySkillsRequiredRegExp).describe('Skills as typed, commonly separated by commas.'),
  "criteria": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(createJobBodyCriteriaItemNameMax).regex(createJobBodyCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(createJobBodyCriteriaMax).optional().describe('What a person set about the job\'s criteria. Left out, what was set before stays.')
})

export const createJobResponseIdMax = 64;


export const createJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createJobResponseCriteriaItemNameMax = 200;


export const createJobResponseCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createJobResponseCriteriaMax = 60;

export const createJobResponseCreatedByIdMax = 64;


export const createJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const CreateJobResponse = zod.object({
  "id": zod.string().min(1).max(createJobResponseIdMax).regex(createJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(createJobResponseCriteriaItemNameMax).regex(createJobResponseCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(createJobResponseCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(createJobResponseCreatedByIdMax).regex(createJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})

/**
 * Replaces title, description and skills of a job that the caller sees. Status 200 is success. Where that changes what scores rest on, `to_rescore` of the answer says how many candidates
 * have a score from before (`GET /jobs/{id}/rescoring` says it later, to everybody who sees the job); the task `rescoring` of `POST /background_tasks/` scores the job again. It does not begin by itself, as edits come in a row and a server may score with a model that costs something. One that goes on for the job begins anew.
 * @summary Edit a job
 */
export const updateJobPathIdMax = 64;


export const updateJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateJobParams = zod.object({
  "id": zod.string().min(1).max(updateJobPathIdMax).regex(updateJobPathIdRegExp).describe('The job\'s id.')
})

export const updateJobBodyTitleMax = 200;


export const updateJobBodyTitleRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateJobBodyDescriptionMax = 20000;


export const updateJobBodyDescriptionRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateJobBodySkillsRequiredMax = 2000;


export const updateJobBodySkillsRequiredRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateJobBodyCriteriaItemNameMax = 200;


export const updateJobBodyCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateJobBodyCriteriaMax = 60;



export const UpdateJobBody = zod.strictObject({
  "title": zod.string().min(1).max(updateJobBodyTitleMax).regex(updateJobBodyTitleRegExp).describe('The job\'s title.'),
  "description": zod.string().min(1).max(updateJobBodyDescriptionMax).regex(updateJobBodyDescriptionRegExp).describe('Free text, line breaks kept.'),
  "skills_required": zod.string().min(1).max(updateJobBodySkillsRequiredMax).regex(updateJobBodySkillsRequiredRegExp).describe('Skills as typed, commonly separated by commas.'),
  "criteria": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(updateJobBodyCriteriaItemNameMax).regex(updateJobBodyCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(updateJobBodyCriteriaMax).optional().describe('What a person set about the job\'s criteria. Left out, what was set before stays.')
})

export const updateJobResponseIdMax = 64;


export const updateJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateJobResponseCriteriaItemNameMax = 200;


export const updateJobResponseCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateJobResponseCriteriaMax = 60;

export const updateJobResponseCreatedByIdMax = 64;


export const updateJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const UpdateJobResponse = zod.object({
  "id": zod.string().min(1).max(updateJobResponseIdMax).regex(updateJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(updateJobResponseCriteriaItemNameMax).regex(updateJobResponseCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(updateJobResponseCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(updateJobResponseCreatedByIdMax).regex(updateJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})

/**
 * Takes the job out of every list at once and counts it as filled by the person who owns it. Status 200 is success; a second call is 404.
 * @summary Delete (close) a job
 */
export const deleteJobPathIdMax = 64;


export const deleteJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteJobParams = zod.object({
  "id": zod.string().min(1).max(deleteJobPathIdMax).regex(deleteJobPathIdRegExp).describe('The job\'s id.')
})

export const DeleteJobResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

/**
 * Reads a job's text as an analysis will, and saves nothing: what will be scored, how much each counts, and what cannot be a criterion. Made to be asked
 * while a person types.
 * @summary Read what a job asks for
 */
export const readJobCriteriaBodyTitleMax = 200;

export const readJobCriteriaBodyDescriptionMax = 20000;

export const readJobCriteriaBodySkillsRequiredMax = 2000;

export const readJobCriteriaBodyCriteriaItemNameMax = 200;


export const readJobCriteriaBodyCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const readJobCriteriaBodyCriteriaMax = 60;



export const ReadJobCriteriaBody = zod.strictObject({
  "title": zod.string().max(readJobCriteriaBodyTitleMax).describe('The title as far as it is typed.'),
  "description": zod.string().max(readJobCriteriaBodyDescriptionMax).describe('The description as far as it is typed.'),
  "skills_required": zod.string().max(readJobCriteriaBodySkillsRequiredMax).describe('The skills as far as they are typed.'),
  "criteria": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(readJobCriteriaBodyCriteriaItemNameMax).regex(readJobCriteriaBodyCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(readJobCriteriaBodyCriteriaMax).optional()
})

export const readJobCriteriaResponseCriteriaItemWeightMin = 0;
export const readJobCriteriaResponseCriteriaItemWeightMax = 100;



export const ReadJobCriteriaResponse = zod.object({
  "criteria": zod.array(zod.object({
  "name": zod.string().describe('What is asked for.'),
  "kind": zod.enum(['skill', 'title', 'experience', 'education', 'licence', 'language', 'responsibility']).describe('What sort of thing it is.'),
  "importance": zod.enum(['must', 'nice', 'neither', 'left_out']).describe('As read or, where a person set it, as set. `neither`: the text says neither that it must be there nor that it would be nice.'),
  "weight": zod.number().min(readJobCriteriaResponseCriteriaItemWeightMin).max(readJobCriteriaResponseCriteriaItemWeightMax).describe('Its share of the score in percentage points, 0 where it is left out.'),
  "from": zod.enum(['skills', 'description', 'title', 'person']).describe('Where it was read: in the skills, the description or the title; `person`: added.'),
  "quote": zod.string().optional().describe('Where it stands in the description, verbatim.')
})).describe('All that is asked for, those left out included at the end, weightiest first. A server may put the must-haves before the others.'),
  "refused": zod.array(zod.object({
  "name": zod.string().describe('What the job asks for.'),
  "reason": zod.string().describe('Why it cannot be a criterion.')
})).describe('What the job asks for and no score may rest on.')
})

/**
 * What is different in the caller's list since it stood at `since`, the `ETag` of an answer of `listJobs` or the `tag` of one of this operation. `changed` holds the
 * jobs that were added or are not as they were, each whole, and may hold others of the list; `removed` the ids of those that the caller does not see any more. Who puts the one
 * into their list and takes the other out has the list as it is at `tag`, or newer. 404 where the server does not know `since` as a tag of the caller, or no longer, and where more than
 * `x-limits.listChanges.records` jobs are different: then the list is to be read whole.
 * @summary What the caller's list of jobs has gained, changed and lost
 */
export const listJobChangesQuerySinceMax = 200;


export const listJobChangesQuerySinceRegExp = new RegExp('^[\\x21-\\x7e]+$');


export const ListJobChangesQueryParams = zod.object({
  "since": zod.string().min(1).max(listJobChangesQuerySinceMax).regex(listJobChangesQuerySinceRegExp).describe('The tag of the caller\'s list that the client has.')
})

export const listJobChangesResponseChangedItemIdMax = 64;


export const listJobChangesResponseChangedItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listJobChangesResponseChangedItemCriteriaItemNameMax = 200;


export const listJobChangesResponseChangedItemCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const listJobChangesResponseChangedItemCriteriaMax = 60;

export const listJobChangesResponseChangedItemCreatedByIdMax = 64;


export const listJobChangesResponseChangedItemCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const listJobChangesResponseRemovedItemMax = 64;


export const listJobChangesResponseRemovedItemRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListJobChangesResponse = zod.object({
  "tag": zod.string().describe('What the list stands at with these changes: the next `since`.'),
  "changed": zod.array(zod.object({
  "id": zod.string().min(1).max(listJobChangesResponseChangedItemIdMax).regex(listJobChangesResponseChangedItemIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(listJobChangesResponseChangedItemCriteriaItemNameMax).regex(listJobChangesResponseChangedItemCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(listJobChangesResponseChangedItemCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(listJobChangesResponseChangedItemCreatedByIdMax).regex(listJobChangesResponseChangedItemCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})).describe('The jobs that were added or changed, in no promised order.'),
  "removed": zod.array(zod.string().min(1).max(listJobChangesResponseRemovedItemMax).regex(listJobChangesResponseRemovedItemRegExp).describe('An id, opaque to the client.')).describe('The ids of jobs that the caller does not see any more; an id may be new to the client.')
})

