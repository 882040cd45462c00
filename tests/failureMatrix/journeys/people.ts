import { peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { getListUsersMockHandler200 } from '@cortex/api-client/users/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { companyLinkMessages } from '../../../packages/ui/src/lists/companyLinkMessages.ts';
import type { Journey } from '../Journey.ts';
import { press } from '../person.ts';
import { candidate, share, user } from './places.ts';

const userText = { Username: 'nia.holm', Email: 'nia.holm@cortex.test', 'Full name': 'Nia Holm' };
const userFields = { username: 'Username', email: 'Email', full_name: 'Full name' };
const newUser = { ...userText, Password: 'three unrelated words' };
const invitation = '/create-user?view=invitation';

/** The way through the screens to each call about users and invitations. */
export const peopleJourneys = {
  removeCompanyLink: [
    {
      kind: 'save',
      answers: [
        getListUsersMockHandler200(peopleOfAdmin.map((person) => ({ ...person, company_linked: true }))),
      ],
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: companyLinkMessages.remove,
      open: () => press('Unlink...'),
      reopen: () => press('Unlink...'),
      submit: () => press('Unlink'),
      saved: companyLinkMessages.remove.success,
      answerRead: false,
    },
  ],
  listUsers: [
    {
      kind: 'load',
      path: '/active-users',
      as: 'admin',
      heading: 'Active Users',
      texts: messages.loadUsers,
      loaded: 'user.two',
    },
    {
      kind: 'load',
      from: 'search for whom to share with',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.searchUsers,
      open: share,
      loaded: 'user.two@cortex.test',
    },
  ],
  createUser: [
    {
      kind: 'save',
      path: '/create-user',
      as: 'admin',
      heading: 'Create User',
      texts: messages.createUser,
      typed: newUser,
      secrets: ['Password'],
      comesBack: true,
      fields: { ...userFields, password: 'Password' },
      submit: () => press('Create User'),
      saved: messages.createUser.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: 'User Form',
      path: '/user-form',
      as: 'admin',
      heading: 'User Form',
      texts: messages.createTestUser,
      typed: newUser,
      secrets: ['Password'],
      comesBack: true,
      fields: { ...userFields, password: 'Password' },
      submit: () => press('Create User'),
      saved: messages.createTestUser.success,
      answerRead: true,
    },
  ],
  updateUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: messages.updateUser,
      open: () => press('Edit'),
      typed: userText,
      comesBack: true,
      fields: userFields,
      submit: () => press('Save'),
      saved: messages.updateUser.success,
      answerRead: true,
    },
  ],
  deleteUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: messages.deleteUser,
      open: () => press('Delete'),
      submit: () => press('Delete user'),
      saved: messages.deleteUser.success,
      answerRead: false,
    },
  ],
  restoreUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: extensionMessages.restoreUser,
      async open() {
        await press('Delete');
        await press('Delete user');
      },
      submit: () => press('Undo'),
      saved: extensionMessages.restoreUser.success,
      answerRead: true,
    },
  ],
  listInvitations: [
    {
      kind: 'load',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      texts: extensionMessages.loadInvitations,
      loaded: 'Revoke',
    },
  ],
  createInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      texts: extensionMessages.createInvitation,
      typed: { Email: 'sam.lee@cortex.test', 'Full name': 'Sam Lee' },
      comesBack: true,
      fields: { email: 'Email', full_name: 'Full name' },
      submit: () => press('Send Invitation'),
      saved: extensionMessages.createInvitation.success,
      answerRead: true,
    },
  ],
  resendInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      recordId: 'inv_sam',
      texts: extensionMessages.resendInvitation,
      submit: () => press('Send again'),
      saved: extensionMessages.resendInvitation.success,
      answerRead: true,
    },
  ],
  revokeInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      recordId: 'inv_sam',
      texts: extensionMessages.revokeInvitation,
      submit: () => press('Revoke'),
      saved: extensionMessages.revokeInvitation.success,
      answerRead: false,
    },
  ],
  openInvitation: [
    {
      kind: 'load',
      path: '/invitation#word',
      as: 'visitor',
      heading: 'Your invitation',
      texts: extensionMessages.openInvitation,
      loaded: 'Accept Invitation',
    },
  ],
  acceptInvitation: [
    {
      kind: 'save',
      path: '/invitation#word',
      as: 'visitor',
      heading: 'Your invitation',
      texts: extensionMessages.acceptInvitation,
      typed: { Username: 'sam.lee', 'Full name': 'Sam Lee', Password: 'four calm green lamps' },
      secrets: ['Password'],
      fields: { username: 'Username', full_name: 'Full name', password: 'Password' },
      submit: () => press('Accept Invitation'),
      saved: extensionMessages.acceptInvitation.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
