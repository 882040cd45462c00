import type { Stage } from '@cortex/api-client/model';
import { ServerOff } from 'lucide-react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useStages } from '../../lists/applications/useStages.ts';
import { StagesForm } from './StagesForm.tsx';

const { loadStages } = extensionMessages;

/** The stages that candidates of a job go through: to rename, order, add and remove. */
export function StagesView() {
  const { data, error, lacking, isFetching, refetch, ...query } = useStages();
  useReportedFailure(lacking ? null : { error, ...query }, loadStages);
  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server has no stages."
        description="Servers with this extension keep which candidates belong to a job, and where they stand."
      />
    );
  }
  if (data) return <StagesForm key={describe(data)} stages={data} />;
  if (error) {
    return (
      <LoadError
        {...describeFailure(error, loadStages)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingRegion label="Loading the stages...">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <Skeleton key={row} height="40px" marginBlockEnd="3" maxWidth="640px" />
      ))}
    </LoadingRegion>
  );
}

function describe(stages: readonly Stage[]): string {
  return JSON.stringify(stages);
}
