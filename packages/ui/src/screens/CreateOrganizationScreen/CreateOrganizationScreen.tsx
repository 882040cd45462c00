import { chakra } from '@chakra-ui/react/styled-system';
import { useCreateOrganization } from '@cortex/api-client/organizations';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { plans } from '../../plans.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredEmail, requiredPassword, requiredText } from '../../validation.ts';
import { getFailureTexts, getRefusedFields } from './refusals.ts';

const Tiers = chakra('div', {
  base: {
    position: 'relative',
    '& > a': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
});

const blankDraft = {
  name: '',
  admin_username: '',
  admin_email: '',
  pricing_tier: plans[0]?.tier ?? 'basic',
};

const blank = { ...blankDraft, admin_password: '', confirm_password: '' };

const draft = createDraft<typeof blankDraft>('organization');

const tierOptions = plans.map(({ tier, name, price, summary }) => ({
  value: tier,
  label: name,
  aside: price,
  description: summary,
}));

export type CreateOrganizationScreenProps = {
  signInHref: string;
  pricingHref: string;
  onCancel: () => void;
  onCreated: () => void;
};

/** Where a visitor sets up an organization, its first admin and its plan. */
export function CreateOrganizationScreen({
  signInHref,
  pricingHref,
  onCancel,
  onCreated,
}: CreateOrganizationScreenProps) {
  const form = useForm({ defaultValues: { ...blank, ...draft.read() } });
  const { getValues } = form;
  const getDraft = useCallback(() => {
    const { admin_password: _, confirm_password: __, ...values } = getValues();
    return values;
  }, [getValues]);
  useKeptDraft(draft, getDraft, blankDraft);
  const { errors } = form.formState;
  const createOrganization = useCreateOrganization({
    mutation: {
      onSuccess() {
        showToast({ kind: 'success', title: messages.createOrganization.success });
        draft.drop();
        form.reset(blank);
        onCreated();
      },
      onError(error) {
        reportFailure(error, getFailureTexts(error));
        for (const { field, message } of getRefusedFields(error).toReversed()) {
          form.setError(field, { message }, { shouldFocus: true });
        }
      },
    },
  });
  const send = useOneAtATime(createOrganization);

  return (
    <PublicPage
      homeHref={signInHref}
      title="Create Organization"
      description="You become its first admin, and sign in with the email that you give here."
      width="form"
    >
      <FormLayout
        noValidate
        onSubmit={form.handleSubmit(({ confirm_password: _, ...data }) => {
          send({ data: { ...data, admin_email: data.admin_email.trim() } });
        })}
      >
        <FormField label="Organization name" required error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name', requiredText({ label: 'Organization name', maxLength: 200 }))}
              autoComplete="organization"
              dir="auto"
            />
          )}
        </FormField>
        <FormField label="Admin username" required error={errors.admin_username?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('admin_username', requiredText({ label: 'Admin username', maxLength: 100 }))}
              autoComplete="nickname"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField label="Admin email" required error={errors.admin_email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('admin_email', requiredEmail({ label: 'Admin email' }))}
              type="email"
              autoComplete="username"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField
          label="Admin password"
          required
          hint="The longer the safer: three or four unrelated words are good."
          error={errors.admin_password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('admin_password', {
                ...requiredPassword({ label: 'Admin password' }),
                deps: 'confirm_password',
              })}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <FormField label="Confirm password" required error={errors.confirm_password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('confirm_password', {
                validate: (value, { admin_password }) => value === admin_password || messages.passwordsDiffer,
              })}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <Tiers>
          <RadioCards legend="Pricing tier" options={tierOptions} control={form.register('pricing_tier')} />
          <Link href={pricingHref}>Compare the plans</Link>
        </Tiers>
        {createOrganization.error ? (
          <FormError
            {...describeFailure(createOrganization.error, getFailureTexts(createOrganization.error))}
          />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={createOrganization.isPending}>
            {createOrganization.isPending ? 'Creating...' : 'Create Organization'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(blank);
              onCancel();
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </FormLayout>
    </PublicPage>
  );
}
