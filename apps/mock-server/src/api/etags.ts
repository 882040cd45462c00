import type { Context } from 'hono';
import { type Caller, roleOf } from '../access/sessions.ts';
import type { ListName } from '../db/listVersionTables.ts';
import type { Env } from './addOperation.ts';

/** Sets the ETag of the caller's list. Gives whether it matches `If-None-Match`, so that 304 says all. */
export function isUnchanged(c: Context<Env>, name: ListName): boolean {
  const caller = c.get('caller');
  const version = caller.listVersions[name];
  if (version === null) return false;
  const tag = tagOf(caller, version);
  c.header('ETag', tag);
  return (c.req.header('If-None-Match') ?? '').split(/,\s*/).includes(tag);
}

/** The tag of the caller's list at a version. */
export function tagOf(caller: Caller, version: string): string {
  // Weak: compressed or not, it is the same list.
  return `W/"${version}${ending(caller)}`;
}

/** The version of which a tag speaks; undefined where it is no tag of the caller in their role. */
export function versionOf(caller: Caller, tag: string): string | undefined {
  const [start, end] = ['W/"', ending(caller)];
  return tag.startsWith(start) && tag.endsWith(end) ? tag.slice(start.length, -end.length) : undefined;
}

function ending({ isAdmin, userId }: Caller): string {
  return `-${roleOf(isAdmin)}-${userId}"`;
}
