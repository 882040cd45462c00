import { FilePlus2, FileSearch, UserRoundPlus } from 'lucide-react';
import { QuickActions } from '../../components/QuickActions/QuickActions.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';

type NextStepsProps = { hrefs: DashboardHrefs };

/** The first steps for an account without jobs and candidates. */
export function NextSteps({ hrefs }: NextStepsProps) {
  return (
    <QuickActions
      title="Next steps"
      actions={[
        {
          label: 'Create a job',
          description: 'Say what you look for; its skills become the criteria.',
          href: hrefs.createJob,
          icon: FilePlus2,
        },
        {
          label: 'Add a candidate',
          description: 'With notes and, if there is one, a resume.',
          href: hrefs.createCandidate,
          icon: UserRoundPlus,
        },
        {
          label: 'Analyze a resume',
          description: 'See how a candidate fits a job, with the words that show it.',
          href: hrefs.analysis,
          icon: FileSearch,
        },
      ]}
    />
  );
}
