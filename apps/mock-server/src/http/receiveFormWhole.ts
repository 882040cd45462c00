import { bodyLimits } from '@cortex/api-client/limits';
import type { Context } from 'hono';
import { formTooLarge, type ReceivedForm, tooManyFields } from './forms.ts';
import { malformed } from './HttpError.ts';

/** Takes a form into memory at once: where there is no disk, and one person alone sends any. */
export async function receiveFormWhole(c: Context): Promise<ReceivedForm> {
  const body = await c.req.raw.arrayBuffer().catch(() => {
    throw malformed();
  });
  if (body.byteLength > bodyLimits.formBytes) throw formTooLarge();
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw malformed();
  });
  const fields = [...form].map(([name, value]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value];
    if (new Blob([value]).size > bodyLimits.textBytes) throw formTooLarge();
    // A form of this kind sends each line break as two characters, whatever was typed.
    return [name, value.replaceAll('\r\n', '\n')];
  });
  if (fields.length > bodyLimits.formFields) throw tooManyFields();
  return { fields, discard: async () => {} };
}
