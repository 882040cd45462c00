import { LogInResponse } from '@cortex/api-client/auth/validators';
import { GetCandidateResponse, ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { ListJobsResponse } from '@cortex/api-client/jobs/validators';
import type { OperationId, operations } from '@cortex/api-client/operations';
import { GetOrganizationResponse } from '@cortex/api-client/organizations/validators';
import { ListUsersResponse } from '@cortex/api-client/users/validators';
import type { z } from 'zod';
import { postForm, readAs } from '../testing.ts';
import { send } from './sendCall.ts';
import { canSignIn, type World } from './testWorld.ts';
import type { Call } from './validCalls.ts';

/** A call that succeeded: what was sent, by whom, and the id that the answer gave, if any. */
type Done = { world: World; token: string; body: NonNullable<Call['body']>; id: string };
type ReadBack = (done: Done) => Promise<Record<string, unknown> | undefined>;

/** The operations that take a body. */
export type OperationWithBody = {
  [Id in OperationId]: (typeof operations)[Id]['body'] extends null ? never : Id;
}[OperationId];

const fromJobs: ReadBack = (done) => findListed('listJobs', ListJobsResponse, done);
const fromUsers: ReadBack = (done) => findListed('listUsers', ListUsersResponse, done);
const fromCandidate: ReadBack = async ({ world, token, id }) =>
  readAs(GetCandidateResponse, await send(world, 'getCandidate', { id }, token));

/**
 * What a later call, or who sees it, gets of the texts that an operation keeps, by the name of the field that was sent. A password is
 * `true` where it signs in; `null` stands for an operation that keeps no text.
 */
export const readBack: Record<OperationWithBody, ReadBack | null> = {
  logIn: null,
  requestPasswordReset: null,
  analyzeResume: null,
  compareCandidates: null,
  updatePassword: async ({ world, body }) => ({
    new_password: await canSignIn(world.server, String(body.email), String(body.new_password)),
  }),
  createOrganization: async ({ world, body }) => {
    const [email, password] = [String(body.admin_email), String(body.admin_password)];
    const session = await postForm(world.server.app, email, password);
    const token = (await readAs(LogInResponse, session)).access_token;
    const { name } = await readAs(GetOrganizationResponse, await send(world, 'getOrganization', {}, token));
    const [self] = await readAs(ListUsersResponse, await send(world, 'listUsers', {}, token));
    return { name, admin_username: self?.username, admin_email: self?.email, admin_password: token !== '' };
  },
  updateOrganization: async ({ world, token }) =>
    readAs(GetOrganizationResponse, await send(world, 'getOrganization', {}, token)),
  createJob: fromJobs,
  updateJob: fromJobs,
  createCandidate: fromCandidate,
  updateCandidate: fromCandidate,
  shareCandidate: async ({ world, body }) => {
    const token = await world.signIn(world.otherAdmin.email);
    const shared = { world, token, body, id: String(body.candidate_id) };
    return { note: (await findListed('listCandidates', ListCandidatesResponse, shared))?.share_note };
  },
  createUser: async (done) => ({
    ...(await fromUsers(done)),
    password: await canSignIn(done.world.server, String(done.body.email), String(done.body.password)),
  }),
  updateUser: fromUsers,
  contactSupport: async ({ world, body }) => {
    const rows = await world.server.db.selectFrom('support_requests').selectAll().execute();
    const fields = ['name', 'email', 'message'] as const;
    return rows.find((row) => fields.every((field) => row[field] === String(body[field]).trim()));
  },
};

async function findListed<Item extends { id: string }>(
  operation: OperationId,
  schema: z.ZodType<Item[]>,
  { world, token, id }: Done,
): Promise<Item | undefined> {
  const items = await readAs(schema, await send(world, operation, {}, token));
  return items.find((item) => item.id === id);
}
