import { RotateCw } from 'lucide-react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';

/** What belongs to a record, below its facts. */
export const PanelSection = styled('section', {
  base: {
    marginBlockStart: '6',
    maxWidth: 'text',
    '& > h2': { color: 'muted', fontSize: 'small', fontWeight: 'normal', letterSpacing: '0' },
  },
});

const Failed = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBlockStart: '1',
    '& p + p': { color: 'muted', fontSize: 'small' },
  },
});

export type SectionFailureProps = {
  title: string;
  description: string;
  retrying: boolean;
  onRetry: () => void;
};

/** Says in the place of a section that it did not come, and offers to try again. */
export function SectionFailure({ title, description, retrying, onRetry }: SectionFailureProps) {
  return (
    <Failed>
      <div>
        <p>{title}</p>
        <p>{description}</p>
      </div>
      <Button variant="secondary" size="small" disabled={retrying} onClick={onRetry}>
        <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
        Retry
      </Button>
    </Failed>
  );
}
