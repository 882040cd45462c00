import { passkeysLimits } from '@cortex/api-client/limits';
import { Authenticator } from './authenticator.ts';
import type { Call } from './Call.ts';
import type { Client } from './Client.ts';
import { at, listAt, textAt } from './json.ts';
import type { Session } from './Session.ts';

/** What a device is asked for when a passkey is made. */
export type Asked = { challenge: string; rpId: string; origin: string; userId: string };

/** Begins to add a passkey, and gives what the device is asked for. */
export async function beginPasskey(client: Client, session: Session): Promise<Asked> {
  const { body } = await client.must('beginPasskey', {}, session);
  const options = at(body, 'options');
  return {
    challenge: textAt(options, 'challenge') ?? '',
    rpId: textAt(options, 'rp', 'id') ?? '',
    userId: textAt(options, 'user', 'id') ?? '',
    origin: textAt(body, 'origin') ?? '',
  };
}

/** The form with which a new device adds a passkey, for which there is room then. */
export async function passkeyForm(client: Client, session: Session) {
  const listed = await client.must('listPasskeys', {}, session);
  const ids = listAt({ body: listed.body }, 'body').map((one) => textAt(one, 'id') ?? '');
  // The oldest come last.
  for (const id of ids.slice(passkeysLimits.most - 5)) await client.must('removePasskey', { id }, session);
  const device = new Authenticator();
  const asked = await beginPasskey(client, session);
  return { device, asked, body: { name: 'Laptop', credential: device.make(asked) } };
}

/** Adds a passkey of a new device. */
export async function addPasskey(client: Client, session: Session) {
  const { body, ...made } = await passkeyForm(client, session);
  const added = await client.must('addPasskey', { body }, session);
  return { ...made, id: textAt(added.body, 'id') ?? '' };
}

/** Begins a sign-in, and gives the challenge. */
export async function startSignIn(client: Client): Promise<string> {
  const { body } = await client.must('startPasskeySignIn', {}, null);
  return textAt(at(body, 'options'), 'challenge') ?? '';
}

/** The form that ends a sign-in with a new passkey. */
export async function signInForm(client: Client, session: Session) {
  const { device, asked } = await addPasskey(client, session);
  return { credential: device.sign({ ...asked, challenge: await startSignIn(client) }) };
}

/** A form of the right shape for a passkey that no device made. */
export const unmadeForm = {
  name: 'Laptop',
  credential: {
    id: 'none',
    type: 'public-key',
    response: { clientDataJSON: 'none', attestationObject: 'none' },
  },
} satisfies Call['body'];

/** A form of the right shape that no device signed. */
export const unsignedForm = {
  credential: {
    id: 'none',
    type: 'public-key',
    response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
  },
} satisfies Call['body'];
