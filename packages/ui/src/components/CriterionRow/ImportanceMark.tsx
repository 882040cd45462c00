import type { CriterionImportance } from '@cortex/api-client/model';
import { styled } from '../../theme/styled.tsx';

const Mark = styled('span', {
  base: {
    display: 'inline-block',
    marginInlineStart: '1',
    paddingInline: '1.5',
    borderRadius: '4px',
    fontSize: 'caption',
    fontWeight: 'medium',
    lineHeight: 1.637,
    whiteSpace: 'nowrap',
    verticalAlign: 'text-bottom',
  },
  variants: {
    importance: {
      must: { bg: 'accentSubtle', color: 'text', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      nice: { color: 'muted', boxShadow: 'inset 0 0 0 1px {colors.line}' },
    },
  },
});

type ImportanceMarkProps = { importance: CriterionImportance | undefined };

/** Marks what must be there, and what would be nice. */
export function ImportanceMark({ importance = 'neither' }: ImportanceMarkProps) {
  if (importance === 'neither') return null;
  return (
    <>
      {' '}
      <Mark importance={importance}>{importance === 'must' ? 'Must have' : 'Nice to have'}</Mark>
    </>
  );
}
