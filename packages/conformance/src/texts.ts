import { randomBytes } from 'node:crypto';

/** A word that nothing on the server carries yet. */
export function newMarker(letter: string): string {
  return `conf${letter}${randomBytes(5).toString('hex')}`;
}

/** A password that nobody has guessed. It holds what forms and URLs would mangle. */
export function newPassword(): string {
  return `${randomBytes(9).toString('hex')} +&=%:é`;
}

/** A job that names what `NOTES` shows. */
export function jobOf(title: string) {
  return {
    title,
    description: 'You build REST APIs in Go on PostgreSQL and run them on Kubernetes.',
    skills_required: 'Go, PostgreSQL, Kubernetes, REST APIs',
  };
}

/** Enough words to score. */
export const NOTES =
  'Has built REST APIs in Go on PostgreSQL for six years, runs them on Kubernetes, has led a team of four engineers, ' +
  'writes clear documents, and would like to start in the spring of next year with people who care.';

/** A candidate's form without a resume. */
export function candidateOf(name: string) {
  return { name, email: `${name}@example.com`, phone: '+49 30 5550 100', notes: NOTES };
}

/** Rows of which none becomes a candidate: the email is none. */
export function importOf(name: string) {
  const row = { number: 2, name, email: name, phone: '+49 30 5550 100', notes: NOTES };
  return { file_name: `${name}.csv`, duplicates: 'leave_out', rows: [row] };
}

/** A person's form. */
export function personOf(name: string) {
  return { username: name, email: `${name}@example.com`, full_name: `Person ${name}` };
}

/** An invitation's form. */
export function invitationOf(name: string) {
  return { email: `${name}@example.com`, full_name: `Person ${name}`, is_admin: false };
}

/** An organization's form. */
export function organizationOf(name: string, password: string) {
  return {
    name: `Organization ${name}`,
    admin_username: `admin-${name}`,
    admin_email: `admin-${name}@example.com`,
    admin_password: password,
    pricing_tier: 'basic',
  };
}

/** Words for the vocabulary that no resume has. */
export function termOf(word: string) {
  return { criterion: `Stock control ${word}`, words: `Counted ${word}` };
}
