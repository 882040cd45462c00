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

export type MenuItem = { label: string; href: string; icon: LucideIcon };

export type MenuGroup = { label: string; items: MenuItem[] };

type Entry = MenuItem & { adminOnly?: boolean };

const groups: { label: string; items: Entry[] }[] = [
  {
    label: 'Create',
    items: [
      { label: 'Create Candidate', href: '/create-candidate', icon: UserRoundPlus },
      { label: 'Create Job', href: '/create-job', icon: FilePlus2 },
      { label: 'Create User', href: '/create-user', icon: UserPlus, adminOnly: true },
    ],
  },
  {
    label: 'Active',
    items: [
      { label: 'Active Candidates', href: '/active-candidates', icon: UserRoundSearch },
      { label: 'Active Jobs', href: '/active-jobs', icon: Briefcase },
      { label: 'Active Users', href: '/active-users', icon: Users, adminOnly: true },
    ],
  },
  {
    label: 'Hiring',
    items: [
      { label: 'Candidate Comparison', href: '/compare-candidates', icon: GitCompareArrows },
      { label: 'Resume Analysis', href: '/resume-analysis', icon: FileSearch },
    ],
  },
  {
    label: 'Performance',
    items: [
      { label: 'Organization Performance', href: '/org-performance', icon: BarChart3, adminOnly: true },
    ],
  },
  {
    label: 'Support',
    items: [
      { label: 'About Cortex', href: '/about-cortex', icon: Info },
      { label: 'Contact Support', href: '/contact-support', icon: LifeBuoy },
      { label: 'Update Password', href: '/update-password', icon: KeyRound },
      { label: 'Log Out', href: '/logout', icon: LogOut },
    ],
  },
];

/** The sidebar's groups for a role; a group that is empty for the role is left out. */
export function getMenu(role: Role): MenuGroup[] {
  const dashboard = {
    label: 'Dashboard',
    href: role === 'admin' ? '/admin-dashboard' : '/dashboard',
    icon: LayoutDashboard,
  };
  return [{ label: 'Overview', items: [dashboard] }, ...groups]
    .map(({ label, items }) => ({
      label,
      items: items
        .filter((item: Entry) => role === 'admin' || !item.adminOnly)
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    }))
    .filter((group) => group.items.length > 0);
}
