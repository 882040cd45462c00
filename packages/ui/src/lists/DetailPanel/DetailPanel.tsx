import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { isTyping } from '../SearchField/SearchField.tsx';
import { PanelFrame } from './PanelFrame.tsx';

const Top = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: { base: '4', md: '5' },
    paddingBlockEnd: '4',
    borderBlockEnd: '1px solid {colors.line}',
  },
});

const Controls = styled('div', {
  base: { display: 'flex', flexShrink: 0, marginBlockStart: '-5px', marginInlineEnd: '-8px' },
});

const Heading = styled('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const Title = styled('h2', { base: { fontSize: 'section' } });
const Subtitle = styled('p', { base: { color: 'muted', fontSize: 'small', marginBlockStart: '1' } });
const Body = styled('div', {
  base: { flex: 1, minHeight: 0, overflowY: 'auto', padding: { base: '4', md: '5' } },
});

const Foot = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingBlock: '4',
    paddingInline: { base: '4', md: '5' },
    borderBlockStart: '1px solid {colors.line}',
    '& > *': { flexGrow: { base: 1, md: 0 } },
    '& > a, & > button': { paddingInline: { base: '3', md: '4' } },
  },
});

/** What stays in sight below the panel's text. Beside much of it, it scrolls by itself. */
const Dock = styled('div', {
  base: {
    flexShrink: 0,
    maxHeight: '60%',
    overflowY: 'auto',
    paddingBlock: '3',
    paddingInline: { base: '4', md: '5' },
    borderBlockStart: '1px solid {colors.line}',
    _empty: { display: 'none' },
    _print: { maxHeight: 'none' },
  },
});

const Note = styled('div', { base: { flexBasis: '100%' } });

type DetailPanelProps = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons to the previous and the next record. */
  steps?: ReactNode;
  actions?: ReactNode;
  /** A message about the actions. It stays visible with them, however long the panel is. */
  note?: ReactNode;
  /** What stays in sight at the panel's foot, however far its text is scrolled. */
  dock?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The details of one record: a column beside its list, on a phone a sheet over it. It takes the focus there, and where a person comes to
 * the page with it. Escape closes it.
 */
export function DetailPanel({
  title,
  subtitle,
  steps,
  actions,
  note,
  dock,
  onClose,
  children,
}: DetailPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    const listHidden = !document.activeElement?.checkVisibility({ visibilityProperty: true });
    const isArriving = document.activeElement === document.body || document.activeElement?.id === 'main';
    if (listHidden || isArriving) panel.current?.focus();
  }, []);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event.target)) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <PanelFrame ref={panel} tabIndex={-1} data-opened aria-labelledby={id}>
      <Top>
        <Heading>
          <Title id={id}>
            <bdi>{title}</bdi>
          </Title>
          {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
        </Heading>
        <Controls>
          {steps}
          <Button variant="quiet" size="icon" aria-label="Close" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Controls>
      </Top>
      <Body tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </Body>
      {dock ? <Dock>{dock}</Dock> : null}
      {actions ? (
        <Foot>
          {note ? <Note>{note}</Note> : null}
          {actions}
        </Foot>
      ) : null}
    </PanelFrame>
  );
}
