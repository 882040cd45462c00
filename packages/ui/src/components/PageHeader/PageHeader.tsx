import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    paddingBlock: { base: '4', md: '6' },
  },
});

const Heading = chakra('div', { base: { flex: 1, minWidth: 0 } });

const Title = chakra('h1', {
  base: { fontSize: { base: 'section', md: 'title' }, overflowWrap: 'anywhere' },
});

const Description = chakra('p', { base: { color: 'muted', maxWidth: 'text', marginBlockStart: '1' } });

const Side = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

const Action = chakra('div', {
  base: {
    position: { base: 'fixed', md: 'static' },
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
    insetInlineEnd: '4',
    zIndex: 'action',
    borderRadius: 'control',
    boxShadow: { base: 'float', md: 'none' },
  },
});

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The page's primary action. On a phone it floats at the end of the page, in reach of the thumb. */
  action?: ReactNode;
};

export function PageHeader({ title, description, action }: PageHeaderProps) {
  return (
    <Header>
      <Heading>
        <Title>{title}</Title>
        {description ? <Description>{description}</Description> : null}
      </Heading>
      <Side>
        {action ? <Action>{action}</Action> : null}
        <ThemeSwitch />
      </Side>
    </Header>
  );
}
