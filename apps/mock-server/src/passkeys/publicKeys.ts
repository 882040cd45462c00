import { fromBase64Url, toBase64Url } from '../access/secrets.ts';

/** The labels of a COSE key, and what they hold for the three algorithms that are taken (RFC 9053, RFC 8230). */
const KTY = 1;
const ALG = 3;
const CRV = -1;
const X = -2;
const Y = -3;
const N = -1;
const E = -2;

const LEAST_RSA_BITS = 2048;
const USUAL_EXPONENT = 'AQAB';

/** Whether a COSE key is one of its algorithm: of the right curve, on it, and for RSA of a length that nobody breaks. */
export async function canSign(cose: Uint8Array): Promise<boolean> {
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  try {
    const key: unknown = decodeCredentialPublicKey(new Uint8Array(cose));
    const jwk = key instanceof Map ? toJwk(key) : undefined;
    if (!jwk) return false;
    // It refuses a point that is not on its curve.
    await crypto.subtle.importKey('jwk', jwk, ALGORITHMS[jwk.kty], true, ['verify']);
    return jwk.kty !== 'RSA' || bitsOf(jwk.n) >= LEAST_RSA_BITS;
  } catch {
    return false;
  }
}

/** Of a number as a JWK has it. */
function bitsOf(number: string): number {
  const bytes = fromBase64Url(number);
  const start = bytes.findIndex((byte) => byte !== 0);
  return start < 0 ? 0 : 8 * (bytes.length - start) - Math.clz32(bytes[start] ?? 0) + 24;
}

type PublicKey =
  | { kty: 'OKP'; crv: string; x: string }
  | { kty: 'EC'; crv: string; x: string; y: string }
  | { kty: 'RSA'; n: string; e: string };

const ALGORITHMS = {
  OKP: { name: 'Ed25519' },
  EC: { name: 'ECDSA', namedCurve: 'P-256' },
  RSA: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
};

function toJwk(key: ReadonlyMap<number, unknown>): PublicKey | undefined {
  const text = (label: number) => {
    const bytes = key.get(label);
    return bytes instanceof Uint8Array ? toBase64Url(bytes) : '';
  };
  switch (`${key.get(KTY)} ${key.get(ALG)}`) {
    case '1 -8':
      return key.get(CRV) === 6 ? { kty: 'OKP', crv: 'Ed25519', x: text(X) } : undefined;
    case '2 -7':
      return key.get(CRV) === 1 ? { kty: 'EC', crv: 'P-256', x: text(X), y: text(Y) } : undefined;
    case '3 -257':
      return text(E) === USUAL_EXPONENT ? { kty: 'RSA', n: text(N), e: text(E) } : undefined;
    default:
      return undefined;
  }
}
