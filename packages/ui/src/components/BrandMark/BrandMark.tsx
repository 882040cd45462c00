import { styled } from '../../theme/styled.tsx';

const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'text',
    fontWeight: 'semibold',
    letterSpacing: 'heading',
    '& svg': { flexShrink: 0 },
    '& .track': { stroke: 'line' },
    '& .arc': { stroke: 'accent' },
    '& .core': { fill: 'accent' },
  },
  variants: { size: { medium: { fontSize: 'lead' }, large: { fontSize: 'section' } } },
  defaultVariants: { size: 'medium' },
});

export type BrandMarkProps = { nameHidden?: boolean; size?: 'medium' | 'large' };

export function BrandMark({ nameHidden = false, size = 'medium' }: BrandMarkProps) {
  const pixels = size === 'large' ? 32 : 24;
  return (
    <Mark size={size}>
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className="track" cx="12" cy="12" r="9.5" strokeWidth="3" />
        <path className="arc" d="M12 2.5a9.5 9.5 0 1 1-8.64 5.55" strokeWidth="3" strokeLinecap="round" />
        <circle className="core" cx="12" cy="12" r="3" />
      </svg>
      {nameHidden ? null : 'Cortex'}
    </Mark>
  );
}
