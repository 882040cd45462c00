import type { FieldValue } from './Call.ts';
import { mask } from './mask.ts';

const MAX_BODY = 1500;
const MAX_BYTES = 200;

export type Request = {
  method: string;
  url: string;
  contentType: string | false | null | undefined;
  headers: Record<string, string> | undefined;
  signedIn: boolean;
  /** The fields of a body of this type, or a body as it is. */
  bodyType: string | undefined;
  fields: Record<string, FieldValue> | undefined;
  raw: unknown;
};

/** A request as a curl command. Values that are `secrets` are replaced by a variable, so that it can be shown to anybody. */
export function toCurl(request: Request, secrets: Iterable<string>): string {
  const { method, url, contentType, headers = {}, signedIn, bodyType, fields, raw } = request;
  const quote = (text: string) => quoted(text, secrets);
  // With -X HEAD curl waits for a body.
  const verb = method === 'HEAD' ? '-I' : `-i -X ${method}`;
  const parts = [`curl ${verb} ${quoted(url, [])}`];
  if (signedIn) parts.push('-H "Authorization: Bearer $TOKEN"');
  if (contentType) parts.push(`-H ${quote(`Content-Type: ${contentType}`)}`);
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (raw !== undefined) {
    parts.push(
      typeof raw === 'string' && raw.length <= MAX_BODY ? `--data-raw ${quote(raw)}` : describeRaw(raw),
    );
  } else if (fields && bodyType === 'application/json') {
    const body = JSON.stringify(fields, (_, value: unknown) => shorten(value));
    parts.push(`--data-raw ${quote(body)}`);
  } else if (fields && bodyType) {
    const [text, file] =
      bodyType === 'multipart/form-data' ? ['--form-string', '-F'] : ['--data-urlencode', '-F'];
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof File) parts.push(`${file} ${quote(`${name}=@${value.name}`)}`);
      else parts.push(`${text} ${quote(`${name}=${shorten(value)}`)}`);
    }
  }
  return parts.join(' \\\n  ');
}

/** Stands for a password until the text is quoted. */
const PASSWORD = '\u{f0000}';

function quoted(text: string, secrets: Iterable<string>): string {
  return `'${mask(text, secrets, PASSWORD).replaceAll("'", `'\\''`)}'`.replaceAll(PASSWORD, `'"$PASSWORD"'`);
}

function shorten(value: unknown): unknown {
  return typeof value === 'string' && value.length > MAX_BODY
    ? `${value.slice(0, 60)}… (${value.length} characters)`
    : value;
}

function describeRaw(raw: unknown): string {
  if (raw instanceof FormData) {
    const names = [...raw.keys()].map((name) => `-F '${name}=…'`);
    return names.join(' ');
  }
  if (raw instanceof URLSearchParams) {
    const names = [...raw.keys()].map((name) => `--data-urlencode '${name}=…'`);
    return names.join(' ');
  }
  if (raw instanceof Uint8Array && raw.byteLength <= MAX_BYTES && !raw.includes(0)) {
    const bytes = [...raw].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
    return `--data-binary $'${bytes.join('')}'`;
  }
  if (typeof raw === 'string' && raw === raw.charAt(0).repeat(raw.length)) {
    return `--data-binary @<(head -c ${raw.length} /dev/zero | tr '\\0' '${raw.charAt(0)}')`;
  }
  const size = typeof raw === 'string' ? raw.length : raw instanceof Uint8Array ? raw.byteLength : undefined;
  return `--data-binary @body.bin  # ${size === undefined ? 'a streamed body' : `${size} bytes`}`;
}
