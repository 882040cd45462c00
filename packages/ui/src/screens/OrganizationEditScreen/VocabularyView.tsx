import {
  getListVocabularyQueryKey,
  removeVocabularyTerm,
  useListVocabulary,
} from '@cortex/api-client/analysis';
import type { Vocabulary, VocabularyTerm } from '@cortex/api-client/model';
import { BookA, ServerOff } from 'lucide-react';
import { useState } from 'react';
import { FormError } from '../../components/FormError/FormError.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { ExportButton } from '../../transfer/ExportButton.tsx';
import { TermForm } from './TermForm.tsx';
import { TermRow } from './TermRow.tsx';

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    marginBlockEnd: '3',
    '& p': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  },
});

const Refusal = styled('div', { base: { marginBlockEnd: '3' } });

const Terms = styled('ul', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '2.5',
      paddingInline: { base: '4', md: '5' },
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    // On a phone the words need the width.
    '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: '1', marginInlineStart: { base: '-3', md: 0 } },
    '& .words': { fontWeight: 'medium' },
    '& .meta': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  },
});

const { loadVocabulary } = extensionMessages;

/** The organization's own words for criteria: to read, add to, edit, remove from and export. */
export function VocabularyView() {
  const vocabulary = useListVocabulary({ query: { staleTime: 0 } });
  const lacking = isUnsupported(vocabulary.error);
  const [editedId, setEditedId] = useState<string>();
  useReportedFailure(lacking ? null : vocabulary, loadVocabulary);
  const { send, sending, failure } = useSave<unknown, VocabularyTerm>({
    call: ({ id }) => removeVocabularyTerm(id),
    messages: extensionMessages.removeVocabularyTerm,
    writeCache: (queryClient, _, { id }) => {
      const queryKey = getListVocabularyQueryKey();
      queryClient.setQueryData<Vocabulary>(
        queryKey,
        (known) => known && { ...known, terms: known.terms.filter((one) => one.id !== id) },
      );
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  if (lacking) {
    return (
      <StateMessage
        icon={ServerOff}
        title="This server keeps no vocabulary."
        description="Servers with this extension let people agree which words count as a criterion."
      />
    );
  }
  if (!vocabulary.data && vocabulary.error) {
    return (
      <LoadError
        {...describeFailure(vocabulary.error, loadVocabulary)}
        retrying={vocabulary.isFetching}
        onRetry={() => void vocabulary.refetch()}
      />
    );
  }
  if (!vocabulary.data) {
    return (
      <LoadingRegion label="Loading the vocabulary...">
        <Skeleton height="72px" marginBlockEnd="6" />
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="62px" marginBlockEnd="2" />
        ))}
      </LoadingRegion>
    );
  }
  const { terms, version } = vocabulary.data;
  return (
    <>
      <TermForm />
      {failure ? (
        <Refusal>
          <FormError {...failure} />
        </Refusal>
      ) : null}
      {terms.length === 0 ? (
        <StateMessage
          icon={BookA}
          title="No words are agreed yet."
          description="Correct a finding in an analysis: where the same words stand in other candidates, Cortex asks whether they count there, too."
        />
      ) : (
        <>
          <Head>
            <p>
              {terms.length === 1 ? '1 term' : `${terms.length.toLocaleString('en-US')} terms`}, version{' '}
              {version}
            </p>
            <ExportButton
              kind="vocabulary"
              write={async () => (await import('./vocabularyCsv.ts')).vocabularyCsv(terms)}
            />
          </Head>
          <Terms aria-label="Vocabulary">
            {terms.map((term) => (
              <li key={term.id}>
                <TermRow
                  term={term}
                  isNew={term.id === editedId}
                  removing={sending}
                  onRemove={send}
                  onEdited={({ id }) => setEditedId(id)}
                />
              </li>
            ))}
          </Terms>
        </>
      )}
    </>
  );
}
