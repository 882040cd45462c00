import { createPrivateKey, createPublicKey, generateKeyPairSync, sign as signWith } from 'node:crypto';

/** A new private key as PEM (PKCS #8). */
export async function createKey(): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The public half of a private key, as DER (SPKI) in base64. */
export async function publicKeyOf(pem: string): Promise<string> {
  const der = createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'der' });
  return der.toString('base64');
}

/** The signature of a text under a private key, in base64url. */
export async function sign(text: string, pem: string): Promise<string> {
  return signWith(null, Buffer.from(text), createPrivateKey(pem)).toString('base64url');
}
