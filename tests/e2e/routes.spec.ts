import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import type { Product } from '../product.ts';
import { expect, submitCredentials, test } from './fixtures.ts';

type Visitor = 'signed out' | 'user' | 'admin';
type Route = { path: string; audience: 'anyone' | 'members' | 'admins'; heading: string | RegExp };

const credentials = {
  user: { email: 'user@cortex.test', password: 'cortex-user' },
  admin: { email: 'admin@cortex.test', password: 'cortex-admin' },
};
const signInHeading = 'Sign in to Cortex';
const dashboardHeading = /^Welcome! Here's an overview of your (hiring|organization's) activity$/;

/** The 27 paths, and those for people who applied and who are invited: who may open each, and the heading that it has. The page that signs people out comes last. */
const routes: Route[] = [
  { path: paths.dashboard, audience: 'members', heading: dashboardHeading },
  { path: paths.adminDashboard, audience: 'admins', heading: dashboardHeading },
  { path: paths.userForm, audience: 'admins', heading: 'User Form' },
  { path: paths.createOrganization, audience: 'anyone', heading: 'Create Organization' },
  { path: paths.pricingDetails, audience: 'anyone', heading: 'Pricing' },
  { path: paths.payment, audience: 'anyone', heading: 'Subscription Payment' },
  { path: paths.contactSupport, audience: 'anyone', heading: 'Contact Support' },
  { path: paths.upgradeNeeded, audience: 'anyone', heading: 'Upgrade Required' },
  { path: paths.aboutCortex, audience: 'anyone', heading: 'About Cortex' },
  { path: paths.activeJobs, audience: 'members', heading: 'Active Jobs' },
  { path: paths.activeCandidates, audience: 'members', heading: 'Active Candidates' },
  { path: paths.activeUsers, audience: 'admins', heading: 'Active Users' },
  { path: paths.updateOrganization, audience: 'admins', heading: 'Update Organization' },
  { path: paths.upgradeOrganization, audience: 'admins', heading: 'Update Organization' },
  { path: paths.userPerformance, audience: 'members', heading: 'User Performance: All Users' },
  { path: paths.organizationPerformance, audience: 'admins', heading: 'Organization Performance' },
  { path: paths.createJob, audience: 'members', heading: 'Create Job' },
  { path: paths.createCandidate, audience: 'members', heading: 'Create Candidate' },
  { path: paths.createUser, audience: 'admins', heading: 'Create User' },
  { path: paths.resumeAnalysis, audience: 'members', heading: 'Resume Analysis' },
  { path: paths.compareCandidates, audience: 'members', heading: 'Candidate Comparison' },
  { path: paths.forgotPassword, audience: 'anyone', heading: 'Forgot Password' },
  { path: paths.candidate, audience: 'members', heading: 'Candidate' },
  { path: paths.jobBoard, audience: 'members', heading: 'Board' },
  { path: paths.updatePassword, audience: 'anyone', heading: 'Update Password' },
  { path: paths.yourApplication, audience: 'anyone', heading: 'Your application' },
  { path: paths.invitation, audience: 'anyone', heading: 'Your invitation' },
  { path: paths.companySignIn, audience: 'anyone', heading: 'Signing in' },
  { path: '*', audience: 'anyone', heading: '404 - Page Not Found' },
  { path: paths.signIn, audience: 'anyone', heading: signInHeading },
  { path: paths.logOut, audience: 'anyone', heading: 'Logout Successful' },
];

for (const visitor of ['signed out', 'user', 'admin'] as const) {
  test(`all ${routes.length} paths, ${visitor}`, async ({ page, product }) => {
    test.setTimeout(180_000);
    if (visitor !== 'signed out') await signInAs(page, product, visitor);
    for (const route of routes) {
      await test.step(route.path, async () => {
        const expected = expectedFor(route, visitor);
        await page.goto(product.webUrl + addressOf(route.path));
        await expect(page).toHaveURL(product.webUrl + addressOf(expected.path));
        await expect(page.getByRole('heading', { level: 1, name: expected.heading })).toBeVisible();
        await expect(page).toHaveTitle(/ · Cortex$/);
        await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(expected.menu ? 1 : 0);
      });
    }
  });
}

test('docs/routes.md says the same', () => {
  const file = resolve(import.meta.dirname, '../../docs/routes.md');
  const text = render();
  if (process.env.UPDATE_DOCS) writeFileSync(file, text);
  expect(existsSync(file) && readFileSync(file, 'utf8'), 'renew it with UPDATE_DOCS=1').toBe(text);
});

function expectedFor(
  route: Route,
  visitor: Visitor,
): { path: string; heading: string | RegExp; menu: boolean } {
  const home = visitor === 'admin' ? paths.adminDashboard : paths.dashboard;
  if (visitor === 'signed out') {
    return route.audience === 'anyone'
      ? { ...route, menu: false }
      : { path: paths.signIn, heading: signInHeading, menu: false };
  }
  if (route.path === paths.signIn || (route.audience === 'admins' && visitor === 'user')) {
    return { path: home, heading: dashboardHeading, menu: true };
  }
  return { ...route, menu: !standalone.has(route.path) };
}

/** Pages that fill the window by themselves. */
const standalone = new Set<string>([
  paths.createOrganization,
  paths.pricingDetails,
  paths.payment,
  paths.forgotPassword,
  paths.logOut,
  paths.yourApplication,
  paths.invitation,
  paths.companySignIn,
]);

function addressOf(path: string): string {
  if (path === '*') return '/nothing/here';
  return path.replace(':id', 'cnd_unknown');
}

async function signInAs(page: Page, product: Product, visitor: 'user' | 'admin'): Promise<void> {
  await page.goto(product.webUrl);
  await submitCredentials(page, credentials[visitor]);
  await expect(page.getByRole('heading', { level: 1, name: dashboardHeading })).toBeVisible();
}

function render(): string {
  const lines = routes.map((route) => {
    const cells = (['signed out', 'user', 'admin'] as const).map((visitor) => {
      const { path } = expectedFor(route, visitor);
      return path === route.path ? 'opens' : `goes to \`${path}\``;
    });
    return `| \`${route.path}\` | ${cells.join(' | ')} |`;
  });
  return `# Routes and roles

Where each path leads, by who opens it. Kept by \`tests/e2e/routes.spec.ts\`, which opens each in a browser on the production build and the real server
(\`UPDATE_DOCS=1 npx playwright test routes\` renews this page).
The public pages of open jobs, \`/jobs/:address\` and \`/jobs/:address/:id\`, are no part of the app: the server draws them for anyone
(\`tests/e2e/open-jobs.spec.ts\`).

| Path | signed out | user | admin |
|---|---|---|---|
${lines.join('\n')}
`;
}
