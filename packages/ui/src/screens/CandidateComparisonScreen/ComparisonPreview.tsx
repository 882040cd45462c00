import { Columns2, GitCompareArrows, ListChecks, UserRoundCheck } from 'lucide-react';
import { ResultPreview } from '../../components/ResultPreview/ResultPreview.tsx';

const points = [
  {
    icon: GitCompareArrows,
    title: 'What decides',
    text: 'One sentence that names what sets them apart.',
  },
  { icon: Columns2, title: 'Their scores', text: 'All read in the same way, for the same job.' },
  {
    icon: ListChecks,
    title: 'Row by row',
    text: 'Each criterion of the job for all, what differs first.',
  },
  {
    icon: UserRoundCheck,
    title: 'Your decision',
    text: 'Names, ages and the like are left out. A person decides.',
  },
];

/** What a comparison will show, for a person who has not run one yet. */
export function ComparisonPreview() {
  return (
    <ResultPreview
      introduction="Choose two to five candidates and a job. All resumes are read, which takes a few seconds."
      points={points}
    />
  );
}
