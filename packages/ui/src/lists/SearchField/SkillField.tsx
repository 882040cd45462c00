import { Input } from '@chakra-ui/react/input';
import { Sparkles } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from '../../theme/styled.tsx';

const Frame = styled('div', {
  base: {
    position: 'relative',
    flex: { base: '1 1 160px', md: '0 1 240px' },
    minWidth: 0,
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '3',
      insetBlockStart: 'calc(50% - 8px)',
      color: 'muted',
      pointerEvents: 'none',
    },
    '& input': { paddingInlineStart: '9', textOverflow: 'ellipsis' },
  },
});

type SkillFieldProps = {
  /** What it filters by. */
  label?: string;
  value: string;
  onChange: (change: { value: string }) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Filters a list by skills, or what else its label names, separated by commas. Escape clears it. */
export function SkillField({ label = 'Filter by skill', value, onChange, onKeyDown }: SkillFieldProps) {
  return (
    <Frame>
      <Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />
      <Input
        aria-label={label}
        placeholder={label}
        title="Separate several with commas"
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            event.stopPropagation();
            onChange({ value: '' });
          }
          onKeyDown?.(event);
        }}
      />
    </Frame>
  );
}
