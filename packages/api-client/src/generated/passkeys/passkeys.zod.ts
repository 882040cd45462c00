/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The newest first. 404 where the server has none.
 * @summary The caller's passkeys
 */
export const listPasskeysResponseIdMax = 64;


export const listPasskeysResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListPasskeysResponseItem = zod.object({
  "id": zod.string().min(1).max(listPasskeysResponseIdMax).regex(listPasskeysResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('What its person calls it.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "last_used_at": zod.iso.datetime({"offset":true}).optional().describe('When it signed in last (UTC); missing before the first time.'),
  "synced": zod.boolean().describe('Whether it is kept by an account, such as that of a phone, and not by one device alone.')
})
export const ListPasskeysResponse = zod.array(ListPasskeysResponseItem)

/**
 * With what the browser made of `beginPasskey`'s options, within `x-limits.passkeys.minutes` minutes; a challenge makes one passkey. It has to come from `origin`, say that the person was verified, and bring a key that can sign (Ed25519, P-256, or RSA of 2048 bits or more) under the id that the form names. What is not right is 422
 * `validation_failed`, which names `credential`; more than `x-limits.passkeys.most` of a person is 422 as well, and names `body`. The person gets a mail, and the record says so (`passkey_added`).
 * @summary Add a passkey
 */
export const addPasskeyBodyNameMax = 60;


export const addPasskeyBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const addPasskeyBodyCredentialIdMax = 1400;


export const addPasskeyBodyCredentialIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addPasskeyBodyCredentialResponseClientDataJSONMax = 20000;


export const addPasskeyBodyCredentialResponseClientDataJSONRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addPasskeyBodyCredentialResponseAttestationObjectMax = 100000;


export const addPasskeyBodyCredentialResponseAttestationObjectRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AddPasskeyBody = zod.strictObject({
  "name": zod.string().min(1).max(addPasskeyBodyNameMax).regex(addPasskeyBodyNameRegExp).describe('What its person calls it.'),
  "credential": zod.strictObject({
  "id": zod.string().min(1).max(addPasskeyBodyCredentialIdMax).regex(addPasskeyBodyCredentialIdRegExp).describe('Its id at the device.'),
  "type": zod.enum(['public-key']),
  "response": zod.strictObject({
  "clientDataJSON": zod.string().min(1).max(addPasskeyBodyCredentialResponseClientDataJSONMax).regex(addPasskeyBodyCredentialResponseClientDataJSONRegExp),
  "attestationObject": zod.string().min(1).max(addPasskeyBodyCredentialResponseAttestationObjectMax).regex(addPasskeyBodyCredentialResponseAttestationObjectRegExp)
})
}).describe('What is needed of a `RegistrationResponseJSON` of WebAuthn.')
})

export const addPasskeyResponseIdMax = 64;


export const addPasskeyResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AddPasskeyResponse = zod.object({
  "id": zod.string().min(1).max(addPasskeyResponseIdMax).regex(addPasskeyResponseIdRegExp).describe('An id, opaque to the client.'),
  "name": zod.string().describe('What its person calls it.'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was added (UTC).'),
  "last_used_at": zod.iso.datetime({"offset":true}).optional().describe('When it signed in last (UTC); missing before the first time.'),
  "synced": zod.boolean().describe('Whether it is kept by an account, such as that of a phone, and not by one device alone.')
})

/**
 * Nothing changes until `addPasskey`; each call gives another challenge. It wants a fresh proof of the caller (403 `reauthentication_required`).
 * @summary Begin to add a passkey
 */
export const beginPasskeyResponseOptionsChallengeMin = 16;



export const BeginPasskeyResponse = zod.object({
  "origin": zod.url().describe('The web address that the passkey is made for, e.g. `https://cortex.example.com`.'),
  "options": zod.object({
  "challenge": zod.string().min(beginPasskeyResponseOptionsChallengeMin).describe('Random bytes that are signed.')
}).describe('What a browser takes, as WebAuthn writes it in JSON: bytes are base64url.')
})

/**
 * It signs in no more; sessions that are open stay so. It wants a fresh proof of the caller (403 `reauthentication_required`). The person gets a mail, and the record says so (`passkey_removed`). A second call is 404, as is somebody else's passkey.
 * @summary Remove one of the caller's passkeys
 */
export const removePasskeyPathIdMax = 64;


export const removePasskeyPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemovePasskeyParams = zod.object({
  "id": zod.string().min(1).max(removePasskeyPathIdMax).regex(removePasskeyPathIdRegExp).describe('The passkey\'s id.')
})

export const RemovePasskeyResponse = zod.void()

/**
 * Gives a new challenge, good for one sign-in within `x-limits.passkeys.minutes` minutes, and names no passkeys: the device knows which it has. Those of an address are counted: 429.
 * @summary Begin a sign-in with a passkey
 */
export const startPasskeySignInResponseOptionsChallengeMin = 16;



export const StartPasskeySignInResponse = zod.object({
  "options": zod.object({
  "challenge": zod.string().min(startPasskeySignInResponseOptionsChallengeMin).describe('Random bytes that are signed.')
}).describe('What a browser takes, as WebAuthn writes it in JSON: bytes are base64url.')
})

/**
 * Opens a session for the person whose passkey signed the challenge. The record says so (`signed_in`). Neither the password nor a code is asked for. Whatever is not right, a passkey that is unknown or was removed, another web address,
 * a person who was not verified, a signature counter that went back, a challenge that is unknown, used or too old, is 401 `invalid_credentials`. Those of an address are counted: 429.
 * @summary End a sign-in with a passkey
 */
export const finishPasskeySignInBodyCredentialIdMax = 1400;


export const finishPasskeySignInBodyCredentialIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const finishPasskeySignInBodyCredentialResponseClientDataJSONMax = 20000;


export const finishPasskeySignInBodyCredentialResponseClientDataJSONRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const finishPasskeySignInBodyCredentialResponseAuthenticatorDataMax = 100000;


export const finishPasskeySignInBodyCredentialResponseAuthenticatorDataRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const finishPasskeySignInBodyCredentialResponseSignatureMax = 20000;


export const finishPasskeySignInBodyCredentialResponseSignatureRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const finishPasskeySignInBodyCredentialResponseUserHandleMax = 1400;


export const finishPasskeySignInBodyCredentialResponseUserHandleRegExp = new RegExp('^[A-Za-z0-9_-]*$');


export const FinishPasskeySignInBody = zod.strictObject({
  "credential": zod.strictObject({
  "id": zod.string().min(1).max(finishPasskeySignInBodyCredentialIdMax).regex(finishPasskeySignInBodyCredentialIdRegExp).describe('Its id at the device.'),
  "type": zod.enum(['public-key']),
  "response": zod.strictObject({
  "clientDataJSON": zod.string().min(1).max(finishPasskeySignInBodyCredentialResponseClientDataJSONMax).regex(finishPasskeySignInBodyCredentialResponseClientDataJSONRegExp),
  "authenticatorData": zod.string().min(1).max(finishPasskeySignInBodyCredentialResponseAuthenticatorDataMax).regex(finishPasskeySignInBodyCredentialResponseAuthenticatorDataRegExp),
  "signature": zod.string().min(1).max(finishPasskeySignInBodyCredentialResponseSignatureMax).regex(finishPasskeySignInBodyCredentialResponseSignatureRegExp),
  "userHandle": zod.string().max(finishPasskeySignInBodyCredentialResponseUserHandleMax).regex(finishPasskeySignInBodyCredentialResponseUserHandleRegExp).optional().describe('Whose passkey it is.')
})
}).describe('What is needed of an `AuthenticationResponseJSON` of WebAuthn.')
})


export const finishPasskeySignInResponseOrganizationIdMax = 64;


export const finishPasskeySignInResponseOrganizationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const FinishPasskeySignInResponse = zod.object({
  "access_token": zod.string().min(1).describe('Opaque; to be sent as a bearer token.'),
  "role": zod.string().describe('`admin`, or any other value for a regular user (this server says `user`).'),
  "organization_id": zod.string().min(1).max(finishPasskeySignInResponseOrganizationIdMax).regex(finishPasskeySignInResponseOrganizationIdRegExp).describe('An id, opaque to the client.'),
  "email": zod.string().describe('The email of the account.')
})

