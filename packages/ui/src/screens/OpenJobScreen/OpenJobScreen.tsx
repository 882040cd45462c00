import type { OpenJob } from '@cortex/api-client/model';
import { CircleCheck, FileX } from 'lucide-react';
import { ApplicationNotice } from '../../components/ApplicationNotice/ApplicationNotice.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { JobsPageFrame } from '../../components/JobsPageFrame/JobsPageFrame.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';

export { applicationProblems } from './applicationProblems.ts';
export { sendForm } from './sendForm.ts';

import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm.tsx';
import { JobText } from './JobText.tsx';

const Sections = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    '& > header p': { color: 'muted', marginBlockStart: '1', marginBlockEnd: '4' },
    '& > section > h2': { fontSize: 'section', marginBlockEnd: '3' },
  },
});

const Skills = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& li': {
      paddingInline: '2.5',
      paddingBlock: '0.5',
      borderRadius: 'full',
      border: '1px solid {colors.line}',
      bg: 'surface',
    },
  },
});

export type OpenJobScreenProps = Omit<ApplicationFormProps, 'action'> & {
  /** Null where it is not on a page any more. */
  job: OpenJob | null;
  listHref: string;
  formAction: string;
  /** Whether the browser comes back from an application that arrived. */
  sent?: boolean;
};

/** One open job for everybody: what it is, how an application is read, and the form. */
export function OpenJobScreen({ job, listHref, formAction, sent = false, ...form }: OpenJobScreenProps) {
  if (!job)
    return (
      <JobsPageFrame>
        <StateMessage
          icon={FileX}
          titleAs="h1"
          title="This job is not open any more."
          action={
            <ButtonLink href={listHref} variant="secondary">
              Other open jobs
            </ButtonLink>
          }
        />
      </JobsPageFrame>
    );
  const { organization, contact_email, title, place, published_at } = job;
  const skills = [...new Set(job.skills_required.split(/[,;\n]/).map((skill) => skill.trim()))].filter(
    Boolean,
  );
  if (sent)
    return (
      <JobsPageFrame organization={organization} listHref={listHref}>
        <Sections>
          <StateMessage
            icon={CircleCheck}
            titleAs="h1"
            title="Your application was sent."
            description={
              <>
                <bdi>{organization}</bdi> has it, for <bdi>{title}</bdi>. They answer by email or phone.
              </>
            }
            action={
              <ButtonLink href={listHref} variant="secondary">
                Other open jobs
              </ButtonLink>
            }
          />
          <ApplicationNotice organization={organization} contactEmail={contact_email} ahead />
        </Sections>
      </JobsPageFrame>
    );
  return (
    <JobsPageFrame organization={organization} listHref={listHref}>
      <Sections>
        <header>
          <h1 dir="auto">{title}</h1>
          <p>
            {place ? <bdi>{place}</bdi> : null}
            {place ? ' · ' : null}
            since {formatDate(published_at)}
          </p>
          <ButtonLink href="#apply">Apply</ButtonLink>
        </header>
        <section aria-label="The job">
          <JobText text={job.description} />
        </section>
        {skills.length > 0 ? (
          <section>
            <h2>What is asked for</h2>
            <Skills>
              {skills.map((skill) => (
                <li key={skill} dir="auto">
                  {skill}
                </li>
              ))}
            </Skills>
          </section>
        ) : null}
        <div id="apply">
          <Card title="Apply" description="Fields with a star are needed.">
            <ApplicationForm action={formAction} {...form} />
          </Card>
        </div>
        <ApplicationNotice organization={organization} contactEmail={contact_email} ahead />
      </Sections>
    </JobsPageFrame>
  );
}
