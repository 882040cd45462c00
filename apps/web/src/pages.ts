import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as signInPage from './pages/SignInPage.tsx';
import { paths } from './paths.ts';

/** Who may open a page: anyone, signed-in people, or admins. */
export type Audience = 'anyone' | 'members' | 'admins';

export type Page = {
  path: string;
  title: string;
  audience: Audience;
  /** Whether the page fills the window by itself, without the menu. */
  standalone: boolean;
  load: () => Promise<{
    default: ComponentType;
    /** Asks ahead for what the page shows first. */
    prefetch?: (queryClient: QueryClient) => void;
  }>;
  /** The page, once its code has come. */
  getLoaded: () => ComponentType | undefined;
};

/** The frame of the pages with the menu. */
export const loadLayout = () => import('./Layout.tsx');

const loadDashboard = () => import('./pages/DashboardPage.tsx');
const loadOrganizationEdit = () => import('./pages/OrganizationEditPage.tsx');

/** Every page of the app. Each is loaded when it is first opened. */
export const pages: readonly Page[] = [
  page(paths.signIn, 'Sign in', 'anyone', async () => signInPage, { standalone: true }),
  page(paths.logOut, 'Logged out', 'anyone', () => import('./pages/LogoutPage.tsx'), { standalone: true }),
  page(paths.dashboard, 'Dashboard', 'members', loadDashboard),
  page(paths.adminDashboard, 'Dashboard', 'admins', loadDashboard),
  page(paths.activeJobs, 'Active Jobs', 'members', () => import('./pages/ActiveJobsPage.tsx')),
  page(
    paths.activeCandidates,
    'Active Candidates',
    'members',
    () => import('./pages/ActiveCandidatesPage.tsx'),
  ),
  page(paths.candidate, 'Candidate', 'members', () => import('./pages/CandidateDetailsPage.tsx')),
  page(paths.jobBoard, 'Board', 'members', () => import('./pages/JobBoardPage.tsx')),
  page(paths.createJob, 'Create Job', 'members', () => import('./pages/CreateJobPage.tsx')),
  page(paths.createCandidate, 'Create Candidate', 'members', () => import('./pages/CreateCandidatePage.tsx')),
  page(paths.resumeAnalysis, 'Resume Analysis', 'members', () => import('./pages/ResumeAnalysisPage.tsx')),
  page(paths.upgradeNeeded, 'Upgrade Required', 'anyone', () => import('./pages/UpgradeNeededPage.tsx')),
  page(paths.contactSupport, 'Contact Support', 'anyone', () => import('./pages/ContactSupportPage.tsx')),
  page(paths.aboutCortex, 'About Cortex', 'anyone', () => import('./pages/AboutCortexPage.tsx')),
  page(paths.forgotPassword, 'Forgot Password', 'anyone', () => import('./pages/ForgotPasswordPage.tsx'), {
    standalone: true,
  }),
  page(paths.updatePassword, 'Update Password', 'anyone', () => import('./pages/UpdatePasswordPage.tsx')),
  page(
    paths.createOrganization,
    'Create Organization',
    'anyone',
    () => import('./pages/CreateOrganizationPage.tsx'),
    { standalone: true },
  ),
  page(paths.pricingDetails, 'Pricing', 'anyone', () => import('./pages/PricingDetailsPage.tsx'), {
    standalone: true,
  }),
  page(paths.createUser, 'Create User', 'admins', () => import('./pages/CreateUserPage.tsx')),
  page(paths.userForm, 'User Form', 'admins', () => import('./pages/UserFormPage.tsx')),
  page(paths.updateOrganization, 'Update Organization', 'admins', loadOrganizationEdit),
  page(paths.upgradeOrganization, 'Update Organization', 'admins', loadOrganizationEdit),
  page(paths.activeUsers, 'Active Users', 'admins', () => import('./pages/ActiveUsersPage.tsx')),
  page(
    paths.compareCandidates,
    'Candidate Comparison',
    'members',
    () => import('./pages/CandidateComparisonPage.tsx'),
  ),
  page(
    paths.organizationPerformance,
    'Organization Performance',
    'admins',
    () => import('./pages/OrganizationPerformancePage.tsx'),
  ),
  page(paths.userPerformance, 'User Performance', 'members', () => import('./pages/UserPerformancePage.tsx')),
  page(paths.payment, 'Payment', 'anyone', () => import('./pages/PaymentPage.tsx'), { standalone: true }),
  page(paths.yourApplication, 'Your application', 'anyone', () => import('./pages/YourApplicationPage.tsx'), {
    standalone: true,
  }),
  page(paths.invitation, 'Your invitation', 'anyone', () => import('./pages/InvitationPage.tsx'), {
    standalone: true,
  }),
  page(paths.companySignIn, 'Signing in', 'anyone', () => import('./pages/CompanySignInPage.tsx'), {
    standalone: true,
  }),
  page('*', 'Page not found', 'anyone', () => import('./pages/NotFoundPage.tsx')),
];

function page(
  path: string,
  title: string,
  audience: Audience,
  load: Page['load'],
  { standalone = false } = {},
): Page {
  let loaded: ComponentType | undefined;
  return {
    path,
    title,
    audience,
    standalone,
    async load() {
      const module = await load();
      loaded = module.default;
      return module;
    },
    getLoaded: () => loaded,
  };
}
