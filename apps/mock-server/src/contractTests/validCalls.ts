import { readFileSync } from 'node:fs';
import type { OperationId } from '@cortex/api-client/operations';
import { jobOf, type World } from './testWorld.ts';

/** What a call sends: the id in its path, its query and the fields of its body. */
export type Call = {
  id?: string;
  query?: Record<string, string>;
  body?: Record<string, string | boolean | File>;
};

const resume = readFileSync(
  new URL('../../../../tests/fixtures/resumes/word-document.docx', import.meta.url),
);

/**
 * For every operation a call that succeeds in a world, for its user where the role allows it and for its admin, on every plan that has
 * it. What it changes or deletes is new, so that calls do not disturb each other.
 */
export const validCalls: Record<OperationId, (world: World) => Call | Promise<Call>> = {
  logIn: ({ user }) => ({ body: { email: user.email, password: 'right' } }),
  logOut: () => ({}),
  requestPasswordReset: (world) => ({ body: { email: `${world.next('reset')}@people.example` } }),
  updatePassword: async (world) => {
    const { email } = await world.addPerson();
    return { body: { email, current_password: 'right', new_password: 'new' } };
  },
  getDashboard: () => ({}),
  createOrganization: (world) => {
    const name = world.next('New');
    return {
      body: {
        name,
        admin_username: name,
        admin_email: `${name}@people.example`,
        admin_password: 'right',
        pricing_tier: 'basic',
      },
    };
  },
  getOrganization: () => ({}),
  updateOrganization: ({ organizationId, plan }) => ({
    body: {
      name: organizationId,
      adminEmail: 'hiring@example.com',
      pricingTier: `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`,
    },
  }),
  listJobs: async (world) => {
    await world.addJob();
    return {};
  },
  createJob: (world) => ({ body: jobOf(world.next('Job')) }),
  updateJob: async (world) => ({ id: await world.addJob(), body: jobOf(world.next('Job')) }),
  deleteJob: async (world) => ({ id: await world.addJob() }),
  listCandidates: async (world) => {
    await world.addCandidate();
    return {};
  },
  createCandidate: (world) => ({ body: candidateForm(world) }),
  getCandidate: async (world) => ({ id: await world.addCandidate() }),
  updateCandidate: async (world) => ({ id: await world.addCandidate(), body: candidateForm(world) }),
  deleteCandidate: async (world) => ({ id: await world.addCandidate() }),
  shareCandidate: async (world) => ({
    body: {
      candidate_id: await world.addCandidate(),
      shared_with_user_id: world.otherAdmin.id,
      note: 'Have a look.',
    },
  }),
  listUsers: ({ user }) => ({ query: { query: user.id } }),
  createUser: (world) => {
    const username = world.next('new');
    return {
      body: {
        username,
        email: `${username}@people.example`,
        full_name: `Person ${username}`,
        password: 'right',
        is_admin: false,
      },
    };
  },
  updateUser: async (world) => {
    const { id, email } = await world.addPerson();
    return { id, body: { username: id, email, full_name: `Person ${id}`, is_admin: false } };
  },
  deleteUser: async (world) => ({ id: (await world.addPerson()).id }),
  contactSupport: () => ({
    body: { name: 'Ada Brandt', email: 'ada@example.com', message: 'How do I add a second admin?' },
  }),
  getUserPerformance: () => ({ query: { user: 'All Users' } }),
  getUserPerformanceHistory: () => ({ query: { user: 'All Users', range: '90 Days' } }),
  getOrganizationPerformance: async (world) => {
    await world.addJob();
    return {};
  },
  analyzeResume: async (world) => ({
    body: { candidate_id: await world.addCandidate(), job_id: await world.addJob() },
  }),
  compareCandidates: async (world) => ({
    body: {
      candidate1_id: await world.addCandidate(),
      candidate2_id: await world.addCandidate(),
      job_id: await world.addJob(),
    },
  }),
};

function candidateForm(world: World) {
  const name = world.next('Ada');
  return {
    name,
    email: `${name}@candidates.example`,
    phone: '+49 30 5550 100',
    notes: 'Called today.',
    resume_file: new File([resume], 'resume.docx'),
  };
}
