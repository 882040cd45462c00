import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { User } from '@cortex/api-client/model';
import { getListUsersQueryKey, invalidateListUsers, useCreateUser } from '@cortex/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { UserFields } from '../../components/UserFields/UserFields.tsx';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredPassword } from '../../validation.ts';

const fields = ['username', 'email', 'full_name', 'password'] as const;

const blankDraft = { username: '', email: '', full_name: '', is_admin: false };

const blank = { ...blankDraft, password: '' };

const draft = createDraft<typeof blankDraft>('user');

export type CreateUserScreenProps = {
  cancelHref: string;
  upgradeHref: string;
  onCreated: (created: { user: User }) => void;
};

/** Where an admin gives a colleague an account. */
export function CreateUserScreen({ cancelHref, upgradeHref, onCreated }: CreateUserScreenProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { ...blank, ...draft.read() } });
  const { getValues } = form;
  const getDraft = useCallback(() => {
    const { password: _, ...values } = getValues();
    return values;
  }, [getValues]);
  useKeptDraft(draft, getDraft, blankDraft);
  const { errors } = form.formState;
  const createUser = useCreateUser({
    mutation: {
      onSuccess(user) {
        queryClient.setQueryData<User[]>(getListUsersQueryKey(), (users) => users && [...users, user]);
        void invalidateListUsers(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.createUser.success });
        draft.drop();
        form.reset(blank);
        onCreated({ user });
      },
      onError(error) {
        reportFailure(error, messages.createUser);
        showFieldErrors(error, fields, form.setError);
      },
    },
  });
  const send = useOneAtATime(createUser);

  return (
    <Page>
      <PageHeader title="Create User" description="A colleague signs in with this email and password." />
      <FormLayout
        noValidate
        autoComplete="off"
        onSubmit={form.handleSubmit((data) => {
          send({ data: { ...data, email: data.email.trim() } });
        })}
      >
        <UserFields errors={errors} register={form.register} />
        <FormField
          label="Password"
          required
          hint="Hand it over in person; they can change it after sign-in."
          error={errors.password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', requiredPassword({ label: 'Password' }))}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <Checkbox
          {...form.register('is_admin')}
          label="Is user an Admin?"
          hint="Admins see everything of the organization and manage its people."
        />
        {createUser.error ? (
          <FormError
            {...describeFailure(createUser.error, messages.createUser)}
            action={
              createUser.error.code === 'upgrade_required'
                ? { label: 'See what an upgrade adds', href: upgradeHref }
                : undefined
            }
          />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={createUser.isPending}>
            {createUser.isPending ? 'Creating...' : 'Create User'}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet" onClick={() => form.reset(blank)}>
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
