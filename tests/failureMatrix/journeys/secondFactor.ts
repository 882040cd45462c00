import { accountMessages } from '../../../packages/ui/src/feedback/accountMessages.ts';
import { secondFactorPolicyMessages } from '../../../packages/ui/src/screens/OrganizationEditScreen/secondFactorPolicyMessages.ts';
import type { Journey } from '../Journey.ts';
import { press, seeText } from '../person.ts';

const secondFactor = '/update-password?view=second-factor';
const signInOfAll = '/organization/update?view=sign-in';

/** It is on at first, and off once it was turned off. */
async function haveNone(): Promise<void> {
  await press('Turn off...');
  await press('Turn off');
  await seeText('Your second factor is off');
}

async function setUp(): Promise<void> {
  await haveNone();
  await press('Set up');
  await seeText('Set up your second factor');
}

/** The way through the screens to each call about the second factor. */
export const secondFactorJourneys = {
  getSecondFactor: [
    {
      kind: 'load',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.loadSecondFactor,
      loaded: 'Your second factor is on',
    },
  ],
  beginSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.beginSecondFactor,
      open: haveNone,
      reopen: haveNone,
      submit: () => press('Set up'),
      saved: 'Set up your second factor',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  confirmSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.confirmSecondFactor,
      open: setUp,
      reopen: setUp,
      typed: { Code: '492 039' },
      secrets: ['Code'],
      comesBack: false,
      fields: { code: 'Code' },
      submit: () => press('Turn on'),
      saved: 'Keep your recovery codes',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  turnOffSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.turnOffSecondFactor,
      open: () => press('Turn off...'),
      reopen: () => press('Turn off...'),
      typed: { Code: '492 039' },
      secrets: ['Code'],
      comesBack: false,
      fields: { code: 'Code' },
      submit: () => press('Turn off'),
      saved: 'Your second factor is off',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  renewRecoveryCodes: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.renewRecoveryCodes,
      submit: () => press('New recovery codes'),
      saved: 'Keep your recovery codes',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  getSecondFactorPolicy: [
    {
      kind: 'load',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.load,
      loaded: 'Jordan Reyes',
    },
  ],
  updateSecondFactorPolicy: [
    {
      kind: 'save',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.update,
      typed: { 'Who has to have': 'Everybody' },
      comesBack: false,
      submit: () => press('Save'),
      saved: secondFactorPolicyMessages.update.success,
      answerRead: true,
    },
  ],
  removeSecondFactor: [
    {
      kind: 'save',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.remove,
      recordId: 'usr_jordan',
      open: () => press('Turn off...'),
      reopen: () => press('Turn off...'),
      submit: () => press('Turn off'),
      saved: secondFactorPolicyMessages.remove.success,
      answerRead: false,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
