import { getGetSecondFactorQueryKey, useGetSecondFactor } from '@cortex/api-client/account';
import type { SecondFactor, SecondFactorSetup } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { ServerOff } from 'lucide-react';
import { useState } from 'react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';
import { SetUpForm } from './SetUpForm.tsx';

const { loadSecondFactor } = accountMessages;

type SecondFactorViewProps = {
  /** What follows where the organization asked for it and it is set up. */
  onReady: () => void;
};

/** Where a person sets up a second factor, gets recovery codes and turns it off. */
export function SecondFactorView({ onReady }: SecondFactorViewProps) {
  const queryClient = useQueryClient();
  const factor = useGetSecondFactor({ query: { staleTime: 0 } });
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<{ list: readonly string[]; wasRequired: boolean } | null>(null);
  const lacking = isUnsupported(factor.error);
  useReportedFailure(lacking ? null : factor, loadSecondFactor);

  function keep(next: SecondFactor) {
    queryClient.setQueryData(getGetSecondFactorQueryKey(), next);
  }

  if (codes) {
    return (
      <RecoveryCodeList
        codes={codes.list}
        onDone={() => {
          setCodes(null);
          if (codes.wasRequired) onReady();
        }}
      />
    );
  }
  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not support a second factor."
        description="The password alone signs you in."
      />
    );
  }
  if (!factor.data && factor.error) {
    return (
      <LoadError
        {...describeFailure(factor.error, loadSecondFactor)}
        retrying={factor.isFetching}
        onRetry={() => void factor.refetch()}
      />
    );
  }
  if (!factor.data) {
    return (
      <LoadingRegion label="Loading your second factor...">
        <Skeleton height="172px" maxWidth="560px" />
      </LoadingRegion>
    );
  }
  const { data } = factor;
  if (data.enabled) {
    return (
      <SecondFactorOn
        factor={data}
        onOff={keep}
        onRenewed={(list) => setCodes({ list, wasRequired: false })}
      />
    );
  }
  if (setup) {
    return (
      <SetUpForm
        setup={setup}
        onConfirmed={(list) => {
          keep({ ...data, enabled: true, recovery_codes_left: list.length });
          // What was refused until now may be asked again.
          void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' });
          void factor.refetch();
          setSetup(null);
          setCodes({ list, wasRequired: data.required });
        }}
        onCancel={() => setSetup(null)}
      />
    );
  }
  return <SecondFactorOff required={data.required} onBegun={setSetup} />;
}
