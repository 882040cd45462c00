import { jobsPageInputFields } from '@cortex/api-client/extensionFields';
import type { JobsPage, JobsPageInput } from '@cortex/api-client/model';
import { getGetJobsPageQueryKey, updateJobsPage } from '@cortex/api-client/publication';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const State = styled('div', {
  base: {
    maxWidth: 'form',
    marginBlockEnd: '5',
    '& p + p': { color: 'muted', marginBlockStart: '1' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
    },
  },
});

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SHORTEST = 3;

const fields = ['address'] as const;
const drafts = createDrafts<Partial<Values>>('jobs page');

type Values = Pick<JobsPageInput, 'address'>;

/** Turns the page on or off, and gives it its address. */
export function JobsPageForm({ page }: { page: JobsPage }) {
  const { is_on, address, url } = page;
  const [draft] = useState(() => drafts('organization'));
  const edit = useDraftForm<Values>({ draft, record: { address }, fields });
  const save = useSave({
    call: (input: JobsPageInput) => updateJobsPage(input),
    messages: extensionMessages.updateJobsPage,
    form: edit,
    writeCache: (queryClient, saved) => queryClient.setQueryData(getGetJobsPageQueryKey(), saved),
  });

  return (
    <>
      <State>
        {is_on ? (
          <>
            <p>
              The page is on:{' '}
              <a href={url} target="_blank" rel="noreferrer">
                {url}
                <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
              </a>
            </p>
            <p>
              It shows the jobs that were put on it, each in its own panel of Active Jobs, and the
              organization’s name and contact address.
            </p>
          </>
        ) : (
          <>
            <p>The page is off. Nobody can read it.</p>
            <p>
              Once it is on, everybody can read the jobs that are put on it, and the organization’s name and
              contact address, and apply. Who applies is a new candidate in the job’s first stage.
            </p>
          </>
        )}
      </State>
      <FormLayout
        noValidate
        onSubmit={edit.form.handleSubmit((values) => save.send({ is_on: true, ...values }))}
      >
        <DraftNote of={edit} typedOn={save.typedOn} />
        <TextField
          of={edit}
          name="address"
          label="Address"
          limits={jobsPageInputFields.address}
          hint={`The end of ${url.slice(0, -address.length)}…`}
          check={checkAddress}
          autoCapitalize="none"
        />
        <FormFoot
          save={save}
          label={is_on ? 'Save Address' : 'Turn On'}
          sendingLabel={is_on ? 'Saving...' : 'Turning on...'}
        />
        {is_on ? (
          <FormActions>
            <Button
              variant="secondary"
              disabled={save.sending}
              onClick={() => save.send({ is_on: false, address })}
            >
              Turn Off
            </Button>
          </FormActions>
        ) : null}
      </FormLayout>
    </>
  );
}

function checkAddress(value: string): true | string {
  const address = value.trim();
  if (ADDRESS.test(address) && address.length >= SHORTEST) return true;
  return 'Use small letters, digits and single hyphens, at least three of them.';
}
