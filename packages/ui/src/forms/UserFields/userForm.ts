import type { User, UserUpdate } from '@cortex/api-client/model';
import { getListUsersQueryKey } from '@cortex/api-client/users';
import { createEdits } from '../drafts/store.ts';
import { createRecordCache } from '../recordCache.ts';

export const userFieldNames = ['username', 'email', 'full_name'] as const;

export const blankUser = { username: '', email: '', full_name: '', is_admin: false, password: '' };

/** What of a person can be written. */
export function toUserUpdate({ username, email, full_name, is_admin }: UserUpdate): UserUpdate {
  return { username, email, full_name, is_admin };
}

/** Edits of people that are not saved yet. */
export const userEdits = createEdits<Partial<UserUpdate>>('user edits');

export const userCache = createRecordCache<User>(getListUsersQueryKey());
