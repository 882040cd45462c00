import { getConfirmEmailMockHandler200 } from '@cortex/api-client/account/mocks';
import {
  getListSignInMethodsMockHandler200,
  getStartCompanySignInMockHandler200,
} from '@cortex/api-client/company/mocks';
import { mayRepeat } from '@cortex/api-client/reauthentication';
import { accountMessages } from '../../../packages/ui/src/feedback/accountMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { companyMessages } from '../../../packages/ui/src/screens/SignInScreen/companyMessages.ts';
import type { Journey } from '../Journey.ts';
import { press } from '../person.ts';
import { answerWith } from '../product.tsx';

const signedIn = '/update-password?view=sessions';

async function openAnOldLink(): Promise<void> {
  answerWith(getConfirmEmailMockHandler200({ confirmed: false }));
  await press('Confirm email');
}

/** As a call does that the server refuses for want of a fresh proof. */
async function beAskedForThePassword(): Promise<void> {
  void mayRepeat('reauthentication_required');
}

/** The way through the screens to each call about signing in and passwords. */
export const signInJourneys = {
  logIn: [
    {
      kind: 'save',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: messages.login,
      typed: { Email: 'user@cortex.test', Password: 'three unrelated words' },
      fields: { email: 'Email', password: 'Password' },
      submit: () => press('Sign In'),
      saved: messages.login.success,
      answerRead: true,
    },
  ],
  logOut: [{ kind: 'unheard', path: '/logout', as: 'user', heading: 'Logout Successful' }],
  requestPasswordReset: [
    {
      kind: 'save',
      path: '/forgot-password',
      as: 'visitor',
      heading: 'Forgot Password',
      texts: messages.requestPasswordReset,
      typed: { Email: 'user@cortex.test' },
      fields: { email: 'Email' },
      submit: () => press('Submit'),
      saved: messages.requestPasswordReset.success,
      answerRead: false,
    },
  ],
  updatePassword: [
    {
      kind: 'save',
      path: '/update-password',
      as: 'visitor',
      heading: 'Update Password',
      texts: messages.updatePassword,
      typed: {
        Email: 'user@cortex.test',
        'Current password': 'one unrelated word',
        'New password': 'three of them',
      },
      fields: { email: 'Email', current_password: 'Current password', new_password: 'New password' },
      submit: () => press('Update Password'),
      saved: messages.updatePassword.success,
      answerRead: false,
    },
  ],
  confirmSession: [
    {
      kind: 'save',
      path: '/active-users',
      as: 'admin',
      heading: 'Active Users',
      texts: accountMessages.confirmSession,
      open: beAskedForThePassword,
      reopen: beAskedForThePassword,
      typed: { Password: 'three unrelated words' },
      secrets: ['Password'],
      comesBack: false,
      fields: { password: 'Password' },
      submit: () => press('Continue'),
      saved: accountMessages.confirmSession.success,
      answerRead: false,
    },
  ],
  confirmEmail: [
    {
      kind: 'save',
      path: '/update-password#confirm=a-word-from-a-mail',
      as: 'user',
      heading: 'Update Password',
      membersOnly: true,
      texts: accountMessages.confirmEmail,
      submit: () => press('Confirm email'),
      saved: accountMessages.confirmEmail.confirmed,
      answerRead: true,
    },
  ],
  resendEmailConfirmation: [
    {
      kind: 'save',
      path: '/update-password#confirm=a-word-from-an-old-mail',
      as: 'user',
      heading: 'Update Password',
      membersOnly: true,
      texts: accountMessages.resendEmailConfirmation,
      open: openAnOldLink,
      reopen: openAnOldLink,
      submit: () => press('Send the mail again'),
      saved: accountMessages.resendEmailConfirmation.success,
      answerRead: false,
    },
  ],
  listSignInMethods: [
    {
      kind: 'load',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: { failed: 'Nothing is said.' },
      loaded: 'Sign In',
    },
  ],
  startCompanySignIn: [
    {
      kind: 'save',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: companyMessages.start,
      answers: [
        getListSignInMethodsMockHandler200({ company: { name: 'Northwind' } }),
        getStartCompanySignInMockHandler200({ url: '#provider', binding: 'binding' }),
      ],
      submit: () => press('Sign in with Northwind'),
      saved: companyMessages.start.success,
      answerRead: true,
    },
  ],
  finishCompanySignIn: [
    {
      kind: 'load',
      path: '/company-sign-in?code=code&state=state',
      as: 'visitor',
      heading: 'Signing in',
      texts: companyMessages.finish,
      before: () => sessionStorage.setItem('company-sign-in', 'binding'),
      loaded: 'Dashboard',
    },
  ],
  listSessions: [
    {
      kind: 'load',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.loadSessions,
      loaded: 'This session',
    },
  ],
  endSession: [
    {
      kind: 'save',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.endSession,
      recordId: 'ses_phone',
      submit: () => press('Sign out'),
      saved: accountMessages.endSession.success,
      answerRead: false,
    },
  ],
  endOtherSessions: [
    {
      kind: 'save',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.endOtherSessions,
      submit: () => press('Sign out everywhere else'),
      saved: accountMessages.endOtherSessions.success,
      answerRead: false,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
