import type { NewCredential, PasskeyOptions, SignedCredential } from '@cortex/api-client/model';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why the device gave nothing: the person closed its window or it has no passkey, it has one already, or it cannot. */
export type DeviceRefusal = 'closed' | 'known' | 'unable';

type Answer<Credential> = { credential: Credential } | { refusal: DeviceRefusal };

const load = () => import('@simplewebauthn/browser');

/** Whether the browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Has the device make a passkey; the browser opens a window of its own. */
export function makePasskey(options: PasskeyOptions): Promise<Answer<NewCredential>> {
  return ask(async () => {
    const { startRegistration } = await load();
    // What the contract leaves open is as the browser takes it.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, type: 'public-key', response: { clientDataJSON, attestationObject } };
  });
}

/** Has the device sign with a passkey that the person picks there. */
export function signWithPasskey(options: PasskeyOptions): Promise<Answer<SignedCredential>> {
  return ask(async () => {
    const { startAuthentication } = await load();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  });
}

async function ask<Credential>(work: () => Promise<Credential>): Promise<Answer<Credential>> {
  try {
    return { credential: await work() };
  } catch (error) {
    const { name = '', cause } = error instanceof Error ? error : {};
    const names = [name, cause instanceof Error ? cause.name : ''];
    if (names.includes('InvalidStateError')) return { refusal: 'known' };
    if (names.includes('NotAllowedError') || names.includes('AbortError')) return { refusal: 'closed' };
    return { refusal: 'unable' };
  }
}
