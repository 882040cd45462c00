import { CreateJobScreen } from '@cortex/ui/screens/CreateJobScreen';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

export default function CreateJobPage() {
  const navigate = useNavigate();
  return (
    <CreateJobScreen
      cancelHref={paths.activeJobs}
      onCreated={({ job }) => navigate(paths.activeJobs, { state: { createdId: job.id } })}
    />
  );
}
