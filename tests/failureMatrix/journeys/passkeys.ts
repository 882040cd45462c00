import { getListSignInMethodsMockHandler200 } from '@cortex/api-client/company/mocks';
import { phonePasskey } from '@cortex/api-client/fixtures/passkeys';
import { getListPasskeysMockHandler200 } from '@cortex/api-client/passkeys/mocks';
import { sessionMessages } from '../../../packages/ui/src/feedback/sessionMessages.ts';
import { passkeyMessages } from '../../../packages/ui/src/forms/passkeyMessages.ts';
import { giveDevice } from '../../../packages/ui/src/stories/giveDevice.ts';
import type { Journey } from '../Journey.ts';
import { press } from '../person.ts';

const own = '/update-password?view=passkeys';

async function nameOne(): Promise<void> {
  giveDevice('answers');
  await press('Add a passkey');
}

async function haveADevice(): Promise<void> {
  giveDevice('answers');
}

const signIn = {
  kind: 'save',
  path: '/',
  as: 'visitor',
  heading: 'Sign in to Cortex',
  answers: [getListSignInMethodsMockHandler200({ passkeys: true })],
  open: haveADevice,
  reopen: haveADevice,
  submit: () => press('Use a passkey'),
  saved: sessionMessages.login.success,
  answerRead: true,
} as const;

/** The way through the screens to each call about passkeys. */
export const passkeyJourneys = {
  listPasskeys: [
    {
      kind: 'load',
      path: own,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: passkeyMessages.load,
      loaded: 'Work laptop',
    },
  ],
  beginPasskey: [
    {
      kind: 'save',
      path: own,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: passkeyMessages.begin,
      open: nameOne,
      reopen: nameOne,
      typed: { Name: 'Tablet' },
      comesBack: false,
      submit: () => press('Continue'),
      saved: passkeyMessages.add.success,
      answerRead: true,
    },
  ],
  addPasskey: [
    {
      kind: 'save',
      path: own,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: passkeyMessages.add,
      open: nameOne,
      reopen: nameOne,
      typed: { Name: 'Tablet' },
      comesBack: false,
      submit: () => press('Continue'),
      saved: passkeyMessages.add.success,
      answerRead: true,
    },
  ],
  removePasskey: [
    {
      kind: 'save',
      path: own,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: passkeyMessages.remove,
      recordId: 'psk_phone',
      answers: [getListPasskeysMockHandler200([phonePasskey])],
      open: () => press('Remove...'),
      reopen: () => press('Remove...'),
      submit: () => press('Remove'),
      saved: passkeyMessages.remove.success,
      answerRead: false,
    },
  ],
  startPasskeySignIn: [{ ...signIn, texts: passkeyMessages.start }],
  finishPasskeySignIn: [{ ...signIn, texts: passkeyMessages.finish }],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
