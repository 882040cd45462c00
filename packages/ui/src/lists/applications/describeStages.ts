import type { JobApplication, Stage } from '@cortex/api-client/model';

/** How many are with a job, and in which stages they are. */
export function describeStages(stages: readonly Stage[], applications: readonly JobApplication[]): string {
  const total = applications.length;
  if (total === 0) return 'Nobody yet';
  const byStage = Map.groupBy(applications, ({ stage_id }) => stage_id);
  const counts = stages.flatMap(({ id, name }) => {
    const count = byStage.get(id)?.length ?? 0;
    return count === 0 ? [] : [`${name}\u00a0${count.toLocaleString('en-US')}`];
  });
  return [total === 1 ? '1 candidate' : `${total.toLocaleString('en-US')} candidates`, ...counts].join(' · ');
}
