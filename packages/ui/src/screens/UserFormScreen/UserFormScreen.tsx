import type { ApiError } from '@cortex/api-client/http';
import { userCreateFields } from '@cortex/api-client/limits';
import { createUser } from '@cortex/api-client/users';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { UserFields } from '../../forms/UserFields/UserFields.tsx';
import { userCache, userFieldNames } from '../../forms/UserFields/userForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.form} minmax(0, 1fr)' },
  },
});

const Answer = styled('section', {
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

const fields = [...userFieldNames, 'password'] as const;

const secret = ['password'] as const;

const blank = { username: '', email: '', full_name: '', password: '' };

const draft = createDraft<Partial<typeof blank>>('user form');

const { failed, noAnswer } = messages.createTestUser;

/** Where a developer tries out the creation of a user and reads the server's raw answer. */
export function UserFormScreen() {
  const user = useDraftForm({ draft, record: blank, fields, secret });
  const save = useSave({
    call: createUser,
    messages: messages.createTestUser,
    getFailureTexts: (error) => (error.answered ? { failed } : { failed, advice: noAnswer }),
    form: user,
    writeCache: userCache.refresh,
  });
  const answer = save.error ? describeError(save.error) : save.saved;

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
          onSubmit={user.form.handleSubmit((values) => {
            save.send({ ...values, email: values.email.trim() });
          })}
        >
          <DraftNote of={user} typedOn={save.typedOn} />
          <UserFields of={user} />
          <TextField
            of={user}
            name="password"
            label="Password"
            limits={userCreateFields.password}
            kind="password"
            autoComplete="new-password"
          />
          <FormFoot save={{ ...save, failure: null }} label="Create User" sendingLabel="Creating..." />
        </FormLayout>
        <Answer aria-labelledby="response" aria-live="polite">
          <h2 id="response">Response</h2>
          {answer === undefined ? (
            <p>{save.sending ? 'Waiting for the server...' : 'The server’s answer appears here.'}</p>
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
