import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const Frame = chakra('dialog', {
  base: {
    width: 'min(480px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    margin: 'auto',
    padding: { base: '5', md: '6' },
    border: 0,
    borderRadius: 'card',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'raised',
    color: 'text',
    boxShadow: 'float',
    _backdrop: { bg: 'scrim' },
    _open: { _motionSafe: { animation: 'rise {durations.quick} {easings.out}' } },
    '& h2': { fontSize: 'section', overflowWrap: 'anywhere' },
    '& > p': { color: 'muted', marginBlockStart: '1', marginBlockEnd: '5' },
  },
});

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  description: string;
  /** Escape was pressed, or a button inside asks for it. */
  onClose: () => void;
  /** Drawn while it is open only, so that it begins anew each time. */
  children: ReactNode;
};

/** A native modal dialog: it holds the focus and gives it back to where it came from. */
export function Dialog({ open, title, description, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <Frame
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      /* The event of an earlier closing can come when it is open again. */
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      /* The keys of the page behind do nothing while the dialog is open. */
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}-about`}>{description}</p>
      {open ? children : null}
    </Frame>
  );
}
