/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Whether it is on, and where. It is off until an admin turns it on; `address` is then one that the server proposes from the organization's name.
 * @summary The organization's public page of open jobs
 */
export const getJobsPageResponseAddressMin = 3;
export const getJobsPageResponseAddressMax = 60;


export const getJobsPageResponseAddressRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const GetJobsPageResponse = zod.object({
  "is_on": zod.boolean().describe('Whether everybody can read it.'),
  "address": zod.string().min(getJobsPageResponseAddressMin).max(getJobsPageResponseAddressMax).regex(getJobsPageResponseAddressRegExp).describe('A part of a web address: small letters a to z, digits, and single hyphens between them.'),
  "url": zod.string().describe('Where the page is.')
})

/**
 * While it is off its address answers 404 to everybody, and stays the organization's. Which jobs are on it stays as it is. The record says who changed it (`jobs_page_changed`).
 * An address that another organization has is 422 that names `address`.
 * @summary Turn the public page on or off, or give it another address
 */
export const updateJobsPageBodyAddressMin = 3;
export const updateJobsPageBodyAddressMax = 60;


export const updateJobsPageBodyAddressRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const UpdateJobsPageBody = zod.strictObject({
  "is_on": zod.boolean().describe('Whether everybody can read it.'),
  "address": zod.string().min(updateJobsPageBodyAddressMin).max(updateJobsPageBodyAddressMax).regex(updateJobsPageBodyAddressRegExp).describe('A part of a web address: small letters a to z, digits, and single hyphens between them.')
})

export const updateJobsPageResponseAddressMin = 3;
export const updateJobsPageResponseAddressMax = 60;


export const updateJobsPageResponseAddressRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const UpdateJobsPageResponse = zod.object({
  "is_on": zod.boolean().describe('Whether everybody can read it.'),
  "address": zod.string().min(updateJobsPageResponseAddressMin).max(updateJobsPageResponseAddressMax).regex(updateJobsPageResponseAddressRegExp).describe('A part of a web address: small letters a to z, digits, and single hyphens between them.'),
  "url": zod.string().describe('Where the page is.')
})

/**
 * Title, description, skills and `place` of the job can then be read by everybody while the page is on, and people can apply for it. Said again, it changes the place; since when the job is on the page stays. The record says who did it (`job_published`).
 * A job that the caller does not see is 404. More than `x-limits.openJobs.most` jobs of an organization are 422 `validation_failed`, which names `body`. A deleted job is off the page.
 * @summary Put a job on the public page
 */
export const publishJobPathIdMax = 64;


export const publishJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const PublishJobParams = zod.object({
  "id": zod.string().min(1).max(publishJobPathIdMax).regex(publishJobPathIdRegExp).describe('The job\'s id.')
})

export const publishJobBodyPlaceMax = 120;



export const PublishJobBody = zod.strictObject({
  "place": zod.string().max(publishJobBodyPlaceMax).optional().describe('Where the work is, e.g. a town, or that it can be done from anywhere.')
})

export const publishJobResponseIdMax = 64;


export const publishJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const publishJobResponseCriteriaItemNameMax = 200;


export const publishJobResponseCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const publishJobResponseCriteriaMax = 60;

export const publishJobResponseCreatedByIdMax = 64;


