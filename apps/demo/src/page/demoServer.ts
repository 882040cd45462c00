import type { LoginAnswer } from '@cortex/api-client/model';
import { type DemoState, MAILS_PATH, RESET_PATH, SERVER_PATH, STATE_PATH } from '../protocol.ts';
import type { KeptMail } from '../server/mailbox.ts';

/** The accounts of the demo organization that a visitor takes with one click. */
export const ACCOUNTS = {
  admin: { email: 'admin@cortex.test', password: 'cortex-admin' },
  recruiter: { email: 'user@cortex.test', password: 'cortex-user' },
};

/** Calls of the demo itself, beside those of the app. Each rejects where nobody answers. */
export function createDemoServer(base: string) {
  async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(base + SERVER_PATH + path, init);
    if (!response.ok) throw new Error(`The server of the demo answered ${response.status}.`);
    return response.json();
  }
  return {
    readState: () => ask<DemoState>(STATE_PATH),
    readMails: () => ask<KeptMail[]>(MAILS_PATH),
    signIn: (account: keyof typeof ACCOUNTS) =>
      ask<LoginAnswer>('/auth/login', { method: 'POST', body: new URLSearchParams(ACCOUNTS[account]) }),
    async reset() {
      await fetch(base + SERVER_PATH + RESET_PATH, { method: 'POST' });
    },
  };
}

export type DemoServer = ReturnType<typeof createDemoServer>;
