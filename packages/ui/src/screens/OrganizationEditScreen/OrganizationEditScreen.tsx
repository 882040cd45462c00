import { chakra } from '@chakra-ui/react/styled-system';
import { useGetOrganization } from '@cortex/api-client/organizations';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { OrganizationForm, type OrganizationFormProps } from './OrganizationForm.tsx';

const Field = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', paddingBlockEnd: '26px' },
});

const Tiers = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

export type OrganizationEditScreenProps = Pick<
  OrganizationFormProps,
  'pricingHref' | 'getPaymentHref' | 'onCancel'
>;

/** Where an admin edits the organization's name, contact address and plan. */
export function OrganizationEditScreen(props: OrganizationEditScreenProps) {
  const organization = useGetOrganization();
  useReportedFailure(organization, messages.loadOrganization);

  return (
    <Page>
      <PageHeader title="Update Organization" description="Its name, its contact address and its plan." />
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
    </Page>
  );
}
