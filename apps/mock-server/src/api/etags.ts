import type { Context } from 'hono';
import { roleOf } from '../access/sessions.ts';
import type { ListName } from '../db/listVersionTables.ts';
import type { Env } from './addOperation.ts';

/** Sets the ETag of the caller's list. Gives whether it matches `If-None-Match`, so that 304 says all. */
export function isUnchanged(c: Context<Env>, name: ListName): boolean {
  const { userId, isAdmin, listVersions } = c.get('caller');
  const version = listVersions[name];
  if (version === null) return false;
  // Weak: compressed or not, it is the same list.
  const tag = `W/"${version}-${roleOf(isAdmin)}-${userId}"`;
  c.header('ETag', tag);
  return (c.req.header('If-None-Match') ?? '').split(/,\s*/).includes(tag);
}
