import type { Call } from './Call.ts';
import type { Operation } from './contract.ts';

/** Where a call names a record: in its path, in a field of its body, or (a person) in its query. */
export type Place = 'path' | 'query.user' | `body.${string}`;

export function placesOf({ path, fields, query }: Operation): Place[] {
  const places: Place[] = path.includes('{id}') ? ['path'] : [];
  for (const { name } of fields) if (/(^|_)id$/.test(name)) places.push(`body.${name}`);
  if (query.some(({ name }) => name === 'user')) places.push('query.user');
  return places;
}

/** A call that names at one place what another call names there. */
export function withRecord(call: Call, record: Call, place: Place): Call {
  if (place === 'path') return { ...call, id: record.id ?? '' };
  if (place === 'query.user') return { ...call, query: { ...call.query, user: record.query?.user ?? '' } };
  const field = place.replace('body.', '');
  return { ...call, body: { ...call.body, [field]: record.body?.[field] ?? '' } };
}

/** A call that names at one place what nobody has. */
export function withUnknown(call: Call, place: Place): Call {
  const unknown = 'unknown_0';
  const field = place.replace('body.', '');
  return withRecord(
    call,
    { id: unknown, query: { user: 'Nobody of this name' }, body: { [field]: unknown } },
    place,
  );
}
