import type { CandidateSummary, Job, User } from '@cortex/api-client/model';
import { writeTags } from '../lists/CandidateTags/tagsText.ts';
import { writeCriteria } from './criteriaText.ts';
import type { Values } from './importKind.ts';

/** The records of a list, and of what. */
export type RecordsOfList =
  | { of: 'candidates'; records: readonly CandidateSummary[] }
  | { of: 'jobs'; records: readonly Job[] }
  | { of: 'users'; records: readonly User[] };

export type ListName = RecordsOfList['of'];

/** What is told of each record, by the names that imports have for it. */
export function listValues(list: RecordsOfList): Values[] {
  switch (list.of) {
    case 'candidates':
      return list.records.map(({ id, name, email, phone, notes, skills, tags = [], ...others }) => ({
        ...{ name, email, phone, notes, skills, id },
        tags: writeTags(tags),
        resume: others.resume_file_name ?? '',
        created: others.created_at ?? '',
      }));
    case 'jobs':
      return list.records.map(({ id, title, description, skills_required, criteria = [], created_at }) => ({
        ...{ title, description, id },
        skills: skills_required,
        criteria: writeCriteria(criteria),
        created: created_at ?? '',
      }));
    case 'users':
      return list.records.map(({ id, username, email, full_name, is_admin }) => ({
        ...{ username, email, full_name, id },
        admin: is_admin ? 'yes' : 'no',
      }));
  }
}
