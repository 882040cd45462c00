import type { User } from '@cortex/api-client/model';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../components/DetailPanel/FactList.tsx';
import { UserDeletion } from './UserDeletion.tsx';
import { UserEditor } from './UserEditor.tsx';
import { userEdits } from './userEdits.ts';

/** `edited` and `kept`: viewed again, with the focus on the button that led to the edit or to the question. */
type Mode = 'view' | 'edit' | 'edited' | 'delete' | 'kept';

export type UserPanelProps = {
  user: User;
  /** Whether somebody else deleted them while they were edited. */
  deleted: boolean;
  steps: ReactNode;
  onClose: () => void;
};

export function UserPanel({ user, deleted, steps, onClose }: UserPanelProps) {
  const [mode, setMode] = useState<Mode>(() => (userEdits.read(user.id) ? 'edit' : 'view'));
  if (mode === 'edit') {
    return (
      <UserEditor
        user={user}
        deleted={deleted}
        steps={steps}
        onClose={onClose}
        onDone={deleted ? onClose : () => setMode('edited')}
      />
    );
  }
  return (
    <DetailPanel
      title={user.full_name}
      subtitle={describeRole(user)}
      steps={steps}
      onClose={onClose}
      actions={
        mode === 'delete' ? (
          <UserDeletion user={user} onKeep={() => setMode('kept')} onDeleted={onClose} />
        ) : (
          <>
            <Button variant="secondary" autoFocus={mode === 'edited'} onClick={() => setMode('edit')}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
              Edit
            </Button>
            <Button variant="danger" autoFocus={mode === 'kept'} onClick={() => setMode('delete')}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              Delete
            </Button>
          </>
        )
      }
    >
      <FactList
        facts={[
          { label: 'Username', value: user.username },
          { label: 'Email', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          { label: 'Full name', value: user.full_name },
          { label: 'Role', value: user.is_admin ? 'Admin' : 'User' },
        ]}
      />
    </DetailPanel>
  );
}

function describeRole({ is_admin, is_self }: User): string {
  return [is_admin ? 'Admin' : 'User', is_self ? 'You' : ''].filter(Boolean).join(' · ');
}
