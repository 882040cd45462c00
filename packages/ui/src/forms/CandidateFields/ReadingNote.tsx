import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/Button/Button.tsx';
import type { ReadingState } from './useResumeReading.ts';

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '5',
    marginBlockStart: '-3',
    color: 'muted',
    fontSize: 'small',
    overflowWrap: 'anywhere',
  },
});

/** What became of reading the resume that was picked. */
export function ReadingNote({ reading }: { reading: ReadingState }) {
  if (reading.kind === 'none') return null;
  return (
    <Note role="status">
      {reading.kind === 'reading'
        ? 'Reading the resume...'
        : reading.kind === 'read'
          ? `Empty fields were filled in from the resume: check them.${reading.skills ? ` Skills: ${reading.skills}` : ''}`
          : 'The resume could not be read now. It can be saved all the same.'}
      {reading.kind === 'failed' ? (
        <Button variant="quiet" size="small" onClick={reading.retry}>
          Try again
        </Button>
      ) : null}
    </Note>
  );
}
