/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The endpoints that are told what happened, the newest first. Their secrets are not in it.
 * @summary The organization's webhooks
 */
export const listWebhooksResponseIdMax = 64;


export const listWebhooksResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWebhooksResponseByIdMax = 64;


export const listWebhooksResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListWebhooksResponseItem = zod.object({
  "id": zod.string().min(1).max(listWebhooksResponseIdMax).regex(listWebhooksResponseIdRegExp).describe('An id, opaque to the client.'),
  "url": zod.string().describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.'),
  "stopped": zod.enum(['gone', 'failing']).optional().describe('Why the server switched it off, with 410 or after days of failures.'),
  "failing_since": zod.iso.datetime({"offset":true}).optional().describe('Since when every attempt has failed (UTC); missing where the last one succeeded.'),
  "old_secret_until": zod.iso.datetime({"offset":true}).optional().describe('Until when the secret before signs too (UTC); missing where there is none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listWebhooksResponseByIdMax).regex(listWebhooksResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
export const ListWebhooksResponse = zod.array(ListWebhooksResponseItem)

/**
 * The answer alone holds the signing secret (`secret`). An address that the server may not call is 422 `validation_failed`, which names `url`: it has to be https, without a user or password, on port 443 or one from 1024 on, and
 * not on a private network, unless whoever runs the server allows that. More than `x-limits.webhooks.most` endpoints of an organization are 422, which names `body`. The record says who added it (`webhook_added`).
 * @summary Add a webhook
 */
export const createWebhookBodyUrlMax = 500;


export const createWebhookBodyUrlRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createWebhookBodyKindsMax = 12;



export const CreateWebhookBody = zod.strictObject({
  "url": zod.string().min(1).max(createWebhookBodyUrlMax).regex(createWebhookBodyUrlRegExp).describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).min(1).max(createWebhookBodyKindsMax).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.')
})

export const createWebhookResponseSecretRegExp = new RegExp('^whsec_[A-Za-z0-9+/]{32,88}={0,2}$');
export const createWebhookResponseWebhookIdMax = 64;


export const createWebhookResponseWebhookIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createWebhookResponseWebhookByIdMax = 64;


export const createWebhookResponseWebhookByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateWebhookResponse = zod.object({
  "secret": zod.string().regex(createWebhookResponseSecretRegExp).describe('The signing secret: what follows `whsec_` is the key in base64.'),
  "webhook": zod.object({
  "id": zod.string().min(1).max(createWebhookResponseWebhookIdMax).regex(createWebhookResponseWebhookIdRegExp).describe('An id, opaque to the client.'),
  "url": zod.string().describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.'),
  "stopped": zod.enum(['gone', 'failing']).optional().describe('Why the server switched it off, with 410 or after days of failures.'),
  "failing_since": zod.iso.datetime({"offset":true}).optional().describe('Since when every attempt has failed (UTC); missing where the last one succeeded.'),
  "old_secret_until": zod.iso.datetime({"offset":true}).optional().describe('Until when the secret before signs too (UTC); missing where there is none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(createWebhookResponseWebhookByIdMax).regex(createWebhookResponseWebhookByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
})

/**
 * In the place of what it was. What happens while an endpoint is off is not sent to it; what waited when it was switched off is sent when it is on again. The rules for the address are those of `POST /webhooks/`. The record says
 * who changed it (`webhook_changed`).
 * @summary Change a webhook, or switch it off and on
 */
export const updateWebhookPathIdMax = 64;


export const updateWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateWebhookParams = zod.object({
  "id": zod.string().min(1).max(updateWebhookPathIdMax).regex(updateWebhookPathIdRegExp).describe('The endpoint\'s id.')
})

export const updateWebhookBodyUrlMax = 500;


export const updateWebhookBodyUrlRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateWebhookBodyKindsMax = 12;



export const UpdateWebhookBody = zod.strictObject({
  "url": zod.string().min(1).max(updateWebhookBodyUrlMax).regex(updateWebhookBodyUrlRegExp).describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).min(1).max(updateWebhookBodyKindsMax).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.')
})

export const updateWebhookResponseIdMax = 64;


export const updateWebhookResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const updateWebhookResponseByIdMax = 64;


export const updateWebhookResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateWebhookResponse = zod.object({
  "id": zod.string().min(1).max(updateWebhookResponseIdMax).regex(updateWebhookResponseIdRegExp).describe('An id, opaque to the client.'),
  "url": zod.string().describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.'),
  "stopped": zod.enum(['gone', 'failing']).optional().describe('Why the server switched it off, with 410 or after days of failures.'),
  "failing_since": zod.iso.datetime({"offset":true}).optional().describe('Since when every attempt has failed (UTC); missing where the last one succeeded.'),
  "old_secret_until": zod.iso.datetime({"offset":true}).optional().describe('Until when the secret before signs too (UTC); missing where there is none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(updateWebhookResponseByIdMax).regex(updateWebhookResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})

/**
 * With its deliveries; what waits is not sent any more. The record says who deleted it (`webhook_deleted`). A second call is 404.
 * @summary Delete a webhook
 */
export const deleteWebhookPathIdMax = 64;


export const deleteWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteWebhookParams = zod.object({
  "id": zod.string().min(1).max(deleteWebhookPathIdMax).regex(deleteWebhookPathIdRegExp).describe('The endpoint\'s id.')
})

export const DeleteWebhookResponse = zod.void()

/**
 * The answer alone holds the new secret. The one before it signs beside it for `x-limits.webhooks.rotationHours` hours, so that no message is refused while the receiver changes over; one that was still signing from an
 * earlier replacement ends at once. The record says who did it (`webhook_secret_rotated`).
 * @summary Replace a webhook's signing secret
 */
export const rotateWebhookSecretPathIdMax = 64;


export const rotateWebhookSecretPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RotateWebhookSecretParams = zod.object({
  "id": zod.string().min(1).max(rotateWebhookSecretPathIdMax).regex(rotateWebhookSecretPathIdRegExp).describe('The endpoint\'s id.')
})

export const rotateWebhookSecretResponseSecretRegExp = new RegExp('^whsec_[A-Za-z0-9+/]{32,88}={0,2}$');
export const rotateWebhookSecretResponseWebhookIdMax = 64;


export const rotateWebhookSecretResponseWebhookIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const rotateWebhookSecretResponseWebhookByIdMax = 64;


export const rotateWebhookSecretResponseWebhookByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RotateWebhookSecretResponse = zod.object({
  "secret": zod.string().regex(rotateWebhookSecretResponseSecretRegExp).describe('The signing secret: what follows `whsec_` is the key in base64.'),
  "webhook": zod.object({
  "id": zod.string().min(1).max(rotateWebhookSecretResponseWebhookIdMax).regex(rotateWebhookSecretResponseWebhookIdRegExp).describe('An id, opaque to the client.'),
  "url": zod.string().describe('Where messages go.'),
  "kinds": zod.array(zod.enum({
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
}).describe('What an endpoint can be told of.')).describe('What it is told of.'),
  "is_on": zod.boolean().describe('Whether anything is sent to it.'),
  "stopped": zod.enum(['gone', 'failing']).optional().describe('Why the server switched it off, with 410 or after days of failures.'),
  "failing_since": zod.iso.datetime({"offset":true}).optional().describe('Since when every attempt has failed (UTC); missing where the last one succeeded.'),
  "old_secret_until": zod.iso.datetime({"offset":true}).optional().describe('Until when the secret before signs too (UTC); missing where there is none.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(rotateWebhookSecretResponseWebhookByIdMax).regex(rotateWebhookSecretResponseWebhookByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
})

/**
 * An event of the type `webhook.test` with empty `data` is sent as any other. An endpoint that is off is 422 `validation_failed`, which names `body`.
 * @summary Send a test event
 */
export const testWebhookPathIdMax = 64;


export const testWebhookPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const TestWebhookParams = zod.object({
  "id": zod.string().min(1).max(testWebhookPathIdMax).regex(testWebhookPathIdRegExp).describe('The endpoint\'s id.')
})

export const testWebhookResponseIdMax = 64;


export const testWebhookResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const testWebhookResponseAttemptsMin = 0;

export const testWebhookResponseStatusMin = 100;
export const testWebhookResponseStatusMax = 599;



export const TestWebhookResponse = zod.object({
  "id": zod.string().min(1).max(testWebhookResponseIdMax).regex(testWebhookResponseIdRegExp).describe('An id, opaque to the client.'),
  "type": zod.string().describe('What it tells of: a `WebhookKind`, or `webhook.test`.'),
  "at": zod.iso.datetime({"offset":true}).describe('When that happened (UTC).'),
  "state": zod.enum(['waiting', 'delivered', 'failed']).describe('Whether it is still to be sent, was taken, or was given up.'),
  "attempts": zod.int().min(testWebhookResponseAttemptsMin).describe('How often it was tried, an attempt that is under way included.'),
  "attempted_at": zod.iso.datetime({"offset":true}).optional().describe('When it was tried last (UTC); missing before the first time.'),
  "status": zod.int().min(testWebhookResponseStatusMin).max(testWebhookResponseStatusMax).optional().describe('What the receiver answered the last time; missing where it did not.'),
  "failure": zod.enum(['status', 'redirect', 'timeout', 'unreachable', 'certificate', 'unknown_name', 'address_refused', 'secret_unreadable']).optional().describe('Why the last attempt failed; missing before the first one has ended.'),
  "next_at": zod.iso.datetime({"offset":true}).optional().describe('When it is tried next (UTC); missing where it is not.')
})

/**
 * The newest first, `x-limits.webhooks.listed` at most; `before` takes the last one's `id` for those before it. They are forgotten after `x-limits.webhooks.keptDays` days.
 * @summary What was sent to a webhook
 */
export const listWebhookDeliveriesPathIdMax = 64;


export const listWebhookDeliveriesPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListWebhookDeliveriesParams = zod.object({
  "id": zod.string().min(1).max(listWebhookDeliveriesPathIdMax).regex(listWebhookDeliveriesPathIdRegExp).describe('The endpoint\'s id.')
})

export const listWebhookDeliveriesQueryBeforeMax = 64;


export const listWebhookDeliveriesQueryBeforeRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWebhookDeliveriesQueryLimitMax = 100;



export const ListWebhookDeliveriesQueryParams = zod.object({
  "state": zod.enum(['waiting', 'delivered', 'failed']).optional().describe('Only those in this state; all where it is left out.'),
  "before": zod.string().min(1).max(listWebhookDeliveriesQueryBeforeMax).regex(listWebhookDeliveriesQueryBeforeRegExp).optional().describe('The `id` of the last delivery that the caller has, for those before it; the newest where it is left out. Where that one is forgotten by now, so are those before it, and there is none.'),
  "limit": zod.coerce.number().int().min(1).max(listWebhookDeliveriesQueryLimitMax).optional().describe('At most so many; `x-limits.webhooks.listed` where it is left out.')
})

export const listWebhookDeliveriesResponseIdMax = 64;


export const listWebhookDeliveriesResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listWebhookDeliveriesResponseAttemptsMin = 0;

export const listWebhookDeliveriesResponseStatusMin = 100;
export const listWebhookDeliveriesResponseStatusMax = 599;



export const ListWebhookDeliveriesResponseItem = zod.object({
  "id": zod.string().min(1).max(listWebhookDeliveriesResponseIdMax).regex(listWebhookDeliveriesResponseIdRegExp).describe('An id, opaque to the client.'),
  "type": zod.string().describe('What it tells of: a `WebhookKind`, or `webhook.test`.'),
  "at": zod.iso.datetime({"offset":true}).describe('When that happened (UTC).'),
  "state": zod.enum(['waiting', 'delivered', 'failed']).describe('Whether it is still to be sent, was taken, or was given up.'),
  "attempts": zod.int().min(listWebhookDeliveriesResponseAttemptsMin).describe('How often it was tried, an attempt that is under way included.'),
  "attempted_at": zod.iso.datetime({"offset":true}).optional().describe('When it was tried last (UTC); missing before the first time.'),
  "status": zod.int().min(listWebhookDeliveriesResponseStatusMin).max(listWebhookDeliveriesResponseStatusMax).optional().describe('What the receiver answered the last time; missing where it did not.'),
  "failure": zod.enum(['status', 'redirect', 'timeout', 'unreachable', 'certificate', 'unknown_name', 'address_refused', 'secret_unreadable']).optional().describe('Why the last attempt failed; missing before the first one has ended.'),
  "next_at": zod.iso.datetime({"offset":true}).optional().describe('When it is tried next (UTC); missing where it is not.')
})
export const ListWebhookDeliveriesResponse = zod.array(ListWebhookDeliveriesResponseItem)

/**
 * At once, with the same `webhook-id`, and with all the attempts of a new one. Where its endpoint is off it is 422 `validation_failed`, which names `body`.
 * @summary Send an event again
 */
export const resendWebhookDeliveryPathIdMax = 64;


export const resendWebhookDeliveryPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ResendWebhookDeliveryParams = zod.object({
  "id": zod.string().min(1).max(resendWebhookDeliveryPathIdMax).regex(resendWebhookDeliveryPathIdRegExp).describe('The delivery\'s id.')
})

export const resendWebhookDeliveryResponseIdMax = 64;


export const resendWebhookDeliveryResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const resendWebhookDeliveryResponseAttemptsMin = 0;

export const resendWebhookDeliveryResponseStatusMin = 100;
export const resendWebhookDeliveryResponseStatusMax = 599;



export const ResendWebhookDeliveryResponse = zod.object({
  "id": zod.string().min(1).max(resendWebhookDeliveryResponseIdMax).regex(resendWebhookDeliveryResponseIdRegExp).describe('An id, opaque to the client.'),
  "type": zod.string().describe('What it tells of: a `WebhookKind`, or `webhook.test`.'),
  "at": zod.iso.datetime({"offset":true}).describe('When that happened (UTC).'),
  "state": zod.enum(['waiting', 'delivered', 'failed']).describe('Whether it is still to be sent, was taken, or was given up.'),
  "attempts": zod.int().min(resendWebhookDeliveryResponseAttemptsMin).describe('How often it was tried, an attempt that is under way included.'),
  "attempted_at": zod.iso.datetime({"offset":true}).optional().describe('When it was tried last (UTC); missing before the first time.'),
  "status": zod.int().min(resendWebhookDeliveryResponseStatusMin).max(resendWebhookDeliveryResponseStatusMax).optional().describe('What the receiver answered the last time; missing where it did not.'),
  "failure": zod.enum(['status', 'redirect', 'timeout', 'unreachable', 'certificate', 'unknown_name', 'address_refused', 'secret_unreadable']).optional().describe('Why the last attempt failed; missing before the first one has ended.'),
  "next_at": zod.iso.datetime({"offset":true}).optional().describe('When it is tried next (UTC); missing where it is not.')
})

