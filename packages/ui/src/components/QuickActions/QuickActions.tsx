import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Title = styled('h2', { base: { fontSize: 'lead', marginBlockEnd: '3' } });

const List = styled('ul', {
  base: {
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    listStyle: 'none',
    '& > li + li': { borderBlockStart: '1px solid {colors.line}' },
  },
});

const Row = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    color: 'text',
    textDecoration: 'none',
    outlineOffset: '-2px !important',
    transition: 'background-color {durations.quick} {easings.out}',
    _hover: { bg: 'hovered' },
    '& > svg': { flexShrink: 0, color: 'muted' },
  },
});

const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '9',
    borderRadius: 'control',
    bg: 'accentSubtle',
    color: 'accent',
  },
});

const Words = styled('span', { base: { flex: 1, minWidth: 0 } });
const Name = styled('span', { base: { display: 'block', fontWeight: 'medium' } });
const Hint = styled('span', { base: { display: 'block', color: 'muted', fontSize: 'small' } });

export type QuickAction = { label: string; description: string; href: string; icon: LucideIcon };

export type QuickActionsProps = { title: string; actions: QuickAction[] };

export function QuickActions({ title, actions }: QuickActionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <List>
        {actions.map(({ label, description, href, icon: Icon }) => (
          <li key={href}>
            <Row href={href}>
              <Disc>
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              </Disc>
              <Words>
                <Name>{label}</Name>
                <Hint>{description}</Hint>
              </Words>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}
