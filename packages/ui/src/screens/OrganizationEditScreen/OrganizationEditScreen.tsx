import { useGetOrganization } from '@cortex/api-client/organizations';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { ViewTabs } from '../../components/ViewTabs/ViewTabs.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { JobsPageView } from './JobsPageView.tsx';
import { OrganizationForm, type OrganizationFormProps } from './OrganizationForm.tsx';
import { RecordView } from './RecordView.tsx';
import { RetentionView } from './RetentionView.tsx';
import { SecondFactorPolicyView } from './SecondFactorPolicyView.tsx';
import { StagesView } from './StagesView.tsx';
import { VocabularyView } from './VocabularyView.tsx';
import { WebhooksView } from './WebhooksView.tsx';

const Field = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

const Tiers = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

const Views = styled('div', { base: { display: 'flex', marginBlockEnd: '5' } });

export type OrganizationView =
  | 'details'
  | 'stages'
  | 'jobs-page'
  | 'record'
  | 'retention'
  | 'vocabulary'
  | 'sign-in'
  | 'webhooks';

const labels: Record<OrganizationView, string> = {
  details: 'Details',
  stages: 'Stages',
  'jobs-page': 'Jobs page',
  record: 'Record',
  retention: 'Retention',
  vocabulary: 'Vocabulary',
  'sign-in': 'Sign-in',
  webhooks: 'Webhooks',
};

const descriptions: Record<OrganizationView, string> = {
  details: 'Its name, its contact address and its plan.',
  stages: 'Where the candidates of a job stand, in order. Each job has a board of them.',
  'jobs-page': 'Open jobs for everybody to read, with a form to apply.',
  record: 'Who decided and did what, newest first. Entries are added, never changed.',
  retention: 'How long candidates are kept without activity. An admin deletes, nothing else does.',
  vocabulary: 'Words that people agreed to count as a criterion, in every candidate.',
  'sign-in': 'Who has a second factor, whether everybody has to, and the keys of programs.',
  webhooks: 'Addresses of your own programs that are told what happens here.',
};

const views: readonly OrganizationView[] = [
  'details',
  'stages',
  'jobs-page',
  'record',
  'retention',
  'vocabulary',
  'sign-in',
  'webhooks',
];

/** The view that an address names, details where it names none. */
export function toOrganizationView(name: string | null): OrganizationView {
  return views.find((view) => view === name) ?? 'details';
}

type DetailsProps = Pick<OrganizationFormProps, 'pricingHref' | 'getPaymentHref' | 'onCancel'>;

export type OrganizationEditScreenProps = DetailsProps & {
  view: OrganizationView;
  getHref: (place: { view: OrganizationView }) => string;
  /** Where the admin sets up a second factor of their own. */
  secondFactorHref: string;
};

/**
 * Where an admin edits the organization's name, contact address and plan, opens its jobs to everybody, reads its record of
 * who did what, deletes candidates past the retention period, keeps the words that count as a criterion, asks for second
 * factors, and tells programs what happens.
 */
export function OrganizationEditScreen({
  view,
  getHref,
  secondFactorHref,
  ...details
}: OrganizationEditScreenProps) {
  return (
    <Page>
      <PageHeader title="Update Organization" description={descriptions[view]} />
      <Views>
        <ViewTabs
          views={views.map((one) => ({
            label: labels[one],
            href: getHref({ view: one }),
            current: one === view,
          }))}
        />
      </Views>
      {view === 'stages' ? (
        <StagesView />
      ) : view === 'jobs-page' ? (
        <JobsPageView />
      ) : view === 'record' ? (
        <RecordView />
      ) : view === 'retention' ? (
        <RetentionView />
      ) : view === 'vocabulary' ? (
        <VocabularyView />
      ) : view === 'sign-in' ? (
        <>
          <SecondFactorPolicyView secondFactorHref={secondFactorHref} />
          <ApiKeys />
        </>
      ) : view === 'webhooks' ? (
        <WebhooksView />
      ) : (
        <Details {...details} />
      )}
    </Page>
  );
}

function Details(props: DetailsProps) {
  const organization = useGetOrganization();
  useReportedFailure(organization, messages.loadOrganization);

  return (
    <>
      {organization.data ? (
        <OrganizationForm {...props} details={organization.data} />
      ) : organization.error ? (
        <LoadError
          {...describeFailure(organization.error, messages.loadOrganization)}
          retrying={organization.isFetching}
          onRetry={organization.refetch}
        />
      ) : (
        <LoadingRegion label="Loading organization details...">
          <FormLayout as="div">
            {['name', 'email'].map((field) => (
              <Field key={field}>
                <Skeleton height="21px" width="96px" />
                <Skeleton height="40px" />
              </Field>
            ))}
            <Tiers>
              <Skeleton height="21px" width="96px" />
              {['basic', 'standard', 'premium'].map((tier) => (
                <Skeleton key={tier} height="67px" />
              ))}
            </Tiers>
          </FormLayout>
        </LoadingRegion>
      )}
    </>
  );
}
