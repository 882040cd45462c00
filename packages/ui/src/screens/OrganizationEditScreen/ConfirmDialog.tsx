import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { styled } from '../../theme/styled.tsx';
import type { Change } from './getChanges.ts';

const Changes = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: '4',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    '& dt': { color: 'muted', fontSize: 'small' },
    '& dd': { overflowWrap: 'anywhere' },
    '& del': { color: 'muted', textDecoration: 'line-through', marginInlineEnd: '2' },
    '& ins': { fontWeight: 'medium', textDecoration: 'none' },
  },
});

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '5' },
});

type ConfirmDialogProps = {
  open: boolean;
  changes: Change[];
  saving: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The field that was refused, where one was. */
  getFinalFocus: () => HTMLElement | null;
};

export function ConfirmDialog({
  open,
  changes,
  saving,
  onConfirm,
  onClose,
  getFinalFocus,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title="Save the changes?"
      description={
        changes.length === 0
          ? 'Nothing has changed.'
          : 'They hold for the whole organization at once. A smaller plan removes nobody and nothing.'
      }
      onClose={onClose}
      getFinalFocus={getFinalFocus}
    >
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