export const publishJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const PublishJobResponse = zod.object({
  "id": zod.string().min(1).max(publishJobResponseIdMax).regex(publishJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(publishJobResponseCriteriaItemNameMax).regex(publishJobResponseCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(publishJobResponseCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(publishJobResponseCreatedByIdMax).regex(publishJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})

/**
 * Nobody can read it there or apply for it any more; who applied stays. A job that is not on the page, or that the caller does not see, is 404. The record says who did it (`job_unpublished`).
 * @summary Take a job off the public page
 */
export const unpublishJobPathIdMax = 64;


export const unpublishJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UnpublishJobParams = zod.object({
  "id": zod.string().min(1).max(unpublishJobPathIdMax).regex(unpublishJobPathIdRegExp).describe('The job\'s id.')
})

export const unpublishJobResponseIdMax = 64;


export const unpublishJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const unpublishJobResponseCriteriaItemNameMax = 200;


export const unpublishJobResponseCriteriaItemNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const unpublishJobResponseCriteriaMax = 60;

export const unpublishJobResponseCreatedByIdMax = 64;


export const unpublishJobResponseCreatedByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');



export const UnpublishJobResponse = zod.object({
  "id": zod.string().min(1).max(unpublishJobResponseIdMax).regex(unpublishJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "criteria": zod.array(zod.object({
  "name": zod.string().min(1).max(unpublishJobResponseCriteriaItemNameMax).regex(unpublishJobResponseCriteriaItemNameRegExp).describe('The criterion as it was read, or one that a person adds. Compared without regard to case.'),
  "importance": zod.enum(['must', 'nice', 'left_out']).describe('`must`: without it the score stays below an interview; `nice`: counts, but little; `left_out`: does not count.')
})).max(unpublishJobResponseCriteriaMax).optional().describe('What a person set about the job\'s criteria.'),
  "created_at": zod.iso.datetime({"offset":true}).optional().describe('When the job was created (UTC).'),
  "created_by": zod.object({
  "id": zod.string().min(1).max(unpublishJobResponseCreatedByIdMax).regex(unpublishJobResponseCreatedByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.')
}).optional().describe('Whose job it is.'),
  "publication": zod.object({
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when (UTC).'),
  "place": zod.string().optional().describe('Where the work is, as typed; missing where nothing is said.')
}).optional().describe('How it stands on the public page; missing where it does not.'),
  "to_rescore": zod.int().min(1).optional().describe('In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.')
})

/**
 * The jobs on its page, the newest there first, without their descriptions. An address that is unknown, or whose page is off, is 404.
 * @summary The open jobs of an organization, for everybody
 */
export const listOpenJobsQueryAddressMin = 3;
export const listOpenJobsQueryAddressMax = 60;


export const listOpenJobsQueryAddressRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const ListOpenJobsQueryParams = zod.object({
  "address": zod.string().min(listOpenJobsQueryAddressMin).max(listOpenJobsQueryAddressMax).regex(listOpenJobsQueryAddressRegExp).describe('The address of the organization\'s page.')
})

export const listOpenJobsResponseJobsItemIdMax = 64;


export const listOpenJobsResponseJobsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListOpenJobsResponse = zod.object({
  "organization": zod.string().describe('The name of the organization.'),
  "jobs": zod.array(zod.object({
  "id": zod.string().min(1).max(listOpenJobsResponseJobsItemIdMax).regex(listOpenJobsResponseJobsItemIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "place": zod.string().optional().describe('Where the work is.'),
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when it is on the page (UTC).')
})).describe('The jobs, the newest there first.')
})

/**
 * What the organization says of the job, without who is behind it, its criteria, or who applied. A job that is not on the page is 404.
 * @summary One open job, for everybody
 */
export const getOpenJobPathIdMax = 64;


export const getOpenJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetOpenJobParams = zod.object({
  "id": zod.string().min(1).max(getOpenJobPathIdMax).regex(getOpenJobPathIdRegExp).describe('The job\'s id.')
})

export const getOpenJobResponseAddressMin = 3;
export const getOpenJobResponseAddressMax = 60;


export const getOpenJobResponseAddressRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');
export const getOpenJobResponseIdMax = 64;


export const getOpenJobResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetOpenJobResponse = zod.object({
  "organization": zod.string().describe('The name of the organization.'),
  "address": zod.string().min(getOpenJobResponseAddressMin).max(getOpenJobResponseAddressMax).regex(getOpenJobResponseAddressRegExp).describe('A part of a web address: small letters a to z, digits, and single hyphens between them.'),
  "contact_email": zod.string().describe('Whom to write to.'),
  "id": zod.string().min(1).max(getOpenJobResponseIdMax).regex(getOpenJobResponseIdRegExp).describe('An id, opaque to the client.'),
  "title": zod.string().describe('The job\'s title.'),
  "description": zod.string().describe('Free text, line breaks kept.'),
  "skills_required": zod.string().describe('Skills as typed.'),
  "place": zod.string().optional().describe('Where the work is.'),
  "published_at": zod.iso.datetime({"offset":true}).describe('Since when it is on the page (UTC).')
})

/**
 * Makes a candidate of whoever the job belongs to, in the first stage of the job, `source: jobs_page`; the record says that it came (`application_received`). `message` stands in the notes of the candidate, which
 * say that the words are the applicant's.
 * The answer tells nothing of the organization's records; somebody who is there already is a second candidate, for people to merge.
 * - the rules for the file are those of `POST /candidates/`; without one it is 422 `validation_failed`,
 * - the same form with the same `key`, sent again within a day, is stored once,
 * - a server may tell who applied by a mail that it has arrived, in which nothing stands that they typed: one to an address for a job, and few to an address in a day,
 * - attempts are limited by address (`x-attempts.jobApplication`); more than `x-limits.openJobs.applicationsPerDay` for one organization in a day are 429 `rate_limited`,
 * - a form that a browser sends by itself, whose `Accept` names `text/html`, is answered 303 with the address of a page that says the same: the job's own with the query `sent`, or with `problem` and the code of the refusal.
 * @summary Apply for an open job
 */
export const applyToJobPathIdMax = 64;


export const applyToJobPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ApplyToJobParams = zod.object({
  "id": zod.string().min(1).max(applyToJobPathIdMax).regex(applyToJobPathIdRegExp).describe('The job\'s id.')
})

export const applyToJobBodyNameMax = 200;


export const applyToJobBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const applyToJobBodyEmailMin = 3;
export const applyToJobBodyEmailMax = 254;


export const applyToJobBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const applyToJobBodyPhoneMax = 50;


export const applyToJobBodyPhoneRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const applyToJobBodyMessageMax = 5000;

export const applyToJobBodyKeyMin = 8;
export const applyToJobBodyKeyMax = 100;



export const ApplyToJobBody = zod.strictObject({
  "name": zod.string().min(1).max(applyToJobBodyNameMax).regex(applyToJobBodyNameRegExp).describe('The person\'s name.'),
  "email": zod.email().min(applyToJobBodyEmailMin).max(applyToJobBodyEmailMax).regex(applyToJobBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "phone": zod.string().min(1).max(applyToJobBodyPhoneMax).regex(applyToJobBodyPhoneRegExp).describe('As typed.'),
  "message": zod.string().max(applyToJobBodyMessageMax).optional().describe('What the person says beside the resume, line breaks kept.'),
  "key": zod.string().min(applyToJobBodyKeyMin).max(applyToJobBodyKeyMax).optional().describe('Stands for this form, so that it is stored once however often it is sent.'),
  "resume_file": zod.instanceof(Blob)
})

export const ApplyToJobResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

