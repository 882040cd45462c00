import { ApiError } from '@cortex/api-client/http';
import { userCreateFields } from '@cortex/api-client/limits';
import { createUser, getListUsersQueryKey, listUsers } from '@cortex/api-client/users';
import { messages } from '../feedback/messages.ts';
import { describeFailure } from '../feedback/reportFailure.ts';
import { plain } from '../forms/CandidateFields/samePerson.ts';
import { saysYes, takeEmail } from './cleanCells.ts';
import { emailNames, fullNameNames, nameParts } from './csvColumnNames.ts';
import type { ImportKind } from './importKind.ts';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LETTERS = 16;

export const userImport: ImportKind = {
  nouns: ['user', 'users'],
  fields: [
    {
      name: 'username',
      label: 'Username',
      limits: userCreateFields.username,
      names: ['username', 'user name', 'login', 'login name', 'user', 'account', 'benutzername'],
      derive: ({ email = '' }) => email.split('@')[0] ?? '',
    },
    { name: 'email', label: 'Email', limits: userCreateFields.email, names: emailNames, clean: takeEmail },
    {
      name: 'full_name',
      label: 'Full name',
      limits: userCreateFields.full_name,
      names: [...fullNameNames, 'name', 'employee'],
      parts: nameParts,
      join: ' ',
    },
    {
      name: 'admin',
      label: 'Admin',
      names: ['admin', 'is admin', 'administrator', 'role', 'user role', 'permission level', 'rolle'],
      clean: (text) => (saysYes(text) ? 'yes' : 'no'),
    },
  ],
  describe: ({ username = '', email = '' }) => [username, email].filter(Boolean).join(', '),
  getKeys: ({ username = '', email = '' }) => [`email ${plain(email)}`, `username ${plain(username)}`],
  unique: true,
  complete: (values) => ({ ...values, password: newPassword() }),
  async save({ values: { username = '', email = '', full_name = '', admin = '', password = '' } }) {
    return (await createUser({ username, email, full_name, is_admin: admin === 'yes', password })).id;
  },
  async findStored(entries) {
    const byEmail = new Map((await listUsers()).map(({ id, email }) => [plain(email), id]));
    return new Map(
      entries.flatMap(({ number, values: { email = '' } }) => {
        const id = byEmail.get(plain(email));
        return id === undefined ? [] : [[number, id] as const];
      }),
    );
  },
  explain(error) {
    const refusals = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
    if (refusals.length > 0) return refusals.join(' ');
    const { title, description } = describeFailure(error, messages.createUser);
    return `${title} ${description}`;
  },
  listKey: getListUsersQueryKey(),
};

/** A first password, to be handed over and changed: sixteen letters and digits in groups of four. */
function newPassword(): string {
  let letters = '';
  while (letters.length < PASSWORD_LETTERS) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes beyond the last whole round would make the first letters likelier.
    if (byte < 256 - (256 % ALPHABET.length)) letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
