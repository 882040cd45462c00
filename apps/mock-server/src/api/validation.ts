import { visible } from '@cortex/api-client/limits';
import type { Context } from 'hono';
import { z } from 'zod';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { nextTurn } from '../platform/timers.ts';
import type { Env } from './addOperation.ts';
import { bodyReaders, type ContentType } from './bodyReaders.ts';
import { keepFirstFaults } from './firstFaults.ts';
import { findLongTexts } from './longTexts.ts';

/** More than any field takes; beyond it a text is not even looked at, as some patterns cannot cope with megabytes. */
const MAX_TEXT = 100_000;

const NO_EMAIL = 'Enter an email address, as name@example.com.';
const NO_MOMENT = 'Enter a date and a time with its offset, as 2026-12-01T13:00:00Z.';
const MAX_MAILBOX = 64;

/** How many fields at fault are named, so that an answer never grows with what was sent. */
const MAX_ERRORS = 20;

/**
 * The body of a request, read as the content type that the contract declares and checked by the generated schema.
 * Texts are trimmed, passwords kept as typed. A body may take minutes to come: the caller is found again when it is
 * here, as a session may have ended since. Throws 415, 413, 400 or 422; then 401 or 403.
 * Of the fields that stand `apart`, whose handler does so, the texts within lists are not looked at. JSON may hold so many `values`.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context<Env>,
  contentType: ContentType,
  schema: Schema,
  { apart = [], values }: { apart?: readonly (keyof z.output<Schema> & string)[]; values?: number } = {},
): Promise<z.output<Schema>> {
  const sent = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== contentType) {
    throw new HttpError(415, 'unsupported_media_type', `This call takes ${contentType}.`);
  }
  const body = await bodyReaders[contentType](c, values);
  // One that may hold many takes long to read, and to check.
  if (values !== undefined) await nextTurn();
  await c.get('admitAgain')?.();
  return check(schema, tidy(body, apart));
}

/** What was sent as the fields of a form, checked and trimmed as the body of a request is. Throws 422. */
export function readFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  return check(schema, tidy(value));
}

/** The query of a request, checked by the generated schema. Throws 422, also where a parameter is there twice. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const twice = Object.entries(c.req.queries()).flatMap(([name, values]) =>
    values.length > 1 ? [name] : [],
  );
  if (twice.length > 0)
    throw atFault(new Map(twice.map((name) => [name, 'This parameter was sent more than once.'])));
  return check(schema, tidy(c.req.query()));
}

/** Headers of a request, those that the generated schema names, checked by it. Throws 422. */
export function readHeaders<Shape extends z.ZodRawShape>(
  c: Context,
  schema: z.ZodObject<Shape>,
): z.output<z.ZodObject<Shape>> {
  const sent = Object.keys(schema.shape).map((name) => [name, c.req.header(name)]);
  return check(schema, Object.fromEntries(sent.filter(([, value]) => value !== undefined)));
}

/** The id in the path of a request. Throws 404 where it cannot be one: no record has it, and a database may refuse it. */
export function readId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw notFound();
  return id;
}

/**
 * Refuses fields that the contract has and this server does not keep: what is left of a body when those that it keeps
 * are taken out. The compiler says so as well.
 */
export function refuseUnkept(others: Record<string, never>): void {
  const names = Object.keys(others);
  if (names.length > 0)
    throw atFault(new Map(names.map((name) => [name, 'This server does not keep this field.'])));
}

function tidy(value: unknown, apart: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const errors = new Map<string, string>();
  const tidied = Object.entries(value).map(([name, field]) => {
    const looked = typeof field !== 'string' && apart.includes(name) ? undefined : field;
    if (someText(looked, (text) => text.length > MAX_TEXT)) errors.set(name, 'This text is too long.');
    else if (someText(looked, (text) => !canBeKept(text)))
      errors.set(name, 'This field holds a character that cannot be kept.');
    if (typeof field !== 'string') return [name, field];
    return [name, name.includes('password') ? field : tidyText(field)];
  });
  if (errors.size > 0) throw atFault(errors);
  return Object.fromEntries(tidied);
}

/** Whether a text of a value is such a one, in whatever the value is made of, however deep. */
function someText(value: unknown, isSuch: (text: string) => boolean): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') {
      if (isSuch(one)) return true;
    } else if (Array.isArray(one)) {
      for (const inner of one) left.push(inner);
    } else if (typeof one === 'object' && one !== null) {
      for (const [name, inner] of Object.entries(one)) {
        if (isSuch(name)) return true;
        left.push(inner);
      }
    }
  }
  return false;
}

/** A text without the white space around it; one of nothing that can be seen is empty. */
function tidyText(text: string): string {
  return visible.test(text) ? text.trim() : '';
}

/** Not every database keeps a null character, and half a surrogate pair is no text in UTF-8. */
function canBeKept(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const kept = keepFirstFaults(schema, value);
  const result = schema.safeParse(kept);
  if (result.success) {
    const long = [...findLongTexts(schema, value)];
    if (long.length > 0) throw atFault(new Map(long.map(([name, limit]) => [name, tooLong(limit)])));
    const undeliverable = namesOfEmails(schema).filter((name) => isUndeliverable(value, name));
    if (undeliverable.length === 0) return result.data;
    throw atFault(new Map(undeliverable.map((name) => [name, NO_EMAIL])));
  }
  // A map, because a client may send fields of any name, `__proto__` included.
  const errors = new Map<string, string>();
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')];
    for (const name of names.slice(0, MAX_ERRORS)) {
      if (!errors.has(name)) errors.set(name, describe(issue, valueAt(kept, issue.path)));
    }
  }
  throw atFault(errors);
}

function namesOfEmails(schema: z.ZodType): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodEmail ? [name] : []));
}

/** No server takes mail for a longer name (RFC 5321, 4.5.3.1.1), which a pattern without looking ahead cannot say. */
function isUndeliverable(value: unknown, name: string): boolean {
  const address: unknown = value instanceof Object ? Reflect.get(value, name) : undefined;
  return typeof address === 'string' && address.lastIndexOf('@') > MAX_MAILBOX;
}

function atFault(errors: Map<string, string>): HttpError {
  return invalid(Object.fromEntries([...errors].slice(0, MAX_ERRORS)));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (inner, part) =>
      inner instanceof Object && Object.hasOwn(inner, part) ? Reflect.get(inner, part) : undefined,
    value,
  );
}

function tooLong(limit: number | bigint): string {
  return `At most ${limit} characters.`;
}

/** What is wrong with a value, in a sentence. */
function describe(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known here.';
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? tooLong(issue.maximum) : `At most ${issue.maximum}.`;
  if (issue.code === 'too_small' && issue.origin === 'number') return `At least ${issue.minimum}.`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return NO_EMAIL;
  if (issue.code === 'invalid_value') return `One of: ${issue.values.join(', ')}.`;
  const isFilled = typeof value === 'string' && visible.test(value);
  if (isFilled && issue.code === 'invalid_format')
    return issue.format === 'datetime' ? NO_MOMENT : 'This value is of the wrong form.';
  if (value === undefined || issue.code === 'too_small' || issue.code === 'invalid_format')
    return 'This field is required.';
  return 'This value is of the wrong kind.';
}
