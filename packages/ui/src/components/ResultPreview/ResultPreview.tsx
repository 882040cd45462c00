import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../theme/styled.tsx';

const Frame = styled('section', {
  base: {
    padding: '6',
    borderRadius: 'card',
    border: '1px dashed {colors.line}',
    '& h2': { fontSize: 'lead' },
    '& > p': { color: 'muted', marginBlockStart: '1', maxWidth: 'text' },
  },
});

const Points = styled('ul', {
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

export type ResultPreviewProps = {
  /** What to do, and what happens then. */
  introduction: string;
  points: readonly { icon: LucideIcon; title: string; text: string }[];
};

/** What the result will contain, for a person who has not started a run yet. */
export function ResultPreview({ introduction, points }: ResultPreviewProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>What you will get</h2>
      <p>{introduction}</p>
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
