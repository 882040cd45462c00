import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

const Sections = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    marginBlockEnd: '5',
    '& h3': { fontSize: 'body', marginBlockEnd: '1' },
    '& ul': { listStyle: 'none', color: 'muted', textWrap: 'pretty' },
    '& li + li': { marginBlockStart: '1' },
  },
});

const sections = [
  {
    title: 'What carries points',
    points: [
      'There are 100 points. Must-haves and listed skills carry at least 60 of them, the likeness of the work 25.',
      'Where no skills are listed, the likeness carries 45, the words shared with the job text 15, and what is read in the description the rest.',
      'What somebody is like (“team player”) carries next to nothing: no resume shows it.',
    ],
  },
  {
    title: 'What a criterion earns',
    points: [
      'Used recently earns more than used long ago, that more than only listed, and what is not there earns nothing.',
      'What is not named but shown by what was done (“changed dressings” for wound care) earns a little less.',
      'People who deal with a trade from outside (they sell to it, recruit for it, write about it or keep its office) are not counted as of the trade.',
      'What the texts deny, what has expired, what was not finished and what is a beginner’s is not met.',
      'Where the texts leave it open, it is unclear and earns half.',
    ],
  },
  {
    title: 'What a must-have does',
    points: [
      'A missing must-have keeps the score below 70, where interviews begin.',
      'Where none of the must-haves is met, the score stays below 45.',
    ],
  },
  {
    title: 'What never counts',
    points: [
      'Name, contact, age, sex, origin, family, religion and health are left out before anything is scored.',
    ],
  },
  {
    title: 'Who decides',
    points: ['The same texts give the same score each time. A person decides.'],
  },
];

type ScoreMethodDialogProps = { open: boolean; onClose: () => void };

export function ScoreMethodDialog({ open, onClose }: ScoreMethodDialogProps) {
  return (
    <Dialog
      open={open}
      title="How this score is made"
      description="Each thing that the job asks for is a criterion, and what the resume and the notes show of it earns points."
      onClose={onClose}
    >
      <Sections>
        {sections.map(({ title, points }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </Sections>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
