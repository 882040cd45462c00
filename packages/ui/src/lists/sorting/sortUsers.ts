const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Sorts by username, in whichever case. */
export function sortUsers<User extends { username: string }>(users: readonly User[]): User[] {
  return users.toSorted((a, b) => compare(a.username.trim(), b.username.trim()));
}
