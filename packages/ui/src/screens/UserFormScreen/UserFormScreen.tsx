import { chakra } from '@chakra-ui/react/styled-system';
import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { ApiError } from '@cortex/api-client/http';
import { invalidateListUsers, useCreateUser } from '@cortex/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { UserFields } from '../../components/UserFields/UserFields.tsx';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredPassword } from '../../validation.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.form} minmax(0, 1fr)' },
  },
});

const Answer = chakra('section', {
  base: {
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& h2': {
      fontSize: 'body',
      paddingInline: '5',
      paddingBlock: '3',
      borderBlockEnd: '1px solid {colors.line}',
    },
    '& pre': {
      padding: '5',
      overflowX: 'auto',
      fontFamily: 'mono',
      fontSize: 'small',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      outlineOffset: '-2px !important',
    },
    '& p': { padding: '5', color: 'muted' },
  },
});

const fields = ['username', 'email', 'full_name', 'password'] as const;

const blankDraft = { username: '', email: '', full_name: '' };

const blank = { ...blankDraft, password: '' };

const draft = createDraft<typeof blankDraft>('user form');

const { success, failed, noAnswer } = messages.createTestUser;

/** Where a developer tries out the creation of a user and reads the server's raw answer. */
export function UserFormScreen() {
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
      onSuccess() {
        void invalidateListUsers(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: success });
        draft.drop();
        form.reset(blank);
      },
      onError(error) {
        reportFailure(error, error.answered ? { failed } : { failed, advice: noAnswer });
        showFieldErrors(error, fields, form.setError);
      },
    },
  });
  const send = useOneAtATime(createUser);
  const answer = createUser.error ? describeError(createUser.error) : createUser.data;

  return (
    <Page>
      <PageHeader
        title="User Form"
        description="For developers: creates a user and shows the raw response."
      />
      <Columns>
        <FormLayout
          noValidate
          autoComplete="off"
          onSubmit={form.handleSubmit((data) => {
            send({ data: { ...data, email: data.email.trim() } });
          })}
        >
          <UserFields errors={errors} register={form.register} />
          <FormField label="Password" required error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register('password', requiredPassword({ label: 'Password' }))}
                autoComplete="new-password"
              />
            )}
          </FormField>
          <FormActions>
            <Button type="submit" disabled={createUser.isPending}>
              {createUser.isPending ? 'Creating...' : 'Create User'}
            </Button>
          </FormActions>
        </FormLayout>
        <Answer aria-labelledby="response" aria-live="polite">
          <h2 id="response">Response</h2>
          {answer === undefined ? (
            <p>
              {createUser.isPending ? 'Waiting for the server...' : 'What the server answers stands here.'}
            </p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, and the keyboard must reach it.
            <pre tabIndex={0}>{typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)}</pre>
          )}
        </Answer>
      </Columns>
    </Page>
  );
}

function describeError({ answered, body, status }: ApiError) {
  if (!answered) return noAnswer;
  return body ?? `Status ${status}, without a readable body`;
}
