import type { OpenJobs } from '@cortex/api-client/model';
import { escapeHtml } from '@cortex/ui/escapeHtml';
import { applicationProblems, OpenJobScreen, sendForm } from '@cortex/ui/screens/OpenJobScreen';
import { OpenJobsScreen } from '@cortex/ui/screens/OpenJobsScreen';
import { ThemeProvider } from '@cortex/ui/ThemeProvider';
import type { ReactNode } from 'react';
import { drawToText } from '../drawToText.tsx';
import { getOpenJobPath, getOpenJobsPath } from '../paths.ts';
import { chooseTheme } from './chooseTheme.ts';
import type { Base, Drawing } from './drawing.ts';
import { describePosting } from './jobPosting.ts';

const themeScript = `(${chooseTheme})();`;
const formScript = `(${sendForm})();`;

export const scripts: Drawing['scripts'] = [themeScript, formScript];

export const isProblem: Drawing['isProblem'] = applicationProblems.has;

export const drawOpenJobs: Drawing['drawOpenJobs'] = (page, { address, baseStyles }) => {
  const getJobHref = ({ id }: { id: string }) => getOpenJobPath({ address, id });
  return toDocument(<OpenJobsScreen page={page} getJobHref={getJobHref} />, {
    title: typeof page === 'string' ? 'Open jobs' : `Open jobs at ${page.organization}`,
    description: describeList(page),
    baseStyles,
  });
};

export const drawOpenJob: Drawing['drawOpenJob'] = (job, { address, baseStyles, sent, ...form }) => {
  const screen = <OpenJobScreen job={job} listHref={getOpenJobsPath({ address })} sent={sent} {...form} />;
  if (!job || sent) {
    const title = job ? 'Your application was sent' : 'This job is not open any more';
    return toDocument(screen, { title, description: title, baseStyles });
  }
  return toDocument(screen, {
    title: `${job.title} at ${job.organization}`,
    description: job.description.replace(/\s+/g, ' ').slice(0, 160),
    baseStyles,
    posting: describePosting(job),
  });
};

function describeList(page: OpenJobs | string): string {
  if (typeof page === 'string') return 'Open jobs';
  return (
    page.jobs
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 160) || 'No job is open right now.'
  );
}

type Head = Base & { title: string; description: string; posting?: string };

async function toDocument(
  screen: ReactNode,
  { title, description, baseStyles, posting }: Head,
): Promise<string> {
  const { html, styles } = await drawToText(<ThemeProvider theme="dark">{screen}</ThemeProvider>);
  return `<!doctype html>
<html lang="en" class="dark" style="color-scheme: dark">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script>${themeScript}</script>
    ${baseStyles}
    ${styles}
    ${posting ? `<script type="application/ld+json">${posting}</script>` : ''}
  </head>
  <body>
    ${html}
    <script>${formScript}</script>
  </body>
</html>
`;
}
