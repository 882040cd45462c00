import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    paddingBlock: '12',
    paddingInline: '4',
    textAlign: 'center',
  },
});

const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'hovered',
    color: 'muted',
    border: '1px solid {colors.line}',
  },
});

const Words = chakra('div', { base: { maxWidth: '46ch' } });
const Title = chakra('p', { base: { fontSize: 'lead', fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Description = chakra('p', {
  base: { color: 'muted', marginBlockStart: '1', overflowWrap: 'anywhere' },
});

export type StateMessageProps = {
  icon: LucideIcon;
  /** `h1` where the message is the whole page. */
  titleAs?: 'p' | 'h1';
  /** One sentence of what is so. */
  title: ReactNode;
  /** One sentence of what to do. */
  description?: ReactNode;
  /** The one action. */
  action?: ReactNode;
};

/** The one shape of a page or a panel that has nothing to show: empty, no results, not found, an error. */
export function StateMessage({ icon: Icon, titleAs = 'p', title, description, action }: StateMessageProps) {
  return (
    <Frame>
      <Disc>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Disc>
      <Words>
        <Title as={titleAs}>{title}</Title>
        {description ? <Description>{description}</Description> : null}
      </Words>
      {action}
    </Frame>
  );
}
