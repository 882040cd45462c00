import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/styled.tsx';

const Section = styled('section', {
  base: {
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '5',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '& > header': { marginBlockEnd: '4' },
    '& > header h2': { fontSize: 'lead', overflowWrap: 'anywhere' },
    '& > header p': { color: 'muted', fontSize: 'small' },
  },
});

export type CardProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

/** A part of the page, with its heading. */
export function Card({ title, description, children }: CardProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {description ? <p>{description}</p> : null}
      </header>
      {children}
    </Section>
  );
}
