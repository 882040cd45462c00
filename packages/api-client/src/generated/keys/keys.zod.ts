/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Those that are valid, the newest first. Their secrets are shown once, when they are made; `ending` is the last four characters of one.
 * @summary The organization's API keys
 */
export const listApiKeysResponseIdMax = 64;


export const listApiKeysResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listApiKeysResponseByIdMax = 64;


export const listApiKeysResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListApiKeysResponseItem = zod.object({
  "id": zod.string().min(1).max(listApiKeysResponseIdMax).regex(listApiKeysResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('What it is for.'),
  "scope": zod.enum({
  KEY_READ: 'read',
  KEY_WRITE: 'write',
}).describe('Whether it may change something.'),
  "ending": zod.string().describe('The last four characters of the secret.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "last_used_at": zod.iso.datetime({"offset":true}).optional().describe('When it was used last, to 5 minutes (UTC); missing before the first time.'),
  "by": zod.object({
  "id": zod.string().min(1).max(listApiKeysResponseByIdMax).regex(listApiKeysResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
export const ListApiKeysResponse = zod.array(ListApiKeysResponseItem)

/**
 * The answer alone holds the secret (`key`). The key acts in the name of the admin who made it, and ends with its time, when it is revoked, or when that person is deleted or no longer an admin.
 * The record says who made it (`api_key_created`). More than `x-limits.apiKeys.most` valid keys of an organization are 422 `validation_failed`, which names `body`.
 * @summary Make an API key
 */
export const createApiKeyBodyNameMax = 80;


export const createApiKeyBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createApiKeyBodyDaysMax = 365;



export const CreateApiKeyBody = zod.strictObject({
  "name": zod.string().min(1).max(createApiKeyBodyNameMax).regex(createApiKeyBodyNameRegExp).describe('What it is for.'),
  "scope": zod.enum({
  KEY_READ: 'read',
  KEY_WRITE: 'write',
}).describe('Whether it may change something.'),
  "days": zod.int().min(1).max(createApiKeyBodyDaysMax).describe('For how many days it is valid.')
})


export const createApiKeyResponseApiKeyIdMax = 64;


export const createApiKeyResponseApiKeyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createApiKeyResponseApiKeyByIdMax = 64;


export const createApiKeyResponseApiKeyByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateApiKeyResponse = zod.object({
  "key": zod.string().min(1).describe('The secret, to be sent as a bearer token.'),
  "api_key": zod.object({
  "id": zod.string().min(1).max(createApiKeyResponseApiKeyIdMax).regex(createApiKeyResponseApiKeyIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('What it is for.'),
  "scope": zod.enum({
  KEY_READ: 'read',
  KEY_WRITE: 'write',
}).describe('Whether it may change something.'),
  "ending": zod.string().describe('The last four characters of the secret.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "last_used_at": zod.iso.datetime({"offset":true}).optional().describe('When it was used last, to 5 minutes (UTC); missing before the first time.'),
  "by": zod.object({
  "id": zod.string().min(1).max(createApiKeyResponseApiKeyByIdMax).regex(createApiKeyResponseApiKeyByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
})

/**
 * The next call with it is 401. The record says who ended it (`api_key_revoked`). A second call is 404.
 * @summary End an API key
 */
export const revokeApiKeyPathIdMax = 64;


export const revokeApiKeyPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevokeApiKeyParams = zod.object({
  "id": zod.string().min(1).max(revokeApiKeyPathIdMax).regex(revokeApiKeyPathIdRegExp).describe('The key\'s id.')
})

export const RevokeApiKeyResponse = zod.void()

