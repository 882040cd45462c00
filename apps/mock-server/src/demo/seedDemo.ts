import type { Kysely, Transaction } from 'kysely';
import type { PasswordHash } from '../access/passwords.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { hashText } from '../db/hashText.ts';
import { isEmpty } from '../db/isEmpty.ts';
import { changeLists } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Database, EventType, NewCandidate, NewResumeFile, NewResumeLayout } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { packLayout } from '../resumes/layouts.ts';
import type { Perform } from '../workers/perform.ts';
import { demoCandidates } from './demoCandidates.ts';
import { demoHistory } from './demoHistory.ts';
import { demoJobs } from './demoJobs.ts';
import {
  DEMO_ORGANIZATION,
  type DemoPerson,
  demoPeople,
  SECOND_ORGANIZATION,
  secondJob,
  secondPeople,
} from './demoPeople.ts';
import type { ResumePdfContent } from './resumeContent.ts';

const PASSWORDS = { admin: 'cortex-admin', user: 'cortex-user', second: 'cortex-second' };
const RECRUITER = 'morgan.reyes';
const COLLEAGUE = 'user1';
const SHARE_NOTES = [
  'Could fit one of your open roles. Please have a look before Friday.',
  'Strong second conversation; asks about remote work.',
  'Not for my team, maybe for yours.',
];
const DAY_MS = 24 * 60 * 60 * 1000;

export type SeedOptions = {
  db: Kysely<Database>;
  hash: PasswordHash;
  perform: Perform;
  now: Date;
  /** Prints a resume as a PDF. */
  render(content: ResumePdfContent): Promise<Uint8Array>;
};

/**
 * Fills an empty database with the demo organization and a small second one, whole or not at all. A database that
 * holds anything stays as it is.
 */
export async function seedDemo({ db, hash, perform, now, render }: SeedOptions): Promise<void> {
  if (!(await isEmpty(db))) return;

  const organization_id = newId('org');
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  const founded = at(400);
  const passwordHashes = {
    admin: await hash.hash(PASSWORDS.admin),
    user: await hash.hash(PASSWORDS.user),
    second: await hash.hash(PASSWORDS.second),
  };
  const people = demoPeople.map((person) => ({ ...person, id: newId('usr') }));
  const idOf = (username: string) => {
    const person = people.find((one) => one.username === username);
    if (!person) throw new Error(`The demo names nobody called ${username}`);
    return person.id;
  };

  const jobs = demoJobs.map(({ createdBy, ...job }, index) => ({
    ...job,
    id: newId('job'),
    organization_id,
    owner_id: idOf(createdBy),
    created_at: at(4 + index * 7),
    deleted_at: null,
    deleted_by: null,
  }));

  const candidates: NewCandidate[] = [];
  const files: NewResumeFile[] = [];
  const layouts: NewResumeLayout[] = [];
  for (const [index, { createdBy, resume, ...candidate }] of demoCandidates.entries()) {
    const id = newId('cnd');
    const bytes = await render({ ...candidate, ...resume });
    const resume_file_name = nameResume(candidate.name);
    const file = { fileName: resume_file_name, bytes: new Uint8Array(bytes) };
    const reading = await perform('resume', file, { organizationId: organization_id });
    if (!reading.ok) throw new Error(`The demo resume ${resume_file_name} cannot be read: ${reading.code}`);
    candidates.push({
      ...candidate,
      id,
      organization_id,
      owner_id: idOf(createdBy),
      email_key: toEmailKey(candidate.email),
      skills: reading.skills,
      resume_file_name,
      resume_reading: 'read',
      resume_text: reading.text,
      resume_hash: hashText(reading.text),
      resume_uploaded_at: at(2 + index * 6),
      resume_hidden_words: 0,
      created_at: at(2 + index * 6),
    });
    files.push({ candidate_id: id, media_type: 'application/pdf', bytes });
    layouts.push({ candidate_id: id, ...(await packLayout(reading)) });
  }

  const [recruiter, colleague] = [idOf(RECRUITER), idOf(COLLEAGUE)];
  const shares = candidates
    .filter(({ owner_id }) => owner_id === colleague)
    .slice(0, SHARE_NOTES.length)
    .map(({ id }, index) => ({
      candidate_id: id,
      shared_with_user_id: recruiter,
      shared_by_user_id: colleague,
      note: SHARE_NOTES[index] ?? '',
      created_at: at(1 + index),
    }));

  const event = (user_id: string, type: EventType, subject_id: string, when: string) => ({
    id: newId('evt'),
    organization_id,
    user_id,
    type,
    subject_id,
    at: when,
  });
  const events = [
    ...demoHistory({ now }).map(({ person, type, at: when }) =>
      event(idOf(person), type, newId(type.startsWith('job') ? 'job' : 'cnd'), when),
    ),
    ...jobs.map((job) => event(job.owner_id, 'job_created', job.id, job.created_at)),
    ...candidates.map((candidate) =>
      event(candidate.owner_id, 'candidate_created', candidate.id, candidate.created_at),
    ),
    ...shares.map((share) =>
      event(share.shared_by_user_id, 'candidate_shared', share.candidate_id, share.created_at),
    ),
  ];

  await transact(db, async (trx) => {
    if (!(await isEmpty(trx))) return;
    await insertOrganization(trx, {
      id: organization_id,
      name: DEMO_ORGANIZATION,
      people,
      founded,
      hashOf: ({ is_admin }) => (is_admin ? passwordHashes.admin : passwordHashes.user),
    });
    await trx.insertInto('jobs').values(jobs).execute();
    for (const candidate of candidates) await trx.insertInto('candidates').values(candidate).execute();
    for (const file of files) await trx.insertInto('resume_files').values(file).execute();
    await trx.insertInto('resume_layouts').values(layouts).execute();
    await trx.insertInto('shares').values(shares).execute();
    for (const one of events) await trx.insertInto('events').values(one).execute();
    await insertSecond(trx, { founded: at(200), jobAdded: at(9), passwordHash: passwordHashes.second });
  });
}

