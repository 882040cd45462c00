import type { SecondFactorPolicy } from '@cortex/api-client/model';
import { getGetSecondFactorPolicyQueryKey, useGetSecondFactorPolicy } from '@cortex/api-client/organizations';
import { useQueryClient } from '@tanstack/react-query';
import { ServerOff } from 'lucide-react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { Rows } from './RetentionRows.tsx';
import { SecondFactorRow } from './SecondFactorRow.tsx';
import { SecondFactorSetting } from './SecondFactorSetting.tsx';
import { secondFactorPolicyMessages } from './secondFactorPolicyMessages.ts';

const { load } = secondFactorPolicyMessages;

/** Where an admin asks everybody for a second factor, sees who has one, and turns off that of a colleague. */
export function SecondFactorPolicyView({ secondFactorHref }: { secondFactorHref: string }) {
  const queryClient = useQueryClient();
  const policy = useGetSecondFactorPolicy({ query: { staleTime: 0 } });
  const lacking = isUnsupported(policy.error);
  useReportedFailure(lacking ? null : policy, load);

  function noteOff(id: string) {
    queryClient.setQueryData<SecondFactorPolicy>(
      getGetSecondFactorPolicyQueryKey(),
      (known) =>
        known && {
          ...known,
          people: known.people.map(({ since, ...one }) =>
            one.id === id ? { ...one, enabled: false } : { ...one, ...(since ? { since } : {}) },
          ),
        },
    );
  }

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not support a second factor."
        description="The password alone signs everybody in."
      />
    );
  }
  if (!policy.data && policy.error) {
    return (
      <LoadError
        {...describeFailure(policy.error, load)}
        retrying={policy.isFetching}
        onRetry={() => void policy.refetch()}
      />
    );
  }
  if (!policy.data) {
    return (
      <LoadingRegion label="Loading who has a second factor...">
        <Skeleton height="92px" maxWidth="form" marginBlockEnd="6" />
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="64px" marginBlockEnd="2" />
        ))}
      </LoadingRegion>
    );
  }
  const { required, people } = policy.data;
  return (
    <>
      <SecondFactorSetting required={required} secondFactorHref={secondFactorHref} />
      <Rows>
        <h2 className="head">
          {people.filter(({ enabled }) => enabled).length} of {people.length} have it on
        </h2>
        <ul aria-label="Second factors">
          {people.map((person) => (
            <SecondFactorRow key={person.id} person={person} onRemoved={() => noteOff(person.id)} />
          ))}
        </ul>
      </Rows>
    </>
  );
}
