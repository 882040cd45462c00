import { RotateCw } from 'lucide-react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';

/** A section of a record's panel, below its facts. */
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

/** Shown in place of a section that failed to load, with a retry button. */
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
