import type { ApiError } from '@cortex/api-client/http';
import { useGetUserPerformance } from '@cortex/api-client/performance';
import { useListUsers } from '@cortex/api-client/users';
import { Lock, UserX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { ViewTabs } from '../../components/ViewTabs/ViewTabs.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useUpgradeNeeded } from '../../feedback/useUpgradeNeeded.ts';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { ChartPair } from './ChartPair.tsx';
import { DeepDiveCharts } from './DeepDiveCharts.tsx';
import { ALL_USERS, getUserChoices } from './getUserChoices.ts';
import { OverviewCharts } from './OverviewCharts.tsx';
import { PerformanceOverTime } from './PerformanceOverTime.tsx';

const Toolbar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '4',
    marginBlockEnd: '5',
  },
});

const Chooser = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    width: { base: 'full', md: '280px' },
    '& label': { fontWeight: 'medium' },
  },
});

const texts = { failed: messages.performance.failed };

export type UserPerformanceScreenProps = {
  /** A performance name, or "All Users". */
  user: string;
  deepDive: boolean;
  role: 'admin' | 'user';
  /** The time of day that the figures are of, as an ISO text. */
  today: string;
  getHref: (place: { user: string; deepDive: boolean }) => string;
  onSelectUser: (choice: { user: string }) => void;
  /** The plan has no performance pages. */
  onUpgradeNeeded: () => void;
};

/** Where a person sees what somebody, or everybody, has done and has open. */
export function UserPerformanceScreen({
  user,
  deepDive,
  role,
  today,
  getHref,
  onSelectUser,
  onUpgradeNeeded,
}: UserPerformanceScreenProps) {
  const id = useId();
  const users = useListUsers();
  const performance = useGetUserPerformance({ user });
  const totals = useGetUserPerformance({ user: ALL_USERS }, { query: { enabled: deepDive } });
  const failed = [performance, ...(deepDive ? [totals] : [])].find(({ error }) => error !== null);
  const failure = failed?.error ?? null;
  const upgradeNeeded = useUpgradeNeeded(failure, onUpgradeNeeded);
  useReportedFailure(upgradeNeeded ? null : (failed ?? performance), texts);
  useReportedFailure(users, messages.loadUsers);

  const choices = useMemo(
    () => getUserChoices({ people: users.data ?? [], role, chosen: user }),
    [users.data, role, user],
  );
  const refused = !performance.data && isAboutThePerson(performance.error);

  return (
    <Page>
      <PageHeader
        title={
          <>
            User Performance: <bdi>{user}</bdi>
          </>
        }
        description={`Data as of ${formatDate(today)}. Hover over charts for more details.`}
      />
      <Toolbar>
        <ViewTabs
          views={[
            { label: 'Overview', href: getHref({ user, deepDive: false }), current: !deepDive },
            { label: 'Deep dive', href: getHref({ user, deepDive: true }), current: deepDive },
          ]}
        />
        <Chooser>
          <label htmlFor={id}>View Performance For</label>
          <SelectInput id={id} value={user} onChange={(event) => onSelectUser({ user: event.target.value })}>
            <Options names={choices.fixed} />
            {choices.people.length > 0 ? (
              <optgroup label={role === 'admin' ? 'People' : 'You'}>
                <Options names={choices.people} />
              </optgroup>
            ) : null}
            {choices.other === null ? null : (
              <optgroup label="Asked for">
                <Options names={[choices.other]} />
              </optgroup>
            )}
          </SelectInput>
        </Chooser>
      </Toolbar>
      {refused && performance.error ? (
        <Refusal user={user} error={performance.error} href={getHref({ user: ALL_USERS, deepDive })} />
      ) : (
        <>
          {performance.data && !deepDive ? (
            <OverviewCharts performance={performance.data} />
          ) : performance.data && totals.data ? (
            <DeepDiveCharts performance={performance.data} totals={totals.data} />
          ) : failure && !upgradeNeeded ? (
            <LoadError
              {...describeFailure(failure, texts)}
              retrying={failed?.isFetching ?? false}
              onRetry={() => {
                if (!performance.data) void performance.refetch();
                if (deepDive && !totals.data) void totals.refetch();
              }}
            />
          ) : (
            <ChartsSkeleton deepDive={deepDive} />
          )}
          {deepDive ? null : (
            <PerformanceOverTime
              key={user}
              user={user}
              pageAnswers={performance.isPending || upgradeNeeded}
              onUpgradeNeeded={onUpgradeNeeded}
            />
          )}
        </>
      )}
    </Page>
  );
}

function Options({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}

function isAboutThePerson(error: ApiError | null): boolean {
  return error?.status === 404 || error?.code === 'other_person';
}

type RefusalProps = { user: string; error: ApiError; href: string };

function Refusal({ user, error, href }: RefusalProps) {
  const unknown = error.status === 404;
  return (
    <StateMessage
      icon={unknown ? UserX : Lock}
      title={
        unknown ? (
          <>
            There is nobody called “<bdi>{user}</bdi>” here.
          </>
        ) : (
          'These figures are not yours to see.'
        )
      }
      description={
        unknown
          ? 'They may have been renamed or deleted. Choose somebody else above, or see all users.'
          : 'You can see your own figures and the totals of all users.'
      }
      action={
        <ButtonLink href={href} variant="secondary">
          See all users
        </ButtonLink>
      }
    />
  );
}

function ChartsSkeleton({ deepDive }: { deepDive: boolean }) {
  return (
    <LoadingRegion label="Loading performance data...">
      <ChartPair>
        <Skeleton height="290px" borderRadius="card" />
        <Skeleton height="290px" borderRadius="card" />
      </ChartPair>
      {deepDive ? <Skeleton height="348px" borderRadius="card" marginBlockStart="4" /> : null}
    </LoadingRegion>
  );
}
