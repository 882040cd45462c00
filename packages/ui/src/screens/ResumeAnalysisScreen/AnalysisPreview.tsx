import { ListChecks, Quote, Target, UserRoundCheck } from 'lucide-react';
import { ResultPreview } from '../../components/ResultPreview/ResultPreview.tsx';

const points = [
  { icon: Target, title: 'A fit score', text: 'From 0 to 100%, the same each time for the same texts.' },
  {
    icon: ListChecks,
    title: 'Every criterion',
    text: 'What the job asks for, with its weight, met or not found.',
  },
  {
    icon: Quote,
    title: 'The words behind it',
    text: 'A quote from the resume or the notes for whatever is met.',
  },
  {
    icon: UserRoundCheck,
    title: 'Your decision',
    text: 'Names, ages and the like are left out. A person decides.',
  },
];

/** What an analysis will show, for a person who has not run one yet. */
export function AnalysisPreview() {
  return (
    <ResultPreview
      introduction="Choose a candidate and a job. The analysis reads the resume and the notes, which takes a few seconds."
      points={points}
    />
  );
}
