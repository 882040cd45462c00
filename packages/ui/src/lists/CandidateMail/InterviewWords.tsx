import { styled } from '../../theme/styled.tsx';
import { describeInterview, type InterviewValues, readInterview } from './interviewValues.ts';

const Words = styled('p', {
  base: {
    marginBlockStart: '3',
    color: 'muted',
    fontSize: 'small',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});

type InterviewWordsProps = { typed: InterviewValues };

/** What the mail says of the interview below its text. */
export function InterviewWords({ typed }: InterviewWordsProps) {
  if (Number.isNaN(Date.parse(typed.startsAt))) return null;
  return (
    <Words dir="auto">{`Below its text, the mail says:\n${describeInterview(readInterview(typed))}`}</Words>
  );
}
