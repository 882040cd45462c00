import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const NEVER_COUNTS = 0;

type Made = { challenge: string; rpId: string; origin: string; userId: string };
type Signed = Omit<Made, 'userId'>;
type Faults = {
  /** What it says that it was asked for, e.g. `webauthn.create` in the place of `webauthn.get`. */
  type?: string;
  /** Whether it says that it verified the person, by a finger, a face or a PIN. */
  isVerified?: boolean;
  /** How often it says that it has signed; 0 says that it does not count. */
  counter?: number;
  /** Another key than its own, as COSE, or another id of it than the form names. */
  publicKey?: Uint8Array;
  innerId?: string;
};

/** COSE of an ES256 key whose point is not on the curve. */
export const KEY_OFF_THE_CURVE = Buffer.concat([
  Buffer.from('a5010203262001215820', 'hex'),
  Buffer.alloc(32, 7),
  Buffer.from('225820', 'hex'),
  Buffer.alloc(32, 9),
]);

/** A device that makes passkeys (WebAuthn Level 3, ES256, without attestation), as software and with faults to order. */
export class Authenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userId = '';

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** The `credential` of a form that adds a passkey. */
  make({ userId, ...asked }: Made, faults: Faults = {}) {
    this.#userId = userId;
    const id = Buffer.from(faults.innerId ?? this.credentialId, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      authenticatorData(asked.rpId, 0x40, faults),
      Buffer.alloc(16),
      length,
      id,
      faults.publicKey ?? this.#publicKey,
    ]);
    const size = Buffer.from([0x59, data.length >> 8, data.length & 255]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      size,
      data,
    ]);
    return {
      id: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData(faults.type ?? 'webauthn.create', asked).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** The `credential` of a form that ends a sign-in. */
  sign(asked: Signed, faults: Faults = {}) {
    const data = authenticatorData(asked.rpId, 0, faults);
    const client = clientData(faults.type ?? 'webauthn.get', asked);
    const hash = createHash('sha256').update(client).digest();
    const signature = createSign('sha256').update(data).update(hash).sign(this.#key);
    return {
      id: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#userId,
      },
    };
  }
}

function clientData(type: string, { challenge, origin }: Signed): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** `more` are flags beside that somebody was there, and that they were verified. */
function authenticatorData(
  rpId: string,
  more: number,
  { isVerified = true, counter = NEVER_COUNTS }: Faults,
): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | more);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}
