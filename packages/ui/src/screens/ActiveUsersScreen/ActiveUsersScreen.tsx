import type { User } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { Plus, SearchX, UserRoundPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { ListCount } from '../../components/ListLayout/ListCount.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { createSearch } from '../../components/SearchField/createSearch.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { VirtualList, type VirtualListHandle } from '../../components/VirtualList/VirtualList.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, useReportedFailure } from '../../reportFailure.ts';
import { sortUsers } from './sortUsers.ts';
import { UserPanel } from './UserPanel.tsx';

const none: User[] = [];

export type ActiveUsersScreenProps = { createUserHref: string };

/** Where an admin finds a person of the organization, edits their account or deletes it. */
export function ActiveUsersScreen({ createUserHref }: ActiveUsersScreenProps) {
  const [query, setQuery] = useState('');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const list = useRef<VirtualListHandle>(null);
  const users = useListUsers();
  useReportedFailure(users.error, messages.loadUsers);

  const sorted = useMemo(() => sortUsers(users.data ?? none), [users.data]);
  const search = useMemo(() => createSearch(sorted, getSearchedText), [sorted]);
  const found = useMemo(() => search(query), [search, query]);
  const selected = sorted.find(({ id }) => id === selectedId);

  return (
    <ListLayout
      header={
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
      }
      search={
        <SearchField
          label="Search by username or email"
          value={query}
          onChange={({ value }) => setQuery(value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            list.current?.focus();
          }}
        />
      }
      count={
        users.data ? <ListCount found={found.length} total={sorted.length} nouns={['user', 'users']} /> : null
      }
      panel={
        selected ? (
          <UserPanel
            key={selected.id}
            user={selected}
            onClose={() => {
              setSelectedId(null);
              list.current?.focus();
            }}
          />
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
        ) : found.length === 0 ? (
          <StateMessage
            icon={SearchX}
            title={`No username or email contains “${query.trim()}”.`}
            description="The search looks at usernames and emails. Try a shorter part of one."
            action={
              <Button variant="secondary" onClick={() => setQuery('')}>
                Clear search
              </Button>
            }
          />
        ) : (
          <VirtualList
            ref={list}
            label="Users"
            items={found}
            getKey={getId}
            getTitle={getUsername}
            getFact={getFact}
            selectedKey={selected?.id ?? null}
            onSelect={(selection) => setSelectedId(selection?.key ?? null)}
          />
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

function getFact({ full_name, email, is_admin, is_self }: User): string {
  return [full_name, email, is_admin ? 'Admin' : '', is_self ? 'You' : ''].filter(Boolean).join(' · ');
}
