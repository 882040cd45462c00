import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AppShell } from '../packages/ui/src/components/AppShell/AppShell.tsx';
import { menuHrefs } from '../packages/ui/src/components/AppShell/menuHrefs.ts';
import { LinkProvider } from '../packages/ui/src/components/Link/Link.tsx';
import { ThemeProvider } from '../packages/ui/src/theme/ThemeProvider.tsx';

/**
 * Where a page stands in the app: the entry of the menu that is marked, and whose menu it is. A story says it by
 * `parameters.frame`.
 */
type FramePlace = { path: string; role: 'user' | 'admin' };

/** The pages that have the menu beside them; the others are whole pages of their own. */
const places: Record<string, FramePlace> = {
  AboutCortexScreen: { path: '/about-cortex', role: 'user' },
  ActiveCandidatesScreen: { path: '/active-candidates', role: 'user' },
  ActiveJobsScreen: { path: '/active-jobs', role: 'user' },
  ActiveUsersScreen: { path: '/active-users', role: 'admin' },
  CandidateComparisonScreen: { path: '/compare-candidates', role: 'user' },
  CandidateDetailsScreen: { path: '/active-candidates', role: 'user' },
  ContactSupportScreen: { path: '/contact-support', role: 'user' },
  CreateCandidateScreen: { path: '/create-candidate', role: 'user' },
  CreateJobScreen: { path: '/create-job', role: 'user' },
  CreateUserScreen: { path: '/create-user', role: 'admin' },
  DashboardScreen: { path: '/dashboard', role: 'user' },
  OrganizationEditScreen: { path: '/organization/update', role: 'admin' },
  OrganizationPerformanceScreen: { path: '/org-performance', role: 'admin' },
  ResumeAnalysisScreen: { path: '/resume-analysis', role: 'user' },
  UpdatePasswordScreen: { path: '/update-password', role: 'user' },
  UpgradeNeededScreen: { path: '/compare-candidates', role: 'user' },
  UserFormScreen: { path: '/user-form', role: 'admin' },
  UserPerformanceScreen: { path: '/user-performance', role: 'admin' },
};

let shown: { root: Root; holder: HTMLElement } | null = null;

/**
 * Puts the story's place into the frame of the app, or takes it out again. The frame is a tree of its own around the
 * story: what the story's play finds is the story alone.
 */
export function placeInFrame(canvas: HTMLElement, place: FramePlace | null): void {
  if (shown && !place) {
    shown.holder.before(canvas);
    shown.root.unmount();
    shown.holder.remove();
    shown = null;
  }
  if (!place) return;
  if (!shown) {
    const holder = document.createElement('div');
    canvas.before(holder);
    shown = { root: createRoot(holder), holder };
  }
  shown.root.render(<Frame canvas={canvas} {...place} />);
}

/** Where the page of a story stands; null where it has no menu. */
export function findPlace(
  title: string,
  parameters: Record<string, unknown> & { frame?: FramePlace },
): FramePlace | null {
  return parameters.frame ?? places[title.split('/')[1] ?? ''] ?? null;
}

function Frame({ canvas, path, role }: FramePlace & { canvas: HTMLElement }) {
  const [open, setOpen] = useState(!path.endsWith('dashboard'));
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.append(canvas);
  }, [canvas]);
  return (
    <ThemeProvider>
      <LinkProvider onNavigate={() => {}}>
        <AppShell
          role={role}
          hrefs={menuHrefs}
          signInHref="/"
          currentPath={path}
          open={open}
          onToggle={() => setOpen(!open)}
          viewer={{ fullName: 'Avery Stone', organizationName: 'Northwind Talent', planName: 'Premium' }}
        >
          <div ref={page} style={{ display: 'contents' }} />
        </AppShell>
      </LinkProvider>
    </ThemeProvider>
  );
}
