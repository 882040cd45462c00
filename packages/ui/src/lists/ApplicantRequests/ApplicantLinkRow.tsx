import { Input } from '@chakra-ui/react/input';
import {
  createApplicantLink,
  getListApplicantRequestsQueryKey,
  revokeApplicantLink,
} from '@cortex/api-client/applicants';
import type { ApplicantLink, ApplicantLinkState } from '@cortex/api-client/model';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { formatDate } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    marginBlockStart: '1',
    '& label': { display: 'block', fontWeight: 'medium', marginBlockEnd: '1.5' },
    '& .hint': { color: 'muted', fontSize: 'small' },
  },
});

const Buttons = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Field = styled('div', { base: { display: 'flex', gap: '2', '& input': { minWidth: 0, flex: 1 } } });

type ApplicantLinkRowProps = {
  candidateId: string;
  link: ApplicantLinkState | undefined;
  canEdit: boolean;
};

/** Makes and ends the link for the person who applied. A new one is shown once. */
export function ApplicantLinkRow({ candidateId, link, canEdit }: ApplicantLinkRowProps) {
  const id = useId();
  const [made, setMade] = useState<ApplicantLink | null>(null);
  const refresh = { queryKey: getListApplicantRequestsQueryKey(candidateId) };
  const create = useSave<ApplicantLink, void>({
    call: () => createApplicantLink(candidateId),
    messages: extensionMessages.createApplicantLink,
    writeCache: (queryClient) => void queryClient.invalidateQueries(refresh),
    onDone: setMade,
  });
  const revoke = useSave<unknown, void>({
    call: () => revokeApplicantLink(candidateId),
    messages: extensionMessages.revokeApplicantLink,
    writeCache: (queryClient) => void queryClient.invalidateQueries(refresh),
    onDone: () => setMade(null),
  });
  const state = made ?? link;

  async function copy() {
    if (!made) return;
    await navigator.clipboard.writeText(made.url);
    showToast({ kind: 'success', title: 'Link copied.' });
  }

  return (
    <Row>
      {made ? (
        <div>
          <label htmlFor={id}>Link for the applicant</label>
          <Field>
            <Input id={id} readOnly value={made.url} onFocus={(event) => event.currentTarget.select()} />
            <Button variant="secondary" onClick={() => void copy()}>
              <Copy size={16} strokeWidth={1.75} aria-hidden="true" />
              Copy
            </Button>
          </Field>
        </div>
      ) : null}
      <p className={state ? undefined : 'hint'}>
        {made
          ? `It is shown this once, and works until ${formatDate(made.expires_at)}. Send it to the applicant alone: whoever has it can read the page.`
          : link
            ? `${link.by.full_name ?? 'A deleted user'} made a link, which works until ${formatDate(link.expires_at)}.`
            : 'By a link the applicant reads, without signing in, what was found in their resume, and can say what is wrong.'}
      </p>
      {canEdit ? (
        <Buttons>
          <Button variant="secondary" size="small" disabled={create.sending} onClick={() => create.send()}>
            <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />
            {create.sending ? 'Making the link...' : state ? 'New link' : 'Link for the applicant'}
          </Button>
          {state ? (
            <Button variant="quiet" size="small" disabled={revoke.sending} onClick={() => revoke.send()}>
              <Link2Off size={16} strokeWidth={1.75} aria-hidden="true" />
              {revoke.sending ? 'Ending the link...' : 'End the link'}
            </Button>
          ) : null}
        </Buttons>
      ) : null}
    </Row>
  );
}
