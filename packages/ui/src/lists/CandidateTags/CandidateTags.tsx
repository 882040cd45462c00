import { Input } from '@chakra-ui/react/input';
import {
  getCandidate,
  getGetCandidateQueryKey,
  getListCandidatesQueryKey,
} from '@cortex/api-client/candidates';
import type { ApiError } from '@cortex/api-client/http';
import { tagsLimits } from '@cortex/api-client/limits';
import type { Candidate, CandidateSummary, CandidateTags as Tags } from '@cortex/api-client/model';
import { setCandidateTags } from '@cortex/api-client/notes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { reportFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { changeTags, hasTag, type TagChange } from './changeTags.ts';
import { describeLength } from './tagLength.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    marginBlockStart: '4',
    '& ul': { display: 'contents', listStyle: 'none' },
    '& li': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '7',
      maxWidth: 'full',
      paddingInlineStart: '2.5',
      borderRadius: 'full',
      bg: 'accentSubtle',
      fontSize: 'small',
    },
    '& li > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& li > button': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '7',
      height: '7',
      borderRadius: 'full',
      color: 'muted',
      cursor: 'pointer',
      _hover: { color: 'inherit' },
    },
    '& .said': { flexBasis: '100%', color: 'muted', fontSize: 'small', _empty: { display: 'none' } },
    '& .said.wrong': { color: 'bad' },
    /* As wide as what is typed. */
    '& input': {
      fieldSizing: 'content',
      width: 'auto',
      minWidth: '132px',
      maxWidth: 'full',
      minHeight: '7',
      height: '7',
      fontSize: 'small',
      paddingBlock: 0,
    },
    '& input::-webkit-calendar-picker-indicator': { display: 'none !important' },
  },
});

type CandidateTagsProps = { candidate: CandidateSummary };

/** The tags of a candidate, each removed with its button; Enter adds one. Nothing where the server keeps none. */
export function CandidateTags({ candidate: { id, tags } }: CandidateTagsProps) {
  const listId = useId();
  const sayId = useId();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const mutationKey = ['tags', id];
  const save = useMutation<Tags, ApiError, TagChange, { before: string[] }>({
    mutationKey,
    async mutationFn(change) {
      // A colleague may have added one meanwhile.
      const { tags: current = tags ?? [] } = await getCandidate(id);
      return setCandidateTags(id, { tags: changeTags(current, change) });
    },
    // One after the other, so that the last change is what stands.
    scope: { id: `tags ${id}` },
    onMutate(change) {
      show(changeTags(tags ?? [], change));
      return { before: tags ?? [] };
    },
    onSuccess({ tags: kept }) {
      // What was changed since then is on its way and already shown.
      if (queryClient.isMutating({ mutationKey }) === 1) show(kept);
    },
    onError(error, change, context) {
      if (context) show(context.before);
      if ('add' in change) setTyped((since) => since || change.add);
      reportFailure(error, extensionMessages.setTags);
      void queryClient.invalidateQueries({ queryKey: getListCandidatesQueryKey() });
      void queryClient.invalidateQueries({ queryKey: getGetCandidateQueryKey(id) });
    },
  });
  if (!tags) return null;

  const tag = typed.trim().replace(/\s+/g, ' ');
  const letters = tag.length;
  const tooLong = letters > tagsLimits.letters;
  const said = describeLength(letters);

  function show(wanted: string[]) {
    queryClient.setQueryData<CandidateSummary[]>(getListCandidatesQueryKey(), (list) =>
      list?.map((one) => (one.id === id ? { ...one, tags: wanted } : one)),
    );
    queryClient.setQueryData<Candidate>(
      getGetCandidateQueryKey(id),
      (details) => details && { ...details, tags: wanted },
    );
  }

  function add(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !tags) return;
    event.preventDefault();
    if (tag === '' || tooLong || tags.length >= tagsLimits.most) return;
    if (!hasTag(tags, tag)) save.mutate({ add: tag });
    setTyped('');
  }

  const full = tags.length >= tagsLimits.most;
  return (
    <Row role="group" aria-label="Tags">
      {tags.length > 0 ? (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              <span dir="auto" title={tag}>
                {tag}
              </span>
              <button
                type="button"
                aria-label={`Remove tag ${tag}`}
                onClick={(event) => {
                  findNext(event.currentTarget)?.focus();
                  save.mutate({ remove: tag });
                }}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {full ? null : (
        <Input
          aria-label="Add a tag"
          placeholder="Add a tag"
          list={listId}
          aria-invalid={tooLong}
          aria-describedby={said ? sayId : undefined}
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={add}
        />
      )}
      <p id={sayId} className={tooLong ? 'said wrong' : 'said'} role="status">
        {said}
      </p>
      <datalist id={listId}>
        {listKnown(queryClient.getQueryData<CandidateSummary[]>(getListCandidatesQueryKey())).map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </Row>
  );
}

/** What has the focus once a tag is gone: the button of the next one, or the field. */
function findNext(button: HTMLElement): HTMLElement | null | undefined {
  const tag = button.closest('li');
  const other = tag?.nextElementSibling ?? tag?.previousElementSibling;
  return (other ?? button.closest('[role=group]'))?.querySelector(other ? 'button' : 'input');
}

/** All tags that some candidate has, each once. */
function listKnown(candidates: readonly CandidateSummary[] = []): string[] {
  return [...new Set(candidates.flatMap(({ tags = [] }) => tags))].toSorted((one, other) =>
    one.localeCompare(other),
  );
}
