import type { User } from '@cortex/api-client/model';
import { clearSession } from '@cortex/api-client/session';
import { deleteUser } from '@cortex/api-client/users';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { dropDrafts } from '../../forms/drafts/tabs.ts';
import { userCache, userEdits } from '../../forms/UserFields/userForm.ts';
import { CompanyLink } from '../../lists/CompanyLink.tsx';
import { DetailPanel } from '../../lists/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../lists/DetailPanel/FactList.tsx';
import { RecordDeletion } from '../../lists/RecordDeletion.tsx';
import type { RecordPanelProps } from '../../lists/RecordEditor.tsx';
import { UserEditor } from './UserEditor.tsx';
import { userRestoring } from './userRestoring.ts';

/** `edited` and `kept`: viewed again, with the focus on the button that led to the edit or to the question. */
type Mode = 'view' | 'edit' | 'edited' | 'delete' | 'kept';

type UserPanelProps = RecordPanelProps & { user: User };

export function UserPanel({ user, ...panel }: UserPanelProps) {
  const { id, is_self } = user;
  const [mode, setMode] = useState<Mode>(() => (userEdits(id).read() ? 'edit' : 'view'));
  if (mode === 'edit') {
    return (
      <UserEditor {...panel} user={user} onDone={panel.deleted ? panel.onClose : () => setMode('edited')} />
    );
  }
  return (
    <DetailPanel
      title={user.full_name}
      subtitle={describeRole(user)}
      steps={panel.steps}
      onClose={panel.onClose}
      actions={
        mode === 'delete' ? (
          <RecordDeletion
            id={id}
            name={user.full_name}
            consequence={
              is_self
                ? 'This is you: you are signed out at once and cannot come back. Your jobs and candidates pass to another admin.'
                : 'They are signed out at once. Their jobs and candidates become yours.'
            }
            confirmLabel="Delete user"
            deletion={{
              call: () => deleteUser(id),
              messages: messages.deleteUser,
              writeCache(queryClient) {
                userEdits(id).drop();
                if (is_self) {
                  dropDrafts();
                  clearSession();
                } else {
                  userCache.remove(queryClient, id);
                }
              },
            }}
            restoring={userRestoring}
            onKeep={() => setMode('kept')}
            onDeleted={panel.onClose}
          />
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
          ...(user.company_linked ? [{ label: 'Company sign-in', value: <CompanyLink user={user} /> }] : []),
        ]}
      />
    </DetailPanel>
  );
}

function describeRole({ is_admin, is_self }: User): string {
  return [is_admin ? 'Admin' : 'User', is_self ? 'You' : ''].filter(Boolean).join(' · ');
}
