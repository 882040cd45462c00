import { openApplication } from '@cortex/api-client/applicants';
import type { ApiError } from '@cortex/api-client/http';
import type { Application } from '@cortex/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { FileSearch, Link2Off, Printer } from 'lucide-react';
import { ApplicationNotice } from '../../components/ApplicationNotice/ApplicationNotice.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { FactList } from '../../lists/DetailPanel/FactList.tsx';
import { styled } from '../../theme/styled.tsx';
import { AnalysisCard } from './AnalysisCard.tsx';
import { OwnRequests } from './OwnRequests.tsx';

const { openApplication: texts } = extensionMessages;

const Sections = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& > .ends': { color: 'muted', fontSize: 'small' },
  },
});

const Print = styled('div', { base: { _print: { display: 'none' } } });

const Facts = styled('div', {
  base: {
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '6',
    },
  },
});

export type YourApplicationScreenProps = {
  /** The secret of the link; empty where the address has none. */
  token: string;
  homeHref: string;
};

/** Where a person who applied reads, without signing in, what was read of them, and says what is wrong. */
export function YourApplicationScreen({ token, homeHref }: YourApplicationScreenProps) {
  const application = useQuery<Application, ApiError>({
    queryKey: ['application', token],
    queryFn: ({ signal }) => openApplication({ token }, { signal }),
    enabled: token !== '',
  });
  const ended = token === '' || [404, 422].includes(application.error?.status ?? 0);
  useReportedFailure(ended ? null : application, texts);
  const { data } = application;

  if (ended)
    return (
      <PublicPage homeHref={homeHref} width="form" title="Your application">
        <StateMessage
          icon={Link2Off}
          title="This link does not work any more."
          description="It may have ended, or a newer one took its place. Ask the company that sent it for a new one."
        />
      </PublicPage>
    );
  if (!data)
    return (
      <PublicPage homeHref={homeHref} width="form" title="Your application">
        {application.error ? (
          <LoadError
            {...describeFailure(application.error, texts)}
            retrying={application.isFetching}
            onRetry={() => void application.refetch()}
          />
        ) : (
          <LoadingRegion label="Loading your application...">
            <Sections>
              <Skeleton height="240px" borderRadius="card" />
              <Skeleton height="160px" borderRadius="card" />
              <Skeleton height="320px" borderRadius="card" />
            </Sections>
          </LoadingRegion>
        )}
      </PublicPage>
    );
  return (
    <PublicPage
      homeHref={homeHref}
      width="form"
      title="Your application"
      description={
        <>
          to <bdi>{data.organization}</bdi>: what was read of you, and what you can say about it.
        </>
      }
    >
      <Sections>
        <Print>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
            Print or save as PDF
          </Button>
        </Print>
        <Card title="What is known of you">
          <Facts>
            <FactList
              facts={[
                { label: 'Name', value: data.name },
                { label: 'Email', value: data.email },
                { label: 'Phone', value: data.phone },
                { label: 'Resume', value: data.resume_file_name ?? '' },
              ]}
            />
          </Facts>
        </Card>
        {data.analyses.length === 0 ? (
          <StateMessage
            icon={FileSearch}
            title="Your resume was not read for a job of yours yet."
            description="Once it is, this page shows what was found in it."
          />
        ) : null}
        {data.analyses.map((analysis) => (
          <AnalysisCard key={analysis.job.id} token={token} analysis={analysis} />
        ))}
        <OwnRequests requests={data.requests} />
        <ApplicationNotice organization={data.organization} contactEmail={data.contact_email} />
        <p className="ends">
          This link works until {formatDate(data.expires_at)}. Whoever has it can read this page.
        </p>
      </Sections>
    </PublicPage>
  );
}
