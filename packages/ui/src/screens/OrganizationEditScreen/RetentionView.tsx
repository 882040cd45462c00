import { useGetRetention } from '@cortex/api-client/retention';
import { CalendarCheck, CalendarOff, ServerOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { nameMonths } from './describeRetention.ts';
import { HeldList, isHeld } from './HeldList.tsx';
import { ProposalList } from './ProposalList.tsx';
import { RetentionSetting } from './RetentionSetting.tsx';
import { retentionMessages } from './retentionMessages.ts';

const Outcome = styled('div', {
  base: {
    overflowWrap: 'anywhere',
    '&:focus': { outline: 'none' },
    '& > p:last-of-type': { marginBlockEnd: '4' },
    '& > p:first-of-type': { fontWeight: 'medium' },
  },
});

/** Where an admin sets the retention period and deletes candidates that are past it. */
export function RetentionView() {
  const outcome = useRef<HTMLDivElement>(null);
  const [sentences, setSentences] = useState<string[]>([]);
  const retention = useGetRetention({ query: { staleTime: 0 } });
  const lacking = isUnsupported(retention.error);
  useReportedFailure(lacking ? null : retention, retentionMessages.load);

  function tell(said: string[]) {
    setSentences(said);
    outcome.current?.focus();
  }

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server does not support retention."
        description="Servers with this extension propose candidates without activity for deletion."
      />
    );
  }
  if (!retention.data && retention.error) {
    return (
      <LoadError
        {...describeFailure(retention.error, retentionMessages.load)}
        retrying={retention.isFetching}
        onRetry={() => void retention.refetch()}
      />
    );
  }
  if (!retention.data) {
    return (
      <LoadingRegion label="Loading retention...">
        <Skeleton height="92px" maxWidth="form" marginBlockEnd="6" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} height="64px" marginBlockEnd="2" />
        ))}
      </LoadingRegion>
    );
  }
  const { months, total, proposals } = retention.data;
  const [held, free] = [proposals.filter(isHeld), proposals.filter((proposal) => !isHeld(proposal))];
  return (
    <>
      <RetentionSetting months={months} />
      <Outcome ref={outcome} tabIndex={-1} role="status">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Outcome>
      {months === null ? (
        <StateMessage
          icon={CalendarOff}
          title="Retention is off."
          description="No candidate is proposed for deletion, however long nothing happens."
        />
      ) : free.length === 0 ? (
        <StateMessage
          icon={CalendarCheck}
          title={
            held.length === 0
              ? `Nobody has been without activity for ${nameMonths(months)}.`
              : `All who have been without activity for ${nameMonths(months)} are held.`
          }
          description="There is nothing to delete."
        />
      ) : (
        <ProposalList proposals={free} total={total} onDone={tell} />
      )}
      {held.length > 0 ? <HeldList proposals={held} onDone={tell} /> : null}
    </>
  );
}
