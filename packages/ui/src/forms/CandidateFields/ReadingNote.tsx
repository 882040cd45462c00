import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import type { ReadingState } from './useResumeReading.ts';

const Note = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    marginBlockStart: '-3',
    color: 'muted',
    fontSize: 'small',
  },
});

/** What is said below the resume about reading it; nothing where there is nothing to say. */
export function describeReading(reading: ReadingState): string | undefined {
  if (reading.kind === 'reading') return 'Reading the resume...';
  if (reading.kind !== 'read') return undefined;
  const skills = reading.skills ? ` Skills: ${reading.skills}.` : '';
  return `Empty fields were filled in from the resume: check them.${skills}`;
}

type ReadingNoteProps = { reading: ReadingState; getCandidateHref: (of: { candidateId: string }) => string };

/** Says that a candidate has the same resume, and offers to read it once more where that failed. */
export function ReadingNote({ reading, getCandidateHref }: ReadingNoteProps) {
  if (reading.kind === 'read' && reading.sameResumeAs)
    return (
      <Note role="status">
        A candidate has this resume already.
        <ButtonLink
          variant="quiet"
          size="small"
          href={getCandidateHref({ candidateId: reading.sameResumeAs })}
        >
          See who
        </ButtonLink>
      </Note>
    );
  if (reading.kind !== 'failed') return null;
  return (
    <Note role="status">
      The resume could not be read just now. You can still save it.
      <Button variant="quiet" size="small" onClick={reading.retry}>
        Try again
      </Button>
    </Note>
  );
}
