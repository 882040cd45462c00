import type { User } from '@cortex/api-client/model';
import { ListUsersQueryParams } from '@cortex/api-client/users/validators';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../operation.ts';
import { readQuery } from '../validation.ts';

export function userRoutes({ db }: Dependencies) {
  return {
    async listUsers(c) {
      const caller = c.get('caller');
      const { query = '' } = readQuery(c, ListUsersQueryParams);
      const wanted = query.toLowerCase();
      const rows = await db
        .selectFrom('users')
        .select(['id', 'username', 'email', 'full_name', 'is_admin'])
        .where('organization_id', '=', caller.organizationId)
        .execute();
      const users: User[] = rows
        .filter((row) =>
          [row.full_name, row.username, row.email].some((text) => text.toLowerCase().includes(wanted)),
        )
        .map((row) => ({ ...row, is_admin: row.is_admin === 1, is_self: row.id === caller.userId }));
      return c.json(users);
    },
  } satisfies Handlers;
}
