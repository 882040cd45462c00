import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Change } from './getChanges.ts';

const Dialog = chakra('dialog', {
  base: {
    width: 'min(480px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 64px)',
    margin: 'auto',
    padding: '6',
    border: 0,
    borderRadius: 'card',
    overflowY: 'auto',
    bg: 'raised',
    color: 'text',
    boxShadow: 'float',
    _backdrop: { bg: 'scrim' },
    _open: { _motionSafe: { animation: 'rise {durations.quick} {easings.out}' } },
    '& h2': { fontSize: 'section' },
    '& > p': { color: 'muted', marginBlockStart: '1' },
  },
});

const Changes = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    marginBlockStart: '5',
    padding: '4',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    '& dt': { color: 'muted', fontSize: 'small' },
    '& dd': { overflowWrap: 'anywhere' },
    '& del': { color: 'muted', textDecoration: 'line-through', marginInlineEnd: '2' },
    '& ins': { fontWeight: 'medium', textDecoration: 'none' },
  },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '6' },
});

export type ConfirmDialogProps = {
  open: boolean;
  changes: Change[];
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({ open, changes, saving, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <Dialog ref={dialog} aria-labelledby={id} aria-describedby={`${id}-about`} onClose={onClose}>
      <h2 id={id}>Save the changes?</h2>
      <p id={`${id}-about`}>
        {changes.length === 0
          ? 'Nothing has changed.'
          : 'They hold for the whole organization at once. A smaller plan removes nobody and nothing.'}
      </p>
      {changes.length > 0 ? (
        <Changes>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <del>
                  <bdi>{before}</bdi>
                </del>
                <ins>
                  <bdi>{after}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </Changes>
      ) : null}
      <Actions>
        <Button disabled={saving} onClick={onConfirm}>
          {saving ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Go back
        </Button>
      </Actions>
    </Dialog>
  );
}
