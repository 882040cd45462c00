import { ApiError } from '@cortex/api-client/http';
import { createJob, getListJobsQueryKey, listJobs } from '@cortex/api-client/jobs';
import { jobInputFields } from '@cortex/api-client/limits';
import type { JobInput } from '@cortex/api-client/model';
import { messages } from '../feedback/messages.ts';
import { describeFailure } from '../feedback/reportFailure.ts';
import { plain } from '../forms/CandidateFields/samePerson.ts';
import { readCriteria } from './criteriaText.ts';
import type { ImportKind, Values } from './importKind.ts';

const MAX_CRITERIA = 60;
const LONGEST_CRITERION = 200;

export const jobImport: ImportKind = {
  nouns: ['job', 'jobs'],
  fields: [
    {
      name: 'title',
      label: 'Title',
      limits: jobInputFields.title,
      names: ['title', 'job title', 'job', 'job name', 'name', 'position', 'posting title', 'role', 'stelle'],
    },
    {
      name: 'description',
      label: 'Description',
      limits: jobInputFields.description,
      names: ['description', 'job description', 'posting', 'details', 'content', 'summary', 'beschreibung'],
      instead: ['responsibilities', 'requirements', 'benefits', 'department', 'location'],
      join: '\n\n',
      fill: () => '',
    },
    {
      name: 'skills',
      label: 'Skills',
      plural: true,
      limits: jobInputFields.skills_required,
      names: [
        'skills',
        'skills required',
        'required skills',
        'tags',
        'skills tags',
        'keywords',
        'kenntnisse',
      ],
      instead: ['department', 'category', 'team'],
      join: ', ',
      fill: () => '',
    },
    { name: 'criteria', label: 'Criteria', names: ['criteria'], check: checkCriteria },
  ],
  describe: ({ title = '' }) => title,
  getKeys: ({ title = '' }) => [plain(title)],
  getKeysOfRows: ({ title = '', description = '', skills = '' }) => [
    JSON.stringify([plain(title), plain(description), plain(skills)]),
  ],
  unique: false,
  async save({ values }) {
    return (await createJob(toInput(values))).id;
  },
  async findStored(entries) {
    const jobs = await listJobs();
    const stored = new Map<number, string>();
    for (const { number, values } of entries) {
      const input = toInput(values);
      const same = jobs.find(
        (job) =>
          job.title === input.title &&
          job.description === input.description &&
          job.skills_required === input.skills_required &&
          ![...stored.values()].includes(job.id),
      );
      if (same) stored.set(number, same.id);
    }
    return stored;
  },
  explain(error) {
    const refusals = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
    if (refusals.length > 0) return refusals.join(' ');
    const { title, description } = describeFailure(error, messages.createJob);
    return `${title} ${description}`;
  },
  listKey: getListJobsQueryKey(),
};

function toInput({ title = '', description = '', skills = '', criteria = '' }: Values): JobInput {
  const read = readCriteria(criteria);
  const choices = 'choices' in read ? read.choices : [];
  const input = { title, description, skills_required: skills };
  return choices.length > 0 ? { ...input, criteria: choices } : input;
}

function checkCriteria(text: string): true | string {
  const read = readCriteria(text);
  if ('wrong' in read) return 'Write each criterion on a line of its own, like “must: SQL”, “nice: Go”.';
  if (read.choices.length > MAX_CRITERIA) return `There are more than ${MAX_CRITERIA} criteria.`;
  if (read.choices.some(({ name }) => name.length > LONGEST_CRITERION))
    return `A criterion has more than ${LONGEST_CRITERION} characters.`;
  return true;
}
