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
export const listJobsResponseCreatedByIdMax = 64;


export const listJobsResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListJobsResponseItem = zod.object({
  "id": zod.string().min(1).max(listJobsResponseIdMax).regex(listJobsResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(listJobsResponseCreatedByIdMax).regex(listJobsResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.')
})
export const ListJobsResponse = zod.array(ListJobsResponseItem)

/**
 * Creates an open job that belongs to the caller. The same person creating a job identical to one that they deleted
 * less than 60 seconds ago gets the old one back, with its id, and nothing counts as closed (that is Undo).
 * 201 is the answer to prefer; the client takes 200 alike.
 * @summary Create a job
 */
export const createJobBodyTitleMax = 200;


export const createJobBodyTitleRegExp = new RegExp('\\S');
export const createJobBodyDescriptionMax = 20000;


export const createJobBodyDescriptionRegExp = new RegExp('\\S');
export const createJobBodySkillsRequiredMax = 2000;


export const createJobBodySkillsRequiredRegExp = new RegExp('\\S');


export const CreateJobBody = zod.strictObject({
  "title": zod.string().min(1).max(createJobBodyTitleMax).regex(createJobBodyTitleRegExp).describe('The job\'s title.'),
  "description": zod.string().min(1).max(createJobBodyDescriptionMax).regex(createJobBodyDescriptionRegExp).describe('Free text, line breaks kept.'),
  "skills_required": zod.string().min(1).max(createJobBodySkillsRequiredMax).regex(createJobBodySkillsRequiredRegExp).describe('Skills as typed, commonly separated by commas.')
})

export const createJobResponseIdMax = 64;


export const createJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createJobResponseCreatedByIdMax = 64;


export const createJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateJobResponse = zod.object({
  "id": zod.string().min(1).max(createJobResponseIdMax).regex(createJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(createJobResponseCreatedByIdMax).regex(createJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.')
})

/**
 * Replaces title, description and skills of a job that the caller sees. Status 200 is success.
 * @summary Edit a job
 */
export const updateJobPathIdMax = 64;


export const updateJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateJobParams = zod.object({
  "id": zod.string().min(1).max(updateJobPathIdMax).regex(updateJobPathIdRegExp).describe('The job\'s id.')
})

export const updateJobBodyTitleMax = 200;


export const updateJobBodyTitleRegExp = new RegExp('\\S');
export const updateJobBodyDescriptionMax = 20000;


export const updateJobBodyDescriptionRegExp = new RegExp('\\S');
export const updateJobBodySkillsRequiredMax = 2000;


export const updateJobBodySkillsRequiredRegExp = new RegExp('\\S');


export const UpdateJobBody = zod.strictObject({
  "title": zod.string().min(1).max(updateJobBodyTitleMax).regex(updateJobBodyTitleRegExp).describe('The job\'s title.'),
  "description": zod.string().min(1).max(updateJobBodyDescriptionMax).regex(updateJobBodyDescriptionRegExp).describe('Free text, line breaks kept.'),
  "skills_required": zod.string().min(1).max(updateJobBodySkillsRequiredMax).regex(updateJobBodySkillsRequiredRegExp).describe('Skills as typed, commonly separated by commas.')
})

export const updateJobResponseIdMax = 64;


export const updateJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateJobResponseCreatedByIdMax = 64;


export const updateJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateJobResponse = zod.object({
  "id": zod.string().min(1).max(updateJobResponseIdMax).regex(updateJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(updateJobResponseCreatedByIdMax).regex(updateJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.')
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

