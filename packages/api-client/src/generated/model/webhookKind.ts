/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What an endpoint can be told of.
 */
export type WebhookKind = typeof WebhookKind[keyof typeof WebhookKind];


export const WebhookKind = {
  candidatecreated: 'candidate.created',
  candidateupdated: 'candidate.updated',
  candidatedeleted: 'candidate.deleted',
  candidaterestored: 'candidate.restored',
  candidatemerged: 'candidate.merged',
  candidatestage_changed: 'candidate.stage_changed',
  candidateleft_job: 'candidate.left_job',
  applicationreceived: 'application.received',
  jobcreated: 'job.created',
  jobupdated: 'job.updated',
  jobdeleted: 'job.deleted',
  jobrestored: 'job.restored',
} as const;
