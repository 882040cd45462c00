import { press } from '../person.ts';

export const candidate = '/active-candidates?candidate=cnd_mara';
export const analysis = '/resume-analysis?job=job_backend&candidate=cnd_mara';
export const retention = '/organization/update?view=retention';
export const job = '/active-jobs?job=job_backend';
export const user = '/active-users?user=usr_one';
export const share = () => press('Share Candidate');
