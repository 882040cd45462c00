const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new opaque id: a prefix that tells people what it names, and 80 random bits. */
export function newId(
  prefix:
    | 'org'
    | 'usr'
    | 'job'
    | 'cnd'
    | 'evt'
    | 'sup'
    | 'mail'
    | 'ver'
    | 'trm'
    | 'ses'
    | 'apr'
    | 'inv'
    | 'tsk'
    | 'imp'
    | 'stg'
    | 'nte'
    | 'key'
    | 'psk'
    | 'whk'
    | 'msg'
    | 'fil',
): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${prefix}_${Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('')}`;
}
