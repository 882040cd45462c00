import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '../../theme/styled.tsx';

/** Its own height and the gaps around it, while nothing is being decided. */
const DOCKED = '80px';

const Content = styled('div', {
  base: { '&:has(+ :not(:empty))': { '--docked': DOCKED } },
});

const Dock = styled('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 'bar',
    marginBlockStart: '4',
    paddingBlockEnd: '3',
    bg: 'canvas',
    _empty: { display: 'none' },
    _print: { position: 'static' },
    '& > *': {
      maxHeight: '60dvh',
      overflowY: 'auto',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '5' },
      borderRadius: 'card',
      border: '1px solid {colors.line}',
      bg: 'surface',
      _print: { maxHeight: 'none' },
    },
  },
});

type DecisionDockProps = { decision: ReactNode; children: ReactNode };

/** A page with the decision at the window's foot, in reach however far the page is scrolled. */
export function DecisionDock({ decision, children }: DecisionDockProps) {
  const dock = useRef<HTMLDivElement>(null);

  // What takes the focus is scrolled to above the dock.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${(dock.current?.offsetHeight ?? 0) + 8}px`;
    });
    if (dock.current) observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return (
    <div>
      <Content>{children}</Content>
      <Dock ref={dock}>{decision}</Dock>
    </div>
  );
}
