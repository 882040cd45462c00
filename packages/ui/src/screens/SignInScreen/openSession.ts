import type { LoginAnswer, LoginForm } from '@cortex/api-client/model';
import { storeSession } from '@cortex/api-client/session';
import { sessionMessages } from '../../feedback/sessionMessages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { claimDrafts } from '../../forms/drafts/tabs.ts';

const { success, ...failures } = sessionMessages.login;

/** What is said where a sign-in fails. That it succeeded is said by `openSession`: a right password may not be all. */
export const loginFailures = failures;

/** Opens the session that the server gave, with the drafts of whoever signed in. */
export function openSession(answer: LoginAnswer, { email }: LoginForm): void {
  claimDrafts({ email });
  storeSession(answer);
  showToast({ kind: 'success', title: success, about: failures.failed });
}