/** The name of the file with somebody's resume. */
export function nameResume(name: string): string {
  return `${name.toLowerCase().replace(/\W+/g, '-')}.pdf`;
}

type NewOrganization = {
  id: string;
  name: string;
  people: readonly (DemoPerson & { id: string })[];
  founded: string;
  hashOf(person: DemoPerson): string;
};

/** Adds an organization on Premium, whose contact and founder is the first of its people. */
async function insertOrganization(
  trx: Transaction<Database>,
  { id, name, people, founded, hashOf }: NewOrganization,
): Promise<void> {
  const [founder] = people;
  if (!founder) throw new Error(`${name} has nobody in it`);
  await trx
    .insertInto('organizations')
    .values({
      id,
      name,
      name_key: name.toLowerCase(),
      contact_email: founder.email,
      plan: 'premium',
      created_at: founded,
    })
    .execute();
  await trx
    .insertInto('users')
    .values(
      people.map((person) => ({
        id: person.id,
        organization_id: id,
        username: person.username,
        username_key: person.username.toLowerCase(),
        email: person.email,
        email_key: toEmailKey(person.email),
        full_name: person.full_name,
        password_hash: hashOf(person),
        is_admin: person.is_admin ? 1 : 0,
        created_at: founded,
      })),
    )
    .execute();
  await changeLists(trx, { organizationId: id }, 'jobs', 'candidates');
  await appendEntry(
    trx,
    { organizationId: id, userId: founder.id },
    { at: founded, kind: 'organization_created', subjectId: id, details: { to: 'Premium' } },
  );
}

async function insertSecond(
  trx: Transaction<Database>,
  { founded, jobAdded, passwordHash }: { founded: string; jobAdded: string; passwordHash: string },
): Promise<void> {
  const id = newId('org');
  const people = secondPeople.map((person) => ({ ...person, id: newId('usr') }));
  await insertOrganization(trx, {
    id,
    name: SECOND_ORGANIZATION,
    people,
    founded,
    hashOf: () => passwordHash,
  });
  const owner_id = people.at(-1)?.id ?? '';
  const job = { ...secondJob, id: newId('job'), organization_id: id, owner_id, created_at: jobAdded };
  await trx
    .insertInto('jobs')
    .values({ ...job, deleted_at: null, deleted_by: null })
    .execute();
  await trx
    .insertInto('events')
    .values({
      id: newId('evt'),
      organization_id: id,
      user_id: owner_id,
      type: 'job_created',
      subject_id: job.id,
      at: jobAdded,
    })
    .execute();
}
