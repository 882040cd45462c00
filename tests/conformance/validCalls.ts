import type { Call } from './Client.ts';
import { candidateOf, jobOf, newPassword, organizationOf, personOf } from './texts.ts';
import type { Supply, World } from './World.ts';

/**
 * For every operation a call that succeeds for an admin of the supply's organization on each plan that has it, and for the owner of its
 * records where the role allows.
 */
const calls: Record<string, (supply: Supply, world: World) => Promise<Call> | Call> = {
  logIn: ({ tenant }) => ({ body: { ...tenant.login } }),
  logOut: () => ({}),
  requestPasswordReset: ({ tenant }) => ({ body: { email: `${tenant.word('nobody')}@example.com` } }),
  updatePassword: async (supply) => {
    const { email, password } = await supply.person();
    return { body: { email, current_password: password, new_password: newPassword() } };
  },
  getDashboard: () => ({}),
  createOrganization: ({ tenant }) => ({ body: organizationOf(tenant.word('new'), newPassword()) }),
  getOrganization: () => ({}),
  updateOrganization: ({ tenant }) => ({ body: tenant.form() }),
  listJobs: () => ({}),
  createJob: ({ tenant }) => ({ body: jobOf(tenant.word('job')) }),
  updateJob: async (supply) => ({ id: await supply.job(), body: jobOf(supply.tenant.word('job')) }),
  deleteJob: async (supply) => ({ id: await supply.job() }),
  listCandidates: () => ({}),
  createCandidate: ({ tenant }) => ({ body: candidateOf(tenant.word('candidate')) }),
  getCandidate: async (supply) => ({ id: await supply.candidate() }),
  updateCandidate: async (supply) => ({
    id: await supply.candidate(),
    body: candidateOf(supply.tenant.word('candidate')),
  }),
  deleteCandidate: async (supply) => ({ id: await supply.candidate() }),
  shareCandidate: async (supply, { tenant, recipient, foreigner }) => ({
    body: {
      candidate_id: await supply.candidate(),
      shared_with_user_id: supply.tenant === tenant ? recipient.id : foreigner.id,
      note: `Have a look. ${supply.tenant.marker}`,
    },
  }),
  listUsers: ({ tenant }) => ({ query: { query: tenant.marker } }),
  createUser: ({ tenant }) => ({
    body: { ...personOf(tenant.word('person')), password: newPassword(), is_admin: false },
  }),
  updateUser: async (supply, { bystander, foreigner, tenant }) => {
    const { id, email, username } = supply.tenant === tenant ? bystander : foreigner;
    return {
      id,
      body: { username, email, full_name: `Person ${supply.tenant.word('named')}`, is_admin: false },
    };
  },
  deleteUser: async (supply) => ({ id: (await supply.person()).id }),
  contactSupport: ({ tenant }) => ({
    body: {
      name: 'Conformance kit',
      email: 'kit@example.com',
      message: `A test, no answer needed. ${tenant.marker}`,
    },
  }),
  getUserPerformance: () => ({ query: { user: 'All Users' } }),
  getUserPerformanceHistory: () => ({ query: { user: 'All Users', range: '90 Days' } }),
  getOrganizationPerformance: () => ({}),
  analyzeResume: async (supply) => ({
    body: { candidate_id: await supply.candidate(), job_id: await supply.job() },
  }),
  compareCandidates: async (supply) => ({
    body: {
      candidate1_id: await supply.candidate(),
      candidate2_id: await supply.candidate(),
      job_id: await supply.job(),
    },
  }),
};

/** A valid call of an operation; the kit knows none for an operation that it was not written for. */
export async function validCall(operationId: string, supply: Supply, world: World): Promise<Call> {
  const make = calls[operationId];
  if (!make) throw new Error(`The kit knows no valid call of ${operationId}: add one to validCalls.ts.`);
  return make(supply, world);
}

export function hasValidCall(operationId: string): boolean {
  return Object.hasOwn(calls, operationId);
}
