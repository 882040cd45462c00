import {
  BarChart3,
  Briefcase,
  FilePlus2,
  FileSearch,
  GitCompareArrows,
  Info,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  UserPlus,
  UserRoundPlus,
  UserRoundSearch,
  Users,
} from 'lucide-react';

export type Role = 'admin' | 'user';

/** Where each item of the menu leads. */
export type MenuHrefs = {
  dashboard: string;
  adminDashboard: string;
  createCandidate: string;
  createJob: string;
  createUser: string;
  activeCandidates: string;
  activeJobs: string;
  activeUsers: string;
  compareCandidates: string;
  resumeAnalysis: string;
  organizationPerformance: string;
  aboutCortex: string;
  contactSupport: string;
  updatePassword: string;
  logOut: string;
};

type MenuItem = { label: string; href: string; icon: LucideIcon };

type MenuGroup = { label: string; items: MenuItem[] };

type Entry = { label: string; page: keyof MenuHrefs; icon: LucideIcon; adminOnly?: boolean };

const groups: { label: string; items: Entry[] }[] = [
  {
    label: 'Create',
    items: [
      { label: 'Create Candidate', page: 'createCandidate', icon: UserRoundPlus },
      { label: 'Create Job', page: 'createJob', icon: FilePlus2 },
      { label: 'Create User', page: 'createUser', icon: UserPlus, adminOnly: true },
    ],
  },
  {
    label: 'Active',
    items: [
      { label: 'Active Candidates', page: 'activeCandidates', icon: UserRoundSearch },
      { label: 'Active Jobs', page: 'activeJobs', icon: Briefcase },
      { label: 'Active Users', page: 'activeUsers', icon: Users, adminOnly: true },
    ],
  },
  {
    label: 'Hiring',
    items: [
      { label: 'Candidate Comparison', page: 'compareCandidates', icon: GitCompareArrows },
      { label: 'Resume Analysis', page: 'resumeAnalysis', icon: FileSearch },
    ],
  },
  {
    label: 'Performance',
    items: [
      {
        label: 'Organization Performance',
        page: 'organizationPerformance',
        icon: BarChart3,
        adminOnly: true,
      },
    ],
  },
  {
    label: 'Support',
    items: [
      { label: 'About Cortex', page: 'aboutCortex', icon: Info },
      { label: 'Contact Support', page: 'contactSupport', icon: LifeBuoy },
      { label: 'Update Password', page: 'updatePassword', icon: KeyRound },
      { label: 'Log Out', page: 'logOut', icon: LogOut },
    ],
  },
];

/** Where the person's dashboard is. */
export function getHomeHref(role: Role, hrefs: MenuHrefs): string {
  return role === 'admin' ? hrefs.adminDashboard : hrefs.dashboard;
}

/** The sidebar's groups for a role; a group that is empty for the role is left out. */
export function getMenu(role: Role, hrefs: MenuHrefs): MenuGroup[] {
  const dashboard = { label: 'Dashboard', href: getHomeHref(role, hrefs), icon: LayoutDashboard };
  const others = groups.map(({ label, items }) => ({
    label,
    items: items
      .filter(({ adminOnly }) => role === 'admin' || !adminOnly)
      .map(({ page, ...item }) => ({ label: item.label, icon: item.icon, href: hrefs[page] }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  }));
  return [{ label: 'Overview', items: [dashboard] }, ...others].filter(({ items }) => items.length > 0);
}
