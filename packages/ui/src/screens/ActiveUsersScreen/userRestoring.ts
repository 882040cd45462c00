import type { User } from '@cortex/api-client/model';
import { restoreUser } from '@cortex/api-client/users';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { userCache } from '../../forms/UserFields/userForm.ts';
import type { Restoring } from '../../lists/RecentDeletions/recentDeletions.ts';

/** How a deleted person comes back. */
export const userRestoring: Restoring<User> = {
  queryKey: ['deleted users'],
  restore: (id) => restoreUser(id),
  put: userCache.put,
  deletion: messages.deleteUser.failed,
  messages: extensionMessages.restoreUser,
};
