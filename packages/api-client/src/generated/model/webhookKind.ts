/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What an endpoint can be told of.
 */
export type WebhookKind = typeof WebhookKind[keyof typeof WebhookKind];


export const WebhookKind = {
  WEBHOOK_CANDIDATE_CREATED: 'candidate.created',
  WEBHOOK_CANDIDATE_UPDATED: 'candidate.updated',
  WEBHOOK_CANDIDATE_DELETED: 'candidate.deleted',
  WEBHOOK_CANDIDATE_RESTORED: 'candidate.restored',
  WEBHOOK_CANDIDATE_MERGED: 'candidate.merged',
  WEBHOOK_CANDIDATE_STAGE_CHANGED: 'candidate.stage_changed',
  WEBHOOK_CANDIDATE_LEFT_JOB: 'candidate.left_job',
  WEBHOOK_APPLICATION_RECEIVED: 'application.received',
  WEBHOOK_JOB_CREATED: 'job.created',
  WEBHOOK_JOB_UPDATED: 'job.updated',
  WEBHOOK_JOB_DELETED: 'job.deleted',
  WEBHOOK_JOB_RESTORED: 'job.restored',
} as const;
