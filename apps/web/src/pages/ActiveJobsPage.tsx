import { ActiveJobsScreen } from '@cortex/ui/screens/ActiveJobsScreen';
import { getAnalysisPath, paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveJobsPage() {
  const place = useListPlace('job');
  return <ActiveJobsScreen {...place} createJobHref={paths.createJob} getAnalysisHref={getAnalysisPath} />;
}
