import type { Context } from 'hono';
import type { z } from 'zod';
import { invalid, Refusal } from './errors.ts';

/** How large a body may be, in bytes. */
export const JSON_LIMIT = 1024 * 1024;
export const FORM_LIMIT = 11 * 1024 * 1024;

/**
 * The body of a request, read as the content type that the contract declares and checked by the generated schema.
 * Texts are trimmed, passwords kept as typed. Throws 415, 400 or 422.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  contentType: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const sent = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (sent !== contentType) {
    throw new Refusal(415, 'unsupported_media_type', `This call takes ${contentType}.`);
  }
  return check(schema, tidy(contentType === 'application/json' ? await readJson(c) : await readForm(c)));
}

/** The query of a request, checked by the generated schema. Throws 422. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return check(schema, tidy(c.req.query()));
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed();
  }
}

async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    const fields = Object.fromEntries(await c.req.formData());
    if (isUnchosenFile(fields.resume_file)) delete fields.resume_file;
    return fields;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw malformed();
  }
}

/** A browser sends a file field in which nothing was chosen as an empty part without a name. */
function isUnchosenFile(value: unknown): boolean {
  return value === '' || (value instanceof File && value.size === 0 && value.name === '');
}

function malformed(): Refusal {
  return new Refusal(400, 'malformed_request', 'The request could not be read. Send it again.');
}

function tidy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const errors: Record<string, string> = {};
  const tidied = Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (typeof field !== 'string') return [name, field];
      if (field.includes('\0')) errors[name] = 'This field holds a character that cannot be kept.';
      return [name, name.includes('password') ? field : field.trim()];
    }),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return tidied;
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')];
    for (const name of names) errors[name] ??= describe(issue, isMissing(value, name));
  }
  throw invalid(errors);
}

function isMissing(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && !(name in value);
}

function describe(issue: z.core.$ZodIssue, missing: boolean): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known here.';
  if (issue.code === 'too_big') return `At most ${issue.maximum} characters.`;
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'Enter an email address, as name@example.com.';
  if (issue.code === 'invalid_value') return `One of: ${issue.values.join(', ')}.`;
  if (missing || issue.code === 'too_small' || issue.code === 'invalid_format')
    return 'This field is required.';
  return 'This value is of the wrong kind.';
}
