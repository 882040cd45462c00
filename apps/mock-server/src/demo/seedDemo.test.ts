import { ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { GetDashboardResponse } from '@cortex/api-client/dashboard/validators';
import { GetUserPerformanceResponse } from '@cortex/api-client/performance/validators';
import { expect, test } from 'vitest';
import { bearer, createTestApp, postForm, readAs } from '../../testing/testApp.ts';
import { scryptHash } from '../access/passwords.ts';
import { createApp } from '../app.ts';
import { renderResumePdf } from './resumePdf.ts';
import { seedDemo } from './seedDemo.ts';

test('the demo organizations are whole, agree with themselves, and are seeded once', async () => {
  const { dependencies: others } = await createTestApp();
  const now = new Date('2026-11-21T09:00:00Z');
  const dependencies = { ...others, hash: scryptHash, clock: () => now };
  await seedDemo({ ...dependencies, now, render: renderResumePdf });
  await seedDemo({ ...dependencies, now, render: renderResumePdf });
  const app = createApp(dependencies);
  const signIn = async (email: string, password: string) => {
    const { access_token } = Object(await (await postForm(app, email, password)).json());
    return bearer(String(access_token));
  };
  const admin = await signIn('admin@cortex.test', 'cortex-admin');
  const recruiter = await signIn('user@cortex.test', 'cortex-user');

  expect(await readAs(GetDashboardResponse, await app.request('/dashboard/', admin))).toMatchObject({
    admin_data: { total_jobs: 12, total_candidates: 40, total_users: 7 },
  });
  const candidates = await readAs(ListCandidatesResponse, await app.request('/candidates/', recruiter));
  expect(candidates.filter(({ shared_by }) => shared_by)).toHaveLength(3);
  expect(candidates.every(({ skills, resume_reading }) => skills !== '' && resume_reading === 'read')).toBe(
    true,
  );
  const counts = await readAs(GetDashboardResponse, await app.request('/dashboard/', recruiter));
  expect(counts.user_data?.user_candidates).toBe(candidates.length);
  expect(candidates.length).toBeGreaterThan(20);

  const figures = await readAs(GetUserPerformanceResponse, await app.request('/user-performance', admin));
  expect(figures).toMatchObject({ activeJobs: 12, activeCandidates: 40 });
  expect(figures.retentionRate).toBeGreaterThan(50);
  expect(figures.jobFillRate).toBeGreaterThan(50);

  const second = await signIn('admin@second.cortex.test', 'cortex-second');
  expect(await readAs(GetDashboardResponse, await app.request('/dashboard/', second))).toMatchObject({
    admin_data: { total_jobs: 1, total_candidates: 0, total_users: 2 },
  });
});
