import { expect, test } from 'vitest';
import { hashByScrypt } from '../../apps/mock-server/src/access/passwords.ts';
import { checkOwnServer } from './checkOwnServer.ts';
import { expectPassed } from './expectPassed.ts';

test('our own server passes on SQLite', async () => {
  // Hashed for real, but at a sixteenth of the cost: the kit signs in hundreds of times.
  const report = await checkOwnServer({ hash: hashByScrypt({ N: 2 ** 13, r: 8, p: 1 }) });
  expectPassed(report);
  // No company's provider is set up here.
  expect(report.leftOut).toEqual(['startCompanySignIn', 'finishCompanySignIn']);
});
