import type { JobInput, JobReading } from '@cortex/api-client/model';
import { readJob } from '../job/readJob.ts';
import { weighJob } from './weighJob.ts';

/** All criteria of a job with their points, those left out at the end, and what was refused. */
export function describeCriteria(job: JobInput): JobReading {
  const weighed = weighJob(job).map(({ name, kind, importance, from, quote, weight }) => ({
    name,
    kind,
    importance,
    from,
    weight,
    ...(quote ? { quote } : {}),
  }));
  const { criteria, refused } = readJob(job);
  const leftOut = criteria
    .filter(({ importance }) => importance === 'left_out')
    .map(({ name, kind, importance, from, quote }) => ({
      name,
      kind,
      importance,
      from,
      weight: 0,
      ...(quote ? { quote } : {}),
    }));
  return { criteria: [...weighed, ...leftOut], refused };
}
