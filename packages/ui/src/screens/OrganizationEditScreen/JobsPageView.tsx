import { ServerOff } from 'lucide-react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useJobsPage } from '../../lists/jobsPage/useJobsPage.ts';
import { JobsPageForm } from './JobsPageForm.tsx';

const { loadJobsPage } = extensionMessages;

/** Whether everybody can read the organization's open jobs, and where. */
export function JobsPageView() {
  const { data, error, lacking, isFetching, refetch, ...query } = useJobsPage();
  useReportedFailure(lacking ? null : { error, ...query }, loadJobsPage);
  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server has no jobs page."
        description="Servers with this extension show open jobs to everybody, and take applications."
      />
    );
  }
  if (data) return <JobsPageForm key={JSON.stringify(data)} page={data} />;
  if (error) {
    return (
      <LoadError
        {...describeFailure(error, loadJobsPage)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingRegion label="Loading the jobs page...">
      <Skeleton height="21px" width="260px" marginBlockEnd="4" />
      <Skeleton height="40px" maxWidth="560px" marginBlockEnd="3" />
      <Skeleton height="40px" width="120px" />
    </LoadingRegion>
  );
}
