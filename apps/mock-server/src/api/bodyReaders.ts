import { bodyLimits } from '@cortex/api-client/limits';
import type { Context } from 'hono';
import { tooManyFields } from '../http/forms.ts';
import { HttpError, invalid, malformed } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { holdsMoreValues } from './countValues.ts';

export type ContentType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

const MAX_FIELDS = bodyLimits.formFields;

/**
 * Reads the body of a request as a content type. Throws 400 where it is none, 413 where JSON holds too many values, 422 where
 * a form has a field twice, or a body too many of them.
 */
export const bodyReaders: Record<ContentType, (c: Context<Env>, values?: number) => Promise<unknown>> = {
  'application/json': readJson,
  'application/x-www-form-urlencoded': readUrlEncoded,
  'multipart/form-data': readMultipart,
};

async function readJson(c: Context, values: number = bodyLimits.jsonValues): Promise<unknown> {
  const text = await readText(c);
  if (holdsMoreValues(text, values)) throw tooManyValues();
  const value = parse(text);
  if (value instanceof Object && !Array.isArray(value) && Object.keys(value).length > MAX_FIELDS)
    throw tooManyFields();
  return value;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw malformed();
  }
}

function tooManyValues(): HttpError {
  const detail = 'The request holds more values than this server takes. Send fewer at once.';
  return new HttpError(413, 'payload_too_large', detail);
}

async function readUrlEncoded(c: Context): Promise<Record<string, unknown>> {
  const text = await readText(c);
  if (count(text, '&') >= MAX_FIELDS) throw tooManyFields();
  try {
    // URLSearchParams takes a percent sign without digits, and bytes that are not UTF-8; this refuses both.
    decodeURIComponent(text);
  } catch {
    throw malformed();
  }
  return toFields(new URLSearchParams(text));
}

async function readMultipart(c: Context<Env>): Promise<Record<string, unknown>> {
  const form = await c.get('receiveForm')(c);
  c.get('formArrived')?.();
  c.set('discardUploads', form.discard);
  const fields = toFields(form.fields);
  if (isUnchosenFile(fields.resume_file)) delete fields.resume_file;
  return fields;
}

async function readText(c: Context): Promise<string> {
  const bytes = await readBytes(c);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

async function readBytes(c: Context): Promise<ArrayBuffer> {
  return c.req.arrayBuffer().catch(() => {
    throw malformed();
  });
}

/** How often a mark stands in a text, as far as it matters. */
function count(haystack: string, mark: string): number {
  let found = 0;
  for (
    let at = haystack.indexOf(mark);
    at !== -1 && found <= MAX_FIELDS;
    at = haystack.indexOf(mark, at + 1)
  ) {
    found += 1;
  }
  return found;
}

function toFields(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const errors = new Map<string, string>();
  for (const [name, value] of entries) {
    if (fields.has(name)) errors.set(name, 'This field was sent more than once.');
    fields.set(name, value);
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  return Object.fromEntries(fields);
}

/** A browser sends a file field in which nothing was chosen as an empty part without a name. */
function isUnchosenFile(value: unknown): boolean {
  return value === '' || (value instanceof File && value.size === 0 && value.name === '');
}
