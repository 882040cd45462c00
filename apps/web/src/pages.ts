import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** Who may open a page: anyone, signed-in people, or admins. */
export type Audience = 'anyone' | 'members' | 'admins';

export type Page = {
  path: string;
  title: string;
  audience: Audience;
  /** Whether the page fills the window by itself, without the menu. */
  standalone?: boolean;
  load: () => Promise<{ default: ComponentType }>;
};

/** The frame of the pages with the menu. */
export const loadLayout = () => import('./Layout.tsx');

const loadDashboard = () => import('./pages/DashboardPage.tsx');
const loadOrganizationEdit = () => import('./pages/OrganizationEditPage.tsx');

/** Every page of the app. Each is loaded when it is first opened. */
export const pages: Page[] = [
  {
    path: paths.signIn,
    title: 'Sign in',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/SignInPage.tsx'),
  },
  {
    path: paths.logOut,
    title: 'Logged out',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/LogoutPage.tsx'),
  },
  { path: paths.dashboard, title: 'Dashboard', audience: 'members', load: loadDashboard },
  { path: paths.adminDashboard, title: 'Dashboard', audience: 'admins', load: loadDashboard },
  {
    path: paths.activeJobs,
    title: 'Active Jobs',
    audience: 'members',
    load: () => import('./pages/ActiveJobsPage.tsx'),
  },
  {
    path: paths.activeCandidates,
    title: 'Active Candidates',
    audience: 'members',
    load: () => import('./pages/ActiveCandidatesPage.tsx'),
  },
  {
    path: paths.candidate,
    title: 'Candidate',
    audience: 'members',
    load: () => import('./pages/CandidateDetailsPage.tsx'),
  },
  {
    path: paths.createJob,
    title: 'Create Job',
    audience: 'members',
    load: () => import('./pages/CreateJobPage.tsx'),
  },
  {
    path: paths.createCandidate,
    title: 'Create Candidate',
    audience: 'members',
    load: () => import('./pages/CreateCandidatePage.tsx'),
  },
  {
    path: paths.resumeAnalysis,
    title: 'Resume Analysis',
    audience: 'members',
    load: () => import('./pages/ResumeAnalysisPage.tsx'),
  },
  {
    path: paths.upgradeNeeded,
    title: 'Upgrade Required',
    audience: 'anyone',
    load: () => import('./pages/UpgradeNeededPage.tsx'),
  },
  {
    path: paths.contactSupport,
    title: 'Contact Support',
    audience: 'anyone',
    load: () => import('./pages/ContactSupportPage.tsx'),
  },
  {
    path: paths.aboutCortex,
    title: 'About Cortex',
    audience: 'anyone',
    load: () => import('./pages/AboutCortexPage.tsx'),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot Password',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/ForgotPasswordPage.tsx'),
  },
  {
    path: paths.updatePassword,
    title: 'Update Password',
    audience: 'anyone',
    load: () => import('./pages/UpdatePasswordPage.tsx'),
  },
  {
    path: paths.createOrganization,
    title: 'Create Organization',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/CreateOrganizationPage.tsx'),
  },
  {
    path: paths.pricingDetails,
    title: 'Pricing',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/PricingDetailsPage.tsx'),
  },
  {
    path: paths.createUser,
    title: 'Create User',
    audience: 'admins',
    load: () => import('./pages/CreateUserPage.tsx'),
  },
  {
    path: paths.userForm,
    title: 'User Form',
    audience: 'admins',
    load: () => import('./pages/UserFormPage.tsx'),
  },
  {
    path: paths.updateOrganization,
    title: 'Update Organization',
    audience: 'admins',
    load: loadOrganizationEdit,
  },
  {
    path: paths.upgradeOrganization,
    title: 'Update Organization',
    audience: 'admins',
    load: loadOrganizationEdit,
  },
  {
    path: paths.activeUsers,
    title: 'Active Users',
    audience: 'admins',
    load: () => import('./pages/ActiveUsersPage.tsx'),
  },
  {
    path: paths.compareCandidates,
    title: 'Candidate Comparison',
    audience: 'members',
    load: () => import('./pages/CandidateComparisonPage.tsx'),
  },
  {
    path: paths.organizationPerformance,
    title: 'Organization Performance',
    audience: 'admins',
    load: () => import('./pages/OrganizationPerformancePage.tsx'),
  },
  {
    path: paths.userPerformance,
    title: 'User Performance',
    audience: 'members',
    load: () => import('./pages/UserPerformancePage.tsx'),
  },
  {
    path: paths.payment,
    title: 'Payment',
    audience: 'anyone',
    standalone: true,
    load: () => import('./pages/PaymentPage.tsx'),
  },
  { path: '*', title: 'Page not found', audience: 'anyone', load: () => import('./pages/NotFoundPage.tsx') },
];
