import type {
  Application,
  ApplicationAnalysis,
  ApplicationFinding,
  Criterion,
} from '@cortex/api-client/model';
import type { ResumeAnalysis } from '@cortex/scoring';
import type { Executor } from '../db/schema.ts';
import { findOwnJobs } from './findOwnJobs.ts';
import type { LinkRow } from './links.ts';
import { listRequests, withoutPeople } from './requests.ts';

/** What the person behind a link sees of their application: no notes, no scores, nobody else. */
export async function showApplication(db: Executor, link: LinkRow): Promise<Application> {
  const { name, email, phone, resume_file_name } = await db
    .selectFrom('candidates')
    .select(['name', 'email', 'phone', 'resume_file_name'])
    .where('id', '=', link.candidate_id)
    .executeTakeFirstOrThrow();
  const organization = await db
    .selectFrom('organizations')
    .select(['name', 'contact_email'])
    .where('id', '=', link.organization_id)
    .executeTakeFirstOrThrow();
  const requests = (await listRequests(db, link.candidate_id)).map(withoutPeople);
  return {
    organization: organization.name,
    contact_email: organization.contact_email,
    name,
    email,
    phone,
    ...(resume_file_name === null ? {} : { resume_file_name }),
    expires_at: link.expires_at,
    analyses: await listAnalyses(db, link),
    requests: requests.toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
  };
}

/** The newest analysis for each open job of their own, the newest first: others that somebody ranked them for are not told. */
async function listAnalyses(db: Executor, link: LinkRow): Promise<ApplicationAnalysis[]> {
  const { candidate_id } = link;
  const own = await findOwnJobs(db, link);
  const rows = await db
    .selectFrom('analyses')
    .innerJoin('jobs', 'jobs.id', 'analyses.job_id')
    .select(['jobs.id', 'jobs.title', 'analyses.result', 'analyses.version', 'analyses.scored_at'])
    .where('analyses.candidate_id', '=', candidate_id)
    .where('jobs.deleted_at', 'is', null)
    .orderBy('analyses.scored_at', 'desc')
    .orderBy('jobs.id')
    .execute();
  const corrections = await db
    .selectFrom('corrections')
    .select(['job_id', 'criterion_key'])
    .where('candidate_id', '=', candidate_id)
    .execute();
  const corrected = new Set(corrections.map(({ job_id, criterion_key }) => `${job_id} ${criterion_key}`));
  const told = rows.filter(({ id }) => own?.has(id) ?? true);
  return told.map(({ id, title, result, version, scored_at }) => {
    const { criteria, scored_by }: ResumeAnalysis = JSON.parse(result);
    return {
      job: { id, name: title },
      scored_at,
      scored_by: { name: scored_by.name, version },
      findings: criteria.map((criterion) => ({
        ...toFinding(criterion),
        ...(corrected.has(`${id} ${criterion.name.toLowerCase()}`) ? { by_person: true } : {}),
      })),
    };
  });
}

/** A finding with its quotes from the resume. What a recruiter noted is not shown, only that the finding rests on it. */
function toFinding({ name, met, unclear, evidence, related = [] }: Criterion): ApplicationFinding {
  const quotes = met ? evidence : unclear ? [...evidence, ...related] : [];
  const own = quotes.filter(({ source }) => source === 'resume').map(({ quote }) => quote);
  return {
    criterion: name,
    state: met ? 'met' : unclear ? 'unclear' : 'not_found',
    quotes: [...new Set(own)],
    ...(quotes.some(({ source }) => source === 'notes') ? { elsewhere: true } : {}),
  };
}
