import type { Job } from '@cortex/api-client/model';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../components/DetailPanel/FactList.tsx';
import { formatDate } from '../../formatDate.ts';

export type JobPanelProps = { job: Job; onClose: () => void };

export function JobPanel({ job, onClose }: JobPanelProps) {
  const { title, description, skills_required, created_at, created_by } = job;
  return (
    <DetailPanel
      title={title}
      subtitle={created_at ? `Created ${formatDate(created_at)}` : undefined}
      onClose={onClose}
    >
      <FactList
        facts={[
          { label: 'Skills required', value: skills_required },
          { label: 'Description', value: description },
          ...(created_by ? [{ label: 'Created by', value: created_by.full_name }] : []),
        ]}
      />
    </DetailPanel>
  );
}
