import { chakra } from '@chakra-ui/react/styled-system';
import { useShareCandidate } from '@cortex/api-client/candidates';
import type { User } from '@cortex/api-client/model';
import { useListUsers } from '@cortex/api-client/users';
import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { TextArea } from '../../components/FormField/TextArea.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure, useReportedFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import { useDebounced } from './useDebounced.ts';

const PAUSE_MS = 200;
const MAX_NOTE_LENGTH = 2_000;

const widths = ['220px', '180px', '240px'];

const Placeholder = chakra('div', {
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

const blank = { candidateId: '', note: '' };

const draft = createDraft<typeof blank>('share note');

export type ShareFormProps = { candidateId: string; upgradeHref: string; onClose: () => void };

/** Whom to share a candidate with, and what to tell them. What was typed stays when the server refuses. */
export function ShareForm({ candidateId, upgradeHref, onClose }: ShareFormProps) {
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [recipient, setRecipient] = useState<User | null>(null);
  const [note, setNote] = useState(() => {
    const kept = draft.read();
    return kept?.candidateId === candidateId ? kept.note : '';
  });
  const noteInput = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(note);
  const getDraft = useCallback(
    () => ({ candidateId: typed.current ? candidateId : '', note: typed.current }),
    [candidateId],
  );
  useKeptDraft(draft, getDraft, blank);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const wanted = useDebounced(query.trim(), PAUSE_MS);
  const users = useListUsers(wanted ? { query: wanted } : undefined, {
    query: { placeholderData: keepPreviousData },
  });
  useReportedFailure(users.error, messages.searchUsers);
  const people = users.data?.filter(({ is_self }) => !is_self);
  const shareCandidate = useShareCandidate({
    mutation: {
      onSuccess: () => showToast({ kind: 'success', title: messages.shareCandidate.success }),
      onError(error) {
        reportFailure(error, messages.shareCandidate);
        setProblems(error.fieldErrors);
        if (error.fieldErrors.shared_with_user_id) search.current?.focus();
        else if (error.fieldErrors.note) noteInput.current?.focus();
      },
    },
  });
  const send = useOneAtATime(shareCandidate);
  const { error, isPending } = shareCandidate;

  function close() {
    typed.current = '';
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const length = note.length.toLocaleString('en-US');
    const found: Record<string, string> = {};
    if (!recipient) found.shared_with_user_id = 'Choose a person.';
    if (note.length > MAX_NOTE_LENGTH) found.note = `Note has ${length} characters; the limit is 2,000.`;
    setProblems(found);
    if (!recipient) search.current?.focus();
    if (!recipient || found.note) return;
    send(
      { data: { candidate_id: candidateId, shared_with_user_id: recipient.id, note } },
      { onSuccess: close },
    );
  }

  return (
    <FormLayout noValidate onSubmit={handleSubmit}>
      <FormField
        label="Share with"
        required
        hint={recipient ? `Chosen: ${recipient.full_name}` : ''}
        error={problems.shared_with_user_id}
      >
        {(control) => (
          <>
            <TextInput
              {...control}
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
          </>
        )}
      </FormField>
      <FormField label="Note" hint="They read it beside the candidate." error={problems.note}>
        {(control) => (
          <TextArea
            {...control}
            ref={noteInput}
            minHeight="80px"
            maxHeight="160px"
            rows={3}
            dir="auto"
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              typed.current = event.target.value;
            }}
          />
        )}
      </FormField>
      {/* The toasts are out of reach, and silent, while a modal dialog is open. */}
      <div role="alert">
        {error ? (
          <FormError
            {...describeFailure(error, messages.shareCandidate)}
            action={
              error.code === 'upgrade_required'
                ? { label: 'See what an upgrade adds', href: upgradeHref }
                : undefined
            }
          />
        ) : null}
      </div>
      <FormActions>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Sharing...' : 'Share'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </FormActions>
    </FormLayout>
  );
}
