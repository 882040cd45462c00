import type { Call } from './Call.ts';
import type { Operation } from './contract.ts';

/** Where a call names a record: in its path, in a field of its body, or (a person, a job) in its query. */
export type Place = 'path' | `query.${string}` | `body.${string}`;

export function placesOf({ path, fields, query }: Operation): Place[] {
  const places: Place[] = path.includes('{id}') ? ['path'] : [];
  for (const { name } of fields) if (/(^|_)id$/.test(name)) places.push(`body.${name}`);
  for (const { name } of query) if (name === 'user' || name === 'job_id') places.push(`query.${name}`);
  return places;
}

/** What a call names at a place. */
export function recordIn(call: Call, place: Place): unknown {
  if (place === 'path') return call.id;
  const [part, field = ''] = place.split('.');
  return part === 'query' ? call.query?.[field] : call.body?.[field];
}

/** A call that names at one place what another call names there. */
export function withRecord(call: Call, record: Call, place: Place): Call {
  if (place === 'path') return { ...call, id: record.id ?? '' };
  const [part, field = ''] = place.split('.');
  return part === 'query'
    ? { ...call, query: { ...call.query, [field]: record.query?.[field] ?? '' } }
    : { ...call, body: { ...call.body, [field]: record.body?.[field] ?? '' } };
}

/** A call that names at one place what nobody has. */
export function withUnknown(call: Call, place: Place): Call {
  const unknown = 'unknown_0';
  const field = place.replace(/^(body|query)\./, '');
  const query = { [field]: field === 'user' ? 'Nobody of this name' : unknown };
  return withRecord(call, { id: unknown, query, body: { [field]: unknown } }, place);
}
