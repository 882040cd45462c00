import { readJob } from '../src/job/readJob.ts';

/** What an ad asks for beside its title, as it is read; what compares it as a whole is no criterion here. */
export function criteriaOf(description: string) {
  return readJob({ title: 'Clerk', description, skills_required: '' }).criteria.filter(
    ({ kind, name }) => kind !== 'title' && !/^(?:Work similar|Words in common)/.test(name),
  );
}

export const namesOf = (description: string) => criteriaOf(description).map(({ name }) => name);
