import type { NewCredential, SignedCredential } from '@cortex/api-client/model';
import { fromBase64Url, toBase64Url } from '../access/secrets.ts';
import type { PasskeyRow } from '../db/passkeyTables.ts';
import { canSign } from './publicKeys.ts';
import type { RelyingParty } from './relyingParty.ts';

/** It takes a third of a second to load, which a server where nobody has a passkey spares. */
const load = () => import('@simplewebauthn/server');

/** What was verified, with the challenge that the device signed: whoever asks looks whether it was given, and uses it up. */
type Verified<Result> = Result & { challenge: string };

type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'synced'>;

/** EdDSA, ES256 and RS256: what devices make, and none of them broken. */
const ALGORITHMS = [-8, -7, -257];

/** What a device makes a passkey of: one that it finds by itself, and for which it asks for a finger, a face or a PIN. */
export async function toCreationOptions(
  { id }: RelyingParty,
  user: { id: string; email: string; full_name: string },
  { challenge, known, milliseconds }: { challenge: string; known: readonly string[]; milliseconds: number },
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Cortex',
    rpID: id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.full_name,
    challenge: fromBase64Url(challenge),
    timeout: milliseconds,
    attestationType: 'none',
    excludeCredentials: known.map((credential) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** The passkey that a device made; undefined where anything about it is not right. */
export async function verifyNew(
  { id, type, response }: NewCredential,
  party: RelyingParty,
): Promise<Verified<NewPasskey> | undefined> {
  const { verifyRegistrationResponse } = await load();
  let signed = '';
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      signed = challenge;
      return true;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(notVerified);
  if (!verified || !registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  // The form names one id and the device another: what is excluded from a second adding would be the wrong one.
  if (credential.id !== id || !(await canSign(credential.publicKey))) return undefined;
  return {
    challenge: signed,
    credential_id: credential.id,
    public_key: toBase64Url(credential.publicKey),
    counter: credential.counter,
    synced: credentialBackedUp ? 1 : 0,
  };
}

/** How often the device has signed now; undefined where the signature is not that of the passkey, or anything else is not right. */
export async function verifySigned(
  { id, type, response }: SignedCredential,
  { party, passkey }: { party: RelyingParty; passkey: PasskeyRow },
): Promise<Verified<Pick<PasskeyRow, 'counter' | 'synced'>> | undefined> {
  const { verifyAuthenticationResponse } = await load();
  let signed = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      signed = challenge;
      return true;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: fromBase64Url(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(notVerified);
  if (!verified || !authenticationInfo) return undefined;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { challenge: signed, counter: newCounter, synced: credentialBackedUp ? 1 : 0 };
}

/** The library throws for most of what is not right. */
function notVerified() {
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}
