import { LifeBuoy } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { styled } from '../../theme/styled.tsx';
import { type Topic, VideoPlaceholder } from './VideoPlaceholder.tsx';

const Welcome = styled('section', {
  base: {
    maxWidth: 'text',
    marginBlockEnd: '8',
    '& h2': { fontSize: 'section', marginBlockEnd: '2' },
    '& p': { textWrap: 'pretty' },
    '& p + p': { color: 'muted', marginBlockStart: '3' },
  },
});

const Videos = styled('section', { base: { '& h2': { fontSize: 'lead', marginBlockEnd: '3' } } });

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    listStyle: 'none',
  },
});

const Help = styled('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4',
    marginBlockStart: '8',
    padding: '5',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& > div': { flex: '1 1 220px' },
    '& h2': { fontSize: 'lead' },
    '& p': { color: 'muted' },
  },
});

const topics: { topic: Topic; title: string; description: string }[] = [
  {
    topic: 'jobs',
    title: 'Job Management',
    description: 'Describe a job so that resumes can be read for what it asks.',
  },
  {
    topic: 'candidates',
    title: 'Candidate Management',
    description: 'Add people and their resumes, analyse, compare and share them.',
  },
  {
    topic: 'users',
    title: 'User Management',
    description: 'Give colleagues an account and decide who is an admin.',
  },
  {
    topic: 'performance',
    title: 'Performance Insights',
    description: 'See what was filled and shared, by person and over time.',
  },
];

export type AboutCortexScreenProps = { supportHref: string };

/** Where a person learns what Cortex does and how to begin. */
export function AboutCortexScreen({ supportHref }: AboutCortexScreenProps) {
  return (
    <Page>
      <PageHeader title="About Cortex" description="What it does, and how to begin." />
      <Welcome aria-labelledby="welcome">
        <h2 id="welcome">Welcome to Cortex</h2>
        <p>
          Cortex keeps your jobs and candidates in one place, reads resumes for what a job asks and shows the
          words behind every score.
        </p>
        <p>
          Begin with a job, add a candidate with a resume and run an analysis. The score helps to read; a
          person decides.
        </p>
      </Welcome>
      <Videos aria-labelledby="videos">
        <h2 id="videos">Introductions</h2>
        <Grid>
          {topics.map((topic) => (
            <VideoPlaceholder key={topic.topic} {...topic} />
          ))}
        </Grid>
      </Videos>
      <Help aria-labelledby="help">
        <div>
          <h2 id="help">Still have questions?</h2>
          <p>Write to us. We reply by email.</p>
        </div>
        <ButtonLink href={supportHref} variant="secondary">
          <LifeBuoy size={16} strokeWidth={1.75} aria-hidden="true" />
          Contact Support
        </ButtonLink>
      </Help>
    </Page>
  );
}
