import type { OpenJobs } from '@cortex/api-client/model';
import { Briefcase, CloudOff, FileX } from 'lucide-react';
import { JobsPageFrame } from '../../components/JobsPageFrame/JobsPageFrame.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';

const Lead = styled('p', { base: { color: 'muted', marginBlockStart: '1', marginBlockEnd: '6' } });

const List = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& a': {
      display: 'block',
      padding: '4',
      bg: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      textDecoration: 'none',
      transition: 'border-color {durations.quick} {easings.out}',
      _hover: { borderColor: 'edge', bg: 'hovered' },
    },
    '& h2': { fontSize: 'lead', fontWeight: 'medium' },
    '& p': { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
  },
});

const failures = {
  gone: {
    icon: FileX,
    title: 'There is no such page.',
    description: 'The company may have taken it down, or the address has a mistake in it.',
  },
  unavailable: {
    icon: CloudOff,
    title: 'This page cannot be shown right now.',
    description: 'Load it again in a minute.',
  },
};

export type OpenJobsScreenProps = {
  /** `gone` where the address is nobody's or the page is off, `unavailable` where the server does not answer. */
  page: OpenJobs | keyof typeof failures;
  getJobHref: (job: { id: string }) => string;
};

/** What an organization looks for, for everybody: each job leads to its own page, where one applies. */
export function OpenJobsScreen({ page, getJobHref }: OpenJobsScreenProps) {
  if (typeof page === 'string')
    return (
      <JobsPageFrame>
        <StateMessage titleAs="h1" {...failures[page]} />
      </JobsPageFrame>
    );
  const { organization, jobs } = page;
  return (
    <JobsPageFrame organization={organization}>
      <h1>Open jobs</h1>
      <Lead>
        at <bdi>{organization}</bdi>
      </Lead>
      {jobs.length === 0 ? (
        <StateMessage
          icon={Briefcase}
          title="No job is open right now."
          description="Look again in some weeks."
        />
      ) : (
        <List>
          {jobs.map((job) => (
            <li key={job.id}>
              <a href={getJobHref(job)}>
                <h2 dir="auto">{job.title}</h2>
                <p>
                  {job.place ? <bdi>{job.place}</bdi> : null}
                  {job.place ? ' · ' : null}
                  since {formatDate(job.published_at)}
                </p>
              </a>
            </li>
          ))}
        </List>
      )}
    </JobsPageFrame>
  );
}
