import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateSummary } from '@cortex/api-client/model';
import { FileSearch } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { type Fact, FactList } from '../../components/DetailPanel/FactList.tsx';
import { formatDate } from '../../formatDate.ts';

const Shared = chakra('div', {
  base: {
    padding: '3',
    marginBlockEnd: '5',
    borderRadius: 'control',
    bg: 'accentSubtle',
    overflowWrap: 'anywhere',
    '& p': { fontWeight: 'medium' },
  },
});

export type CandidatePanelProps = {
  candidate: CandidateSummary;
  analysisHref: string;
  candidateHref: string;
  onClose: () => void;
};

export function CandidatePanel({ candidate, analysisHref, candidateHref, onClose }: CandidatePanelProps) {
  const { name, shared_by, share_note } = candidate;
  return (
    <DetailPanel
      title={name}
      subtitle={candidate.created_at ? `Added ${formatDate(candidate.created_at)}` : undefined}
      onClose={onClose}
      actions={
        <>
          <ButtonLink href={analysisHref}>
            <FileSearch size={16} strokeWidth={1.75} aria-hidden="true" />
            Analyze Resume
          </ButtonLink>
          <ButtonLink href={candidateHref} variant="secondary">
            {candidate.has_resume ? 'Details and resume' : 'Details'}
          </ButtonLink>
        </>
      }
    >
      {shared_by ? (
        <Shared>
          <p>Shared by {shared_by.full_name}</p>
          {share_note ? <blockquote dir="auto">{share_note}</blockquote> : null}
        </Shared>
      ) : null}
      <FactList facts={getFacts(candidate)} />
    </DetailPanel>
  );
}

function getFacts({ email, phone, skills, notes, ...candidate }: CandidateSummary): Fact[] {
  return [
    { label: 'Email', value: email ? <a href={`mailto:${email}`}>{email}</a> : '' },
    { label: 'Phone', value: phone },
    { label: 'Skills', value: skills },
    { label: 'Resume', value: describeResume(candidate) },
    { label: 'Notes', value: notes },
  ];
}

function describeResume({
  has_resume,
  resume_file_name,
  resume_reading,
}: Pick<CandidateSummary, 'has_resume' | 'resume_file_name' | 'resume_reading'>): string {
  if (!has_resume) return has_resume === false ? 'None yet' : '';
  const name = resume_file_name ?? 'On file';
  return resume_reading === 'no_text' ? `${name}, without readable text` : name;
}
