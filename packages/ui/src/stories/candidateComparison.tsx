import { comparisonOfMissing, missingMustHave } from '@cortex/api-client/fixtures/analysis';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { Meta, StoryContext } from '@storybook/react-vite';
import type { CandidateComparisonScreen } from '../screens/CandidateComparisonScreen/CandidateComparisonScreen.tsx';
import { pickRecord } from './pickRecord.ts';

export const screenMeta = {
  args: {
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    getCreateCandidateHref: ({ jobId }) => `/create-candidate${jobId ? `?job=${jobId}` : ''}`,
    createJobHref: '/create-job',
    upgradeHref: '/upgrade-needed',
  },
} satisfies Meta<typeof CandidateComparisonScreen>;

export async function choose(context: StoryContext, second = 'Tomas Okafor') {
  await pickRecord(context, /^First candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Second candidate/, second);
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
}

/** The names of the rows in their order, without marks and counts. */
export function getRowNames({ canvas }: StoryContext): (string | undefined)[] {
  const headers = canvas.getAllByRole('rowheader');
  return headers.map((header) => header.firstChild?.textContent?.trim());
}

/** What a server says of each candidate alone, for a comparison of more than two. */
export const analyses: Readonly<Record<string, ResumeAnalysis>> = {
  ...comparisonOfMissing.analyses,
  cnd_elena: {
    ...missingMustHave,
    fit_score: 83,
    capped: false,
    criteria: (missingMustHave.criteria ?? []).map((criterion) =>
      criterion.name === 'Kubernetes'
        ? {
            ...criterion,
            credit: 1,
            met: true,
            remark: 'Used over several years.',
            evidence: [
              { quote: 'Ran forty services on Kubernetes for six years.', source: 'resume' as const },
              { quote: 'Talked about her clusters for an hour.', source: 'notes' as const },
            ],
            related: [],
          }
        : criterion,
    ),
  },
  cnd_long: { ...missingMustHave, fit_score: 55 },
};
