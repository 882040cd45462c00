import { CompiledQuery } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { findByEmail, findByResume } from '../candidates/addCandidate.ts';

const finds = { email: findByEmail, resume: findByResume };

test.each([
  ['email', true],
  ['email', false],
  ['resume', true],
  ['resume', false],
] as const)('who has a %s is looked for by it, and not among all candidates (of an admin: %s)', async (of, isAdmin) => {
  const { db, addOrganization } = await createTestApp();
  await addOrganization('org_one', 'standard', [{ id: 'usr_one', email: 'one@example.com', isAdmin }]);
  const execute = vi.spyOn(db.getExecutor(), 'executeQuery');
  await finds[of](db, { organizationId: 'org_one', userId: 'usr_one', isAdmin }, 'two@example.com');
  const asked = execute.mock.calls.map(([{ sql, parameters }]) =>
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  execute.mockRestore();
  const plans = await Promise.all(asked.map((query) => db.executeQuery<{ detail: string }>(query)));
  const steps = plans.flatMap(({ rows }) => rows.map(({ detail }) => detail));
  expect(steps[0]).toContain(`SEARCH candidates USING INDEX candidates_by_${of}`);
});
