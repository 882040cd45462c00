import type { Plan } from '../db/schema.ts';
import { type createTestApp, postForm } from '../testing.ts';

export type TestServer = Awaited<ReturnType<typeof createTestApp>>;

/** Enough words to score, the skills of `jobOf` among them. */
const NOTES =
  'has built REST APIs in Go on PostgreSQL for six years, runs them on Kubernetes, has led a team of four engineers, ' +
  'writes clear documents, and would like to start in the spring of next year.';

/**
 * An organization for a test: two admins, a regular user whose the records are, a colleague of theirs, and more records as a call needs
 * them. Every text in it carries its name, so that it is seen where it has no business.
 */
export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(server: TestServer, name: string, plan: Plan) {
  const organizationId = `org_${name}`;
  const person = (role: string) => ({ id: `usr_${name}_${role}`, email: `${role}@${name}.example` });
  const admin = { ...person('admin'), isAdmin: true };
  const otherAdmin = { ...person('other'), isAdmin: true };
  const user = person('user');
  const colleague = person('colleague');
  await server.addOrganization(organizationId, plan, [admin, otherAdmin, user, colleague]);
  const ownership = { organization_id: organizationId, owner_id: user.id };
  const created_at = server.dependencies.clock().toISOString();
  let added = 0;
  const next = (kind: string) => {
    added += 1;
    return `${kind}_${name}_${added}`;
  };

  return {
    server,
    name,
    plan,
    organizationId,
    admin,
    otherAdmin,
    user,
    colleague,
    /** A word that no record of any world has yet. */
    next,
    /** A new session of a person. */
    signIn: (email: string) => server.signIn(email),
    /** A job of the user. */
    async addJob(): Promise<string> {
      const id = next('job');
      await server.db
        .insertInto('jobs')
        .values({ id, ...ownership, ...jobOf(id), created_at, deleted_at: null, deleted_by: null })
        .execute();
      return id;
    },
    /** A candidate of the user, with a resume. */
    async addCandidate(notes = NOTES): Promise<string> {
      const id = next('cnd');
      const email = `${id}@candidates.example`;
      await server.db
        .insertInto('candidates')
        .values({
          id,
          ...ownership,
          name: `Candidate ${id}`,
          email,
          email_key: email,
          phone: '+49 30 5550 100',
          notes: `${notes} ${id}`,
          skills: 'Go, PostgreSQL',
          resume_file_name: `${id}.pdf`,
          resume_reading: 'no_text',
          resume_text: null,
          created_at,
        })
        .execute();
      await server.db
        .insertInto('resume_files')
        .values({ candidate_id: id, media_type: 'application/pdf', bytes: new TextEncoder().encode(id) })
        .execute();
      return id;
    },
    /** A regular user, with the password `right`. */
    async addPerson() {
      const id = next('usr');
      const email = `${id}@people.example`;
      await server.db
        .insertInto('users')
        .values({
          id,
          organization_id: organizationId,
          username: id,
          username_key: id,
          email,
          email_key: email,
          full_name: `Person ${id}`,
          password_hash: 'plain:right',
          is_admin: 0,
          created_at,
        })
        .execute();
      return { id, email };
    },
    async share(candidate_id: string, shared_with_user_id: string): Promise<void> {
      await server.db
        .insertInto('shares')
        .values({
          candidate_id,
          shared_with_user_id,
          shared_by_user_id: user.id,
          note: `Note ${candidate_id}`,
          created_at,
        })
        .execute();
    },
  };
}

/** A job that names what the notes of a candidate show. */
export function jobOf(title: string) {
  return {
    title,
    description: 'You build REST APIs in Go on PostgreSQL and run them on Kubernetes.',
    skills_required: 'Go, PostgreSQL, Kubernetes, REST APIs',
  };
}

/** Whether a person can sign in with a password. */
export async function canSignIn(server: TestServer, email: string, password: string): Promise<boolean> {
  return (await postForm(server.app, email, password)).status === 200;
}
