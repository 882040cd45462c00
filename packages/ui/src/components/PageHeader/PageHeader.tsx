import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';

const Header = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    paddingBlock: { base: '4', md: '6' },
  },
});

const Heading = styled('div', { base: { flex: 1, minWidth: 0 } });

const Title = styled('h1', {
  base: { fontSize: { base: 'section', md: 'title' }, overflowWrap: 'anywhere' },
});

const Description = styled('p', { base: { color: 'muted', maxWidth: 'text', marginBlockStart: '1' } });

const Side = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

const Action = styled('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    justifyContent: 'flex-end',
    gap: '2',
    maxWidth: { base: 'calc(100vw - 24px)', md: 'none' },
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
