import { chakra } from '@chakra-ui/react/styled-system';
import { ListChecks, Quote, Target, UserRoundCheck } from 'lucide-react';

const Frame = chakra('section', {
  base: {
    padding: '6',
    borderRadius: 'card',
    border: '1px dashed {colors.line}',
    '& h2': { fontSize: 'lead' },
    '& > p': { color: 'muted', marginBlockStart: '1', maxWidth: 'text' },
  },
});

const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    marginBlockStart: '6',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '3' },
    '& svg': { flexShrink: 0, color: 'accent', marginBlockStart: '2px' },
    '& strong': { display: 'block', fontWeight: 'medium' },
    '& span': { color: 'muted', fontSize: 'small' },
  },
});

const points = [
  { icon: Target, title: 'A fit score', text: 'From 0 to 100 %, the same each time for the same texts.' },
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
    <Frame aria-labelledby="analysis-preview">
      <h2 id="analysis-preview">What you will get</h2>
      <p>
        Choose a candidate and a job. The analysis reads the resume and the notes, which takes a few seconds.
      </p>
      <Points>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{title}</strong>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </Points>
    </Frame>
  );
}
