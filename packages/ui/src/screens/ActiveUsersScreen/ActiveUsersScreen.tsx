import type { User } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { Plus, SearchX, UserRoundPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { getNeighbours } from '../../components/DetailPanel/getNeighbours.ts';
import { PanelSkeleton } from '../../components/DetailPanel/PanelSkeleton.tsx';
import { type Step, StepButtons } from '../../components/DetailPanel/StepButtons.tsx';
import { useLastKnown } from '../../components/DetailPanel/useLastKnown.ts';
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
import { userEdits } from './userEdits.ts';

const none: User[] = [];

export type ActiveUsersScreenProps = {
  createUserHref: string;
  selectedId: string | null;
  onSelect: (selection: { id: string | null }) => void;
  initialQuery: string;
  onQueryChange: (search: { query: string }) => void;
};

/** Where an admin finds a person of the organization, edits their account or deletes it. */
export function ActiveUsersScreen({
  createUserHref,
  selectedId,
  onSelect,
  initialQuery,
  onQueryChange,
}: ActiveUsersScreenProps) {
  const [query, setQuery] = useState(initialQuery);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const list = useRef<VirtualListHandle>(null);
  const users = useListUsers();
  useReportedFailure(users.error, messages.loadUsers);

  const sorted = useMemo(() => sortUsers(users.data ?? none), [users.data]);
  const find = useMemo(() => createSearch(sorted, getSearchedText), [sorted]);
  const found = useMemo(() => find(query), [find, query]);
  const listed = sorted.find(({ id }) => id === selectedId);
  const known = useLastKnown(listed, selectedId);
  const selected = listed ?? (known && userEdits.read(known.id) ? known : undefined);

  function search(value: string) {
    setQuery(value);
    onQueryChange({ query: value });
  }

  function select(id: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onSelect({ id });
  }

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
          onChange={({ value }) => search(value)}
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
            deleted={!listed}
            steps={
              <StepButtons
                {...getNeighbours(found, selected.id)}
                noun="user"
                arrivedBy={arrivedBy}
                onStep={({ id, direction }) => select(id, direction)}
              />
            }
            onClose={() => select(null)}
          />
        ) : selectedId !== null && users.isPending ? (
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
        ) : found.length === 0 ? (
          <StateMessage
            icon={SearchX}
            title={`No username or email contains “${query.trim()}”.`}
            description="The search looks at usernames and emails. Try a shorter part of one."
            action={
              <Button variant="secondary" onClick={() => search('')}>
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
            onSelect={(selection) => select(selection?.key ?? null)}
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
