import { Input } from '@chakra-ui/react/input';
import { publicationInputFields } from '@cortex/api-client/extensionFields';
import type { Job } from '@cortex/api-client/model';
import { publishJob, unpublishJob } from '@cortex/api-client/publication';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { PanelSection } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatDate } from '../../formatDate.ts';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { jobCache } from '../../forms/JobFields/jobForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { useJobsPage } from '../../lists/jobsPage/useJobsPage.ts';
import { styled } from '../../theme/styled.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBlockStart: '2',
} as const;

const Buttons = styled('div', { base: row });

const PlaceForm = styled('form', {
  base: {
    ...row,
    '& label': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
    },
    '& input': { flex: '1 1 180px', width: 'auto', minWidth: 0 },
  },
});

const { publishJob: publishing, unpublishJob: unpublishing } = extensionMessages;

type Values = { place: string };

const fields = ['place'] as const;
const drafts = createDrafts<Partial<Values>>('place of a job');

/** Puts a job on the organization's public page and takes it off; nothing where the page is off or the server has none. */
export function JobPublication({ job }: { job: Job }) {
  const { data: page } = useJobsPage();
  if (!page?.is_on) return null;
  const { publication } = job;
  return (
    <PanelSection>
      <h2>Public jobs page</h2>
      {publication ? (
        <Published job={job} since={publication.published_at} place={publication.place} pageUrl={page.url} />
      ) : (
        <Unpublished job={job} />
      )}
    </PanelSection>
  );
}

type PublishedProps = { job: Job; since: string; place: string | undefined; pageUrl: string };

function Published({ job: { id }, since, place, pageUrl }: PublishedProps) {
  const save = useSave<Job, void>({
    call: () => unpublishJob(id),
    messages: unpublishing,
    writeCache: (queryClient, saved) => jobCache.put(queryClient, { ...saved, publication: undefined }),
    writeCacheOnFailure: jobCache.refreshAfter404,
  });
  return (
    <>
      <p>
        Everybody can read it and apply, since {formatDate(since)}.{' '}
        {place ? (
          <>
            Place: <bdi>{place}</bdi>
          </>
        ) : null}
      </p>
      <Buttons>
        <ButtonLink
          href={`${pageUrl}/${id}`}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="small"
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          Open Page
        </ButtonLink>
        <Button variant="secondary" size="small" disabled={save.sending} onClick={() => save.send()}>
          {save.sending ? 'Taking off...' : 'Take Off'}
        </Button>
      </Buttons>
      {save.failure ? <FormError {...save.failure} /> : null}
    </>
  );
}

function Unpublished({ job: { id } }: { job: Job }) {
  const inputId = useId();
  const edit = useDraftForm<Values>({ draft: drafts(id), record: { place: '' }, fields });
  const save = useSave({
    call: ({ place }: Values) => publishJob(id, { place }),
    messages: publishing,
    form: edit,
    writeCache: (queryClient, saved) => jobCache.put(queryClient, saved),
    writeCacheOnFailure: jobCache.refreshAfter404,
  });
  return (
    <>
      <PlaceForm onSubmit={edit.form.handleSubmit((values) => save.send(values))}>
        <label htmlFor={inputId}>Place</label>
        <Input
          id={inputId}
          placeholder="Place, like Rotterdam or remote"
          autoComplete="off"
          dir="auto"
          maxLength={publicationInputFields.place.maxLength}
          {...edit.form.register('place')}
        />
        <Button type="submit" variant="secondary" disabled={save.sending}>
          {save.sending ? 'Putting on...' : 'Put on Jobs Page'}
        </Button>
      </PlaceForm>
      {save.failure ? <FormError {...save.failure} /> : null}
    </>
  );
}
