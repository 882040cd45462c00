import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { getListSharesQueryKey, shareCandidate } from '@cortex/api-client/candidates';
import { candidateShareFields } from '@cortex/api-client/limits';
import type { User } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import { createDrafts } from '../../forms/drafts/store.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useDebounced } from '../../forms/useDebounced.ts';
import { useSave } from '../../forms/useSave.ts';
import { createTextCheck } from '../../forms/validation.ts';
import { styled } from '../../theme/styled.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

const PAUSE_MS = 200;

const widths = ['220px', '180px', '240px'];

const Placeholder = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: '150px',
    padding: '3',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    color: 'muted',
    textAlign: 'center',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
});

const fields = ['shared_with_user_id', 'note'] as const;

const checkNote = createTextCheck('Note', candidateShareFields.note);

const notes = createDrafts<{ note: string }>('share notes');

type ShareFormProps = { candidateId: string; upgradeHref: string; onClose: () => void };

/** Whom to share a candidate with, and what to tell them. What was typed stays when the server refuses. */
export function ShareForm({ candidateId, upgradeHref, onClose }: ShareFormProps) {
  const search = useRef<HTMLInputElement>(null);
  const noteInput = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => notes(candidateId));
  const [query, setQuery] = useState('');
  const [recipient, setRecipient] = useState<User | null>(null);
  const [note, setNote] = useState(() => draft.read()?.note ?? '');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const wanted = useDebounced(query.trim(), PAUSE_MS);
  const users = useListUsers(wanted ? { query: wanted } : undefined, {
    query: { placeholderData: keepPreviousData },
  });
  useReportedFailure(users, messages.searchUsers);
  const people = useMemo(
    () => users.data && sortPeople(users.data.filter(({ is_self }) => !is_self)),
    [users.data],
  );
  const save = useSave({
    call: shareCandidate,
    messages: messages.shareCandidate,
    form: {
      fields,
      draft,
      getValues: () => ({ recipientId: recipient?.id, note: noteInput.current?.value ?? note }),
      showRefusals: showProblems,
      clear: draft.drop,
    },
    writeCache(queryClient) {
      candidateCache.refresh(queryClient);
      void queryClient.invalidateQueries({ queryKey: getListSharesQueryKey(candidateId) });
    },
    onDone: onClose,
  });

  function showProblems(found: Readonly<Record<string, string>>) {
    setProblems(found);
    if (found.shared_with_user_id) search.current?.focus();
    else if (found.note) noteInput.current?.focus();
  }

  function write(text: string) {
    setNote(text);
    if (text) draft.keep({ note: text });
    else draft.drop();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const noteProblem = checkNote(note);
    showProblems({
      ...(recipient ? {} : { shared_with_user_id: 'Choose a person.' }),
      ...(noteProblem === true ? {} : { note: noteProblem }),
    });
    if (!recipient || noteProblem !== true) return;
    save.send({ candidate_id: candidateId, shared_with_user_id: recipient.id, note });
  }

  return (
    <FormLayout noValidate onSubmit={handleSubmit}>
      <FormField
        label="Share with"
        required
        hint={recipient ? `Chosen: ${recipient.full_name}` : ''}
        error={problems.shared_with_user_id}
      >
        <Input
          ref={search}
          type="search"
          placeholder="Search by name or email"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {people ? (
          people.length > 0 ? (
            <PeoplePicker
              label="People"
              people={people}
              stale={users.isPlaceholderData}
              selectedId={recipient?.id}
              onSelect={({ person }) => {
                setRecipient(person);
                setProblems({});
              }}
            />
          ) : (
            <Placeholder role="status">
              {wanted
                ? `Nobody else’s name or email contains “${wanted}”.`
                : 'There is nobody else in your organization yet.'}
            </Placeholder>
          )
        ) : users.error ? (
          <Placeholder role="alert">
            {describeFailure(users.error, messages.searchUsers).title}
            <Button
              variant="secondary"
              size="small"
              disabled={users.isFetching}
              onClick={() => void users.refetch()}
            >
              Retry
            </Button>
          </Placeholder>
        ) : (
          <Placeholder>
            <LoadingRegion label="Loading users...">
              {widths.map((width) => (
                <Skeleton key={width} height="12px" width={width} marginBlock="4" />
              ))}
            </LoadingRegion>
          </Placeholder>
        )}
      </FormField>
      <FormField label="Note" hint="They see it with the candidate." error={problems.note}>
        <Textarea
          ref={noteInput}
          minHeight="80px"
          maxHeight="160px"
          rows={3}
          dir="auto"
          value={note}
          onChange={(event) => write(event.target.value)}
        />
      </FormField>
      {/* The toasts are out of reach, and silent, while a modal dialog is open. */}
      <div role="alert">
        <FormFoot
          save={save}
          label="Share"
          sendingLabel="Sharing..."
          upgradeHref={upgradeHref}
          cancel={{
            onClick() {
              draft.drop();
              onClose();
            },
          }}
        />
      </div>
    </FormLayout>
  );
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** By name; people of one name by their email. */
function sortPeople(people: readonly User[]): User[] {
  return people.toSorted((a, b) => compare(a.full_name, b.full_name) || compare(a.email, b.email));
}
