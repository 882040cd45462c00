import { ResumeAnalysisScreen } from '@cortex/ui/screens/ResumeAnalysisScreen';
import { getCreateCandidatePath, paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';
import { useListPlace } from '../useListPlace.ts';
import { getComparisonPath } from '../viewPaths.ts';

export default function ResumeAnalysisPage() {
  const { visit, shownAs, linked, read, write } = useChoice(['candidate', 'job']);
  const { selectedId, onSelect } = useListPlace('opened', { visit });
  return (
    <ResumeAnalysisScreen
      key={shownAs}
      candidateId={read('candidate')}
      jobId={read('job')}
      linked={linked}
      openedId={selectedId}
      onOpen={({ id, candidateId, jobId }) => {
        // What was chosen on an earlier visit is shown again, but not in the address.
        if (read('candidate') !== candidateId || read('job') !== jobId)
          write({ candidate: candidateId, job: jobId });
        onSelect({ id });
      }}
      getComparisonHref={getComparisonPath}
      getCreateCandidateHref={getCreateCandidatePath}
      createJobHref={paths.createJob}
      onChoose={({ candidateId, jobId }) => write({ candidate: candidateId, job: jobId })}
    />
  );
}
