import type { OrganizationDetails } from '@cortex/api-client/model';
import {
  getGetOrganizationQueryKey,
  invalidateGetOrganization,
  useUpdateOrganization,
} from '@cortex/api-client/organizations';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { plans } from '../../plans.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredText } from '../../validation.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { getChanges } from './getChanges.ts';

const fields = ['name', 'adminEmail', 'pricingTier'] as const;

type Values = Pick<OrganizationDetails, (typeof fields)[number]>;

const draft = createDraft<Values>('organization edit');

const tierOptions = plans.map(({ name, price, features }) => ({
  value: name,
  label: name,
  aside: price,
  description: features.join(' · '),
}));

const refusalAdvice = 'Nothing was lost, and nothing was saved.';

export type OrganizationFormProps = { details: OrganizationDetails; onCancel: () => void };

export function OrganizationForm({ details, onCancel }: OrganizationFormProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Values | null>(null);
  const form = useForm<Values>({ defaultValues: draft.read() ?? details });
  useKeptDraft(draft, form.getValues, details);
  const { errors } = form.formState;
  const updateOrganization = useUpdateOrganization({
    mutation: {
      onSuccess(answer, { data }) {
        // A 200 without a body is success, too.
        const { error, ...saved } = answer ?? {};
        if (error) {
          console.error('[cortex]', 'POST /api/organization/update', 200, 'refused');
          showToast({ kind: 'error', title: error, description: refusalAdvice });
          return;
        }
        const details = { ...data, ...saved };
        queryClient.setQueryData<OrganizationDetails>(getGetOrganizationQueryKey(), details);
        void invalidateGetOrganization(queryClient);
        showToast({ kind: 'success', title: messages.updateOrganization.success });
        draft.drop();
        form.reset(details);
      },
      onError(error) {
        reportFailure(error, messages.updateOrganization);
        // A dialog gives the focus back where it came from when it closes; the refused field gets it after that.
        flushSync(() => setTyped(null));
        showFieldErrors(error, fields, form.setError);
      },
      onSettled: () => setTyped(null),
    },
  });
  const send = useOneAtATime(updateOrganization);
  const refusal = updateOrganization.data?.error;

  return (
    <>
      <FormLayout noValidate onSubmit={form.handleSubmit(setTyped)}>
        <FormField label="Name" required error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name', requiredText({ label: 'Name', maxLength: 200 }))}
              autoComplete="organization"
              dir="auto"
            />
          )}
        </FormField>
        <FormField
          label="Admin email"
          required
          hint="The contact address. It changes nobody's sign-in."
          error={errors.adminEmail?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('adminEmail', requiredText({ label: 'Admin email', maxLength: 254 }))}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <RadioCards legend="Pricing tier" options={tierOptions} control={form.register('pricingTier')} />
        {updateOrganization.error ? (
          <FormError {...describeFailure(updateOrganization.error, messages.updateOrganization)} />
        ) : refusal ? (
          <FormError title={refusal} description={refusalAdvice} />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={updateOrganization.isPending}>
            Save
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(details);
              onCancel();
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </FormLayout>
      <ConfirmDialog
        open={typed !== null}
        changes={typed ? getChanges(details, typed) : []}
        saving={updateOrganization.isPending}
        onConfirm={() => {
          if (typed) send({ data: typed });
        }}
        onClose={() => setTyped(null)}
      />
    </>
  );
}
