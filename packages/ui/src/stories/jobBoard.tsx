import {
  getListApplicationsMockHandler200,
  getListStagesMockHandler200,
  getMoveApplicationsMockHandler200,
} from '@cortex/api-client/applications/mocks';
import { applications, stages } from '@cortex/api-client/fixtures/applications';
import type { ApplicationsMove } from '@cortex/api-client/model';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import type { JobBoardScreen } from '../screens/JobBoardScreen/JobBoardScreen.tsx';

/** Gets each move that is asked for. */
export const sent = fn();

/** Cards say for how many days; the clock of the stories stands still. */
export const screenMeta = {
  args: {
    jobId: 'job_backend',
    jobsHref: '/active-jobs',
    jobHref: '/active-jobs?job=job_backend',
    rankingHref: '/resume-analysis?candidate=all&job=job_backend',
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    onResumesAdded: fn(),
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(getListStagesMockHandler200(stages));
  },
} satisfies Meta<typeof JobBoardScreen>;

/** A server that moves, and lists what it moved. */
export function movesFor({ msw }: Pick<StoryContext, 'msw'>) {
  msw.use(
    getMoveApplicationsMockHandler200(async ({ request }) => {
      const move: ApplicationsMove = JSON.parse(await request.clone().text());
      sent(move);
      const { candidate_ids, stage_id } = move;
      const moved = new Set(candidate_ids);
      msw.use(
        getListApplicationsMockHandler200(
          applications.flatMap((one) => {
            if (!moved.has(one.candidate.id)) return [one];
            return stage_id === undefined ? [] : [{ ...one, stage_id, since: '2026-11-20T09:00:00Z' }];
          }),
        ),
      );
      return {
        changes: candidate_ids.map((candidate_id) => ({
          candidate_id,
          from: 'stg_new',
          ...(stage_id === undefined ? {} : { to: stage_id }),
        })),
      };
    }),
  );
}

export async function findColumn({ canvas }: Pick<StoryContext, 'canvas'>, name: string) {
  return within(await canvas.findByRole('region', { name: new RegExp(`^${name}`) }));
}
