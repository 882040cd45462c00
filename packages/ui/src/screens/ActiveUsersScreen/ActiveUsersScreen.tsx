import type { User } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { Plus, SearchX, UserRoundPlus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { userEdits } from '../../forms/UserFields/userForm.ts';
import { PanelSkeleton } from '../../lists/DetailPanel/PanelSkeleton.tsx';
import { StepButtons } from '../../lists/DetailPanel/StepButtons.tsx';
import { ListLayout } from '../../lists/ListLayout/ListLayout.tsx';
import { createPreparation } from '../../lists/prepareList.ts';
import { RecentDeletions } from '../../lists/RecentDeletions/RecentDeletions.tsx';
import { useSearched } from '../../lists/SearchField/Searched.tsx';
import { sortUsers } from '../../lists/sorting/sortUsers.ts';
import { type ListPlace, useRecordList } from '../../lists/useRecordList.ts';
import { TwoLines } from '../../lists/VirtualList/TwoLines.tsx';
import { type RowBodyProps, VirtualList } from '../../lists/VirtualList/VirtualList.tsx';
import { TransferButtons } from '../../transfer/TransferButtons.tsx';
import { UserPanel } from './UserPanel.tsx';
import { userRestoring } from './userRestoring.ts';

const prepare = createPreparation({ sort: sortUsers<User>, getText: getSearchedText });

export type ActiveUsersScreenProps = ListPlace & {
  createUserHref: string;
};

/** Where an admin finds a person of the organization, edits their account or deletes it. */
export function ActiveUsersScreen({ createUserHref, ...place }: ActiveUsersScreenProps) {
  const users = useListUsers();
  useReportedFailure(users, messages.loadUsers);
  const list = useRecordList({
    items: users.data,
    prepare,
    edits: userEdits,
    place,
  });
  const { sorted, found, readFound, selected } = list;
  const noneFound = found.length === 0;
  const transfer = useMemo(
    () => (
      <TransferButtons
        all={{ of: 'users', records: sorted }}
        readShown={() => ({ of: 'users', records: readFound() })}
        noneShown={noneFound}
      />
    ),
    [sorted, readFound, noneFound],
  );
  const header = useMemo(
    () => (
      <PageHeader
        title="Active Users"
        description="Everybody who can sign in to your organization."
        action={
          <ButtonLink href={createUserHref}>
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            Create User
          </ButtonLink>
        }
      />
    ),
    [createUserHref],
  );

  return (
    <ListLayout
      header={header}
      list={list}
      searchLabel="Search by username or email"
      transfer={users.data ? transfer : null}
      count={users.data ? { found: found.length, total: sorted.length, nouns: ['user', 'users'] } : null}
      deletions={<RecentDeletions restoring={userRestoring} />}
      panel={
        selected ? (
          <UserPanel
            key={selected.id}
            user={selected}
            deleted={list.deleted}
            steps={<StepButtons {...list.steps} noun="user" />}
            onClose={list.close}
          />
        ) : list.awaited && users.isPending ? (
          <PanelSkeleton label="Loading the user..." />
        ) : null
      }
    >
      {users.data ? (
        sorted.length === 0 ? (
          <StateMessage
            icon={UserRoundPlus}
            title="There are no users yet."
            description="Create an account for the first colleague."
            action={
              <ButtonLink href={createUserHref} variant="secondary">
                Create a user
              </ButtonLink>
            }
          />
        ) : noneFound ? (
          <StateMessage
            icon={SearchX}
            title={`No username or email contains “${list.query.trim()}”.`}
            description="The search looks at usernames and emails. Try a shorter part of one."
            action={
              <Button variant="secondary" onClick={list.clearSearch}>
                Clear search
              </Button>
            }
          />
        ) : (
          <VirtualList {...list.rows} label="Users" getKey={getId} Body={UserRow} />
        )
      ) : users.error ? (
        <LoadError
          {...describeFailure(users.error, messages.loadUsers)}
          retrying={users.isFetching}
          onRetry={users.refetch}
        />
      ) : (
        <ListSkeleton label="Loading users..." />
      )}
    </ListLayout>
  );
}

function getId({ id }: User): string {
  return id;
}

function getUsername({ username }: User): string {
  return username;
}

function getSearchedText({ username, email }: User): string {
  return `${username}\n${email}`;
}

const UserRow = memo(function UserRow({ item }: RowBodyProps<User>) {
  const { query } = useSearched();
  const { full_name, email, is_admin, is_self } = item;
  const others = [is_admin ? 'Admin' : '', is_self ? 'You' : ''].filter(Boolean);
  return (
    <TwoLines
      title={<Highlight text={getUsername(item)} query={query} />}
      fact={
        <>
          {full_name ? `${full_name} · ` : ''}
          <Highlight text={email} query={query} />
          {others.map((word) => ` · ${word}`)}
        </>
      }
    />
  );
});
