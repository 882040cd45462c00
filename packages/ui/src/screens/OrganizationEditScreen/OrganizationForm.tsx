import { ApiError } from '@cortex/api-client/http';
import { organizationUpdateFields } from '@cortex/api-client/limits';
import type { OrganizationDetails, OrganizationUpdate } from '@cortex/api-client/model';
import { getGetOrganizationQueryKey, updateOrganization } from '@cortex/api-client/organizations';
import { useState } from 'react';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { plans } from '../../plans.ts';
import { styled } from '../../theme/styled.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { getChanges } from './getChanges.ts';

const fields = ['name', 'adminEmail', 'pricingTier'] as const;

const draft = createDraft<Partial<OrganizationUpdate>>('organization edit');

const tierOptions = plans.map(({ name, price, features }) => ({
  value: name,
  label: name,
  aside: price,
  description: features.join(' · '),
}));

const PlanLinks = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    marginBlockStart: '-2',
    '& a': {
      paddingBlock: '1',
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
});

export type OrganizationFormProps = {
  details: OrganizationDetails;
  pricingHref: string;
  getPaymentHref: (plan: { tier: string }) => string;
  onCancel: () => void;
};

export function OrganizationForm({ details, pricingHref, getPaymentHref, onCancel }: OrganizationFormProps) {
  const [asked, setAsked] = useState<OrganizationUpdate | null>(null);
  const { name, adminEmail, pricingTier } = details;
  const organization = useDraftForm({ draft, record: { name, adminEmail, pricingTier }, fields });
  const save = useSave({
    call: update,
    messages: messages.updateOrganization,
    getFailureTexts: (error) =>
      error.status === 200 && error.detail
        ? { failed: error.detail, advice: 'Nothing was lost, and nothing was saved.' }
        : messages.updateOrganization,
    form: {
      ...organization,
      clear: organization.forget,
      showRefusals(refusals) {
        setAsked(null);
        organization.showRefusals(refusals);
      },
    },
    writeCache(queryClient, answer, data) {
      const queryKey = getGetOrganizationQueryKey();
      // A 200 without a body is success, too.
      queryClient.setQueryData<OrganizationDetails>(queryKey, { ...data, ...answer });
      void queryClient.invalidateQueries({ queryKey });
    },
    onDone: () => setAsked(null),
  });

  function getRefusedField(): HTMLElement | null {
    const refused = fields.map((field) => organization.form.getFieldState(field).error?.ref);
    return refused.find((control) => control instanceof HTMLElement) ?? null;
  }

  return (
    <>
      <DraftNote of={organization} />
      <FormLayout noValidate onSubmit={organization.form.handleSubmit(setAsked)}>
        <TextField
          of={organization}
          name="name"
          label="Name"
          limits={organizationUpdateFields.name}
          autoComplete="organization"
          dir="auto"
        />
        <TextField
          of={organization}
          name="adminEmail"
          label="Admin email"
          limits={organizationUpdateFields.adminEmail}
          hint="The contact address. It changes nobody's sign-in."
          inputMode="email"
          autoCapitalize="none"
        />
        <RadioCards
          legend="Pricing tier"
          options={tierOptions}
          control={organization.form.register('pricingTier')}
        />
        <PlanLinks>
          <Link href={pricingHref}>Compare the plans</Link>
          <Link href={getPaymentHref({ tier: getTier(organization.form.watch('pricingTier')) })}>
            Pay for this plan
          </Link>
        </PlanLinks>
        <FormFoot
          save={save}
          label="Save"
          sendingLabel="Save"
          cancel={{
            onClick() {
              organization.clear();
              onCancel();
            },
          }}
        />
      </FormLayout>
      <ConfirmDialog
        open={asked !== null}
        changes={asked ? getChanges(details, asked) : []}
        saving={save.sending}
        onConfirm={() => {
          if (asked) save.send(asked);
        }}
        onClose={() => setAsked(null)}
        getFinalFocus={getRefusedField}
      />
    </>
  );
}

function getTier(planName: string): string {
  return plans.find(({ name }) => name === planName)?.tier ?? 'basic';
}

/** The update as a call that fails where the server answers 200 and says in the body that it refused. */
async function update(organization: OrganizationUpdate) {
  const answer = await updateOrganization(organization);
  if (!answer?.error) return answer;
  throw new ApiError({
    reason: 'status',
    operation: 'POST /api/organization/update',
    token: null,
    status: 200,
    body: { detail: answer.error },
  });
}
