import { chakra } from '@chakra-ui/react/styled-system';
import { Columns2, GitCompareArrows, ListChecks, UserRoundCheck } from 'lucide-react';

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
  {
    icon: GitCompareArrows,
    title: 'What decides',
    text: 'One recommendation that names what sets the two apart.',
  },
  { icon: Columns2, title: 'Two scores', text: 'Both read in the same way, for the same job.' },
  {
    icon: ListChecks,
    title: 'Row by row',
    text: 'Each criterion of the job for both, the differences marked.',
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
    <Frame aria-labelledby="comparison-preview">
      <h2 id="comparison-preview">What you will get</h2>
      <p>Choose two candidates and a job. Both resumes are read, which takes a few seconds.</p>
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
