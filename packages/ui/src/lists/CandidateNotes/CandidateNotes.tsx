import { useListCandidateNotes } from '@cortex/api-client/notes';
import { useId } from 'react';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { CandidateMail } from '../CandidateMail/CandidateMail.tsx';
import type { Recipient } from '../CandidateMail/recipient.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { NoteForm } from './NoteForm.tsx';

const List = styled('ol', {
  base: {
    listStyle: 'none',
    marginBlockStart: '4',
    borderBlockStart: '1px solid {colors.line}',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2',
      alignItems: 'start',
      paddingBlock: '2.5',
      borderBlockEnd: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
      _last: { borderBlockEnd: 0 },
    },
    '& .meta': { color: 'muted', fontSize: 'small', paddingBlock: '1' },
    '& .subject, & .interview, & .attachments': { gridColumn: '1 / -1' },
    '& .subject': { fontWeight: 'medium' },
    '& .interview': { color: 'muted', fontSize: 'small', marginBlockEnd: '1', outline: 'none' },
    '& .interview > strong': { color: 'text', fontWeight: 'medium' },
    '& .attachments': { listStyle: 'none', color: 'muted', fontSize: 'small', marginBlockEnd: '1' },
    '& .attachments > li': { position: 'relative', paddingInlineStart: '5' },
    '& .attachments svg': { position: 'absolute', insetInlineStart: 0, insetBlockStart: '0.5' },
    '& .text': { gridColumn: '1 / -1', whiteSpace: 'pre-line' },
    '& mark': { bg: 'accentSubtle', color: 'inherit', borderRadius: '3px' },
    '& .question': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlockStart: '2',
    },
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    '& > h2': { color: 'muted', fontSize: 'small', fontWeight: 'normal', letterSpacing: '0' },
  },
});

type CandidateNotesProps = { candidate: Recipient };

/** What people of the organization wrote about a candidate, newest first, and the form for one more. Nothing where the server keeps none. */
export function CandidateNotes({ candidate }: CandidateNotesProps) {
  const { id: candidateId } = candidate;
  const id = useId();
  const notes = useListCandidateNotes(candidateId, { query: { retry: false } });
  const lacking = isUnsupported(notes.error);
  useReportedFailure(lacking ? null : notes, extensionMessages.loadNotes);
  if (lacking || (!notes.error && !notes.data)) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <Head>
        <h2 id={id}>Team notes</h2>
        <CandidateMail candidate={candidate} />
      </Head>
      {notes.data ? (
        <>
          <NoteForm candidateId={candidateId} />
          {notes.data.length > 0 ? (
            <List>
              {notes.data.map((note) => (
                <NoteEntry key={note.id} candidate={candidate} note={note} />
              ))}
            </List>
          ) : null}
        </>
      ) : (
        <SectionFailure
          {...describeFailure(notes.error, extensionMessages.loadNotes)}
          retrying={notes.isFetching}
          onRetry={notes.refetch}
        />
      )}
    </PanelSection>
  );
}
