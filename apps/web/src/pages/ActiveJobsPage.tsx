import { ActiveJobsScreen } from '@cortex/ui/screens/ActiveJobsScreen';
import { paths } from '../paths.ts';

export default function ActiveJobsPage() {
  return <ActiveJobsScreen createJobHref={paths.createJob} />;
}
