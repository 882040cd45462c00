import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, isOf, refusing } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const PERSON = '/users/{id}';
const CANDIDATE = '/candidates/{id}';
const FIGURES = '/user-performance';

const queryOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

/** What breaks a sentence of the contract about people, their organization, its figures, jobs and shares. */
export const statedDefects: readonly ServerDefect[] = [
  {
    name: 'who calls is read once for each session',
    operationId: 'getDashboard',
    column: 'life',
    plant: inSteps(() => {
      const viewers = new Map<string, unknown>();
      return {
        after: ({ is, caller }, body) => {
          if (!is('GET', '/dashboard/') || !isRecord(body)) return undefined;
          const { organization_name, pricing_tier } = recordAt(body, 'viewer');
          const known = viewers.get(caller) ?? body.viewer;
          viewers.set(caller, known);
          return { ...body, viewer: { ...Object(known), organization_name, pricing_tier } };
        },
      };
    }),
  },
  {
    name: 'whoever was an admin once counts as one on the first page',
    operationId: 'updateUser',
    column: 'life',
    plant: inSteps(() => {
      const counts = new Map<string, unknown>();
      return {
        after: ({ is, caller }, body) => {
          if (!is('GET', '/dashboard/') || !isRecord(body)) return undefined;
          if (body.admin_data) counts.set(caller, body.admin_data);
          const { user_data: _, ...rest } = body;
          return counts.has(caller) ? { ...rest, admin_data: counts.get(caller) } : undefined;
        },
      };
    }),
  },
  {
    name: 'the figures of a person are kept under the name that they had',
    operationId: 'updateUser',
    column: 'life',
    plant: inSteps(() => {
      const names = new Map<unknown, unknown>();
      return {
        before: async ({ is, id, list, request }) => {
          if (is('PUT', PERSON)) {
            const person = (await list('/users/')).find((one) => one.id === id);
            if (person && !names.has(id)) names.set(id, person.full_name);
          }
          if (!is('GET', FIGURES)) return undefined;
          const name = queryOf(request, 'user');
          const person = (await list('/users/')).find((one) => one.full_name === name);
          const first = names.get(person?.id);
          return first && first !== name ? refusal(404, 'not_found') : undefined;
        },
      };
    }),
  },
  {
    name: 'a refused edit of a person changes their name all the same',
    operationId: 'updateUser',
    column: 'life',
    plant: afterCall('PUT', PERSON, async ({ request, sent, response, db }) => {
      if (response.status !== 409 || !isRecord(sent)) return undefined;
      const id = new URL(request.url).pathname.split('/')[2] ?? '';
      await db
        .updateTable('users')
        .set({ full_name: String(sent.full_name) })
        .where('id', '=', id)
        .execute();
      return undefined;
    }),
  },
  {
    name: 'the email of who was deleted stays taken',
    operationId: 'deleteUser',
    column: 'life',
    plant: inSteps(() => {
      const emails: unknown[] = [];
      return {
        before: async ({ is, id, sent, list }) => {
          if (is('DELETE', PERSON))
            emails.push((await list('/users/')).find((one) => one.id === id)?.email ?? 'none');
          if (!is('POST', '/users/')) return undefined;
          return emails.some((email) => same(email, sent.email)) ? refusal(409, 'email_taken') : undefined;
        },
      };
    }),
  },
  {
    name: 'a regular user is told the admins alone',
    operationId: 'listUsers',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is, request }, body) => {
        if (!is('GET', '/users/') || queryOf(request, 'query')) return undefined;
        const people = recordsIn(body);
        const self = people.find((one) => one.is_self === true);
        return self?.is_admin === false ? people.filter((one) => one.is_admin || one.is_self) : undefined;
      },
    })),
  },
  {
    name: 'a wrong current password ends the sessions of the person',
    operationId: 'updatePassword',
    column: 'life',
    plant: afterCall('PUT', '/update-password/', async ({ sent, response, db }) => {
      if (response.status !== 400 || !isRecord(sent)) return undefined;
      const email = String(sent.email);
      const person = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      if (person) await db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
      return undefined;
    }),
  },
  {
    name: 'a password is changed for the email in its own capitals alone',
    operationId: 'updatePassword',
    column: 'life',
    plant: refusing(
      'PUT',
      '/update-password/',
      ({ email, new_password }) => /[A-Z]/.test(String(email)) && /\S/.test(String(new_password)),
      400,
      { detail: 'Not so.', code: 'wrong_password' },
    ),
  },
  {
    name: 'without a user the figures are those of who asks',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, request, list, ask }, body) => {
        if (!is('GET', FIGURES) || queryOf(request, 'user') !== null || !isRecord(body)) return undefined;
        const self = (await list('/users/')).find((one) => one.is_self === true);
        return ask(`${FIGURES}?user=${encodeURIComponent(String(self?.full_name))}`);
      },
    })),
  },
  {
    name: 'the years tell the jobs alone',
    operationId: 'getUserPerformanceHistory',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is, request }, body) => {
        if (!is('GET', `${FIGURES}/history`) || queryOf(request, 'range') !== 'Yearly') return undefined;
        return recordsIn(body).map((row) => ({ ...row, candidatesShared: 0 }));
      },
    })),
  },
  {
    name: 'a closed job stays among those that its candidates are with',
    operationId: 'deleteJob',
    column: 'life',
    plant: inSteps(() => {
      const told = new Map<string, JsonRecord[]>();
      const path = '/candidates/{id}/applications';
      return {
        before: async ({ is, id, list }) => {
          if (!is('DELETE', '/jobs/{id}')) return undefined;
          const people = await list(`/jobs/${id}/applications`);
          for (const one of people) {
            const candidate = textAt(one, 'candidate', 'id') ?? '';
            told.set(candidate, await list(`/candidates/${candidate}/applications`));
          }
          return undefined;
        },
        after: ({ is, id }) => (is('GET', path) && told.has(id) ? told.get(id) : undefined),
      };
    }),
  },
  {
    name: 'the same job again is the one that is there',
    operationId: 'createJob',
    column: 'life',
    plant: inSteps(() => {
      const made = new Map<string, unknown>();
      return {
        before: async ({ is, sent, caller, list }) => {
          if (!is('POST', '/jobs/')) return undefined;
          const known = recordAt({ job: made.get(`${caller} ${JSON.stringify(sent)}`) }, 'job');
          const isThere = (await list('/jobs/')).some(({ id }) => id === known.id);
          return isThere ? Response.json(known, { status: 201 }) : undefined;
        },
        after: ({ is, sent, caller }, body) => {
          if (is('POST', '/jobs/')) made.set(`${caller} ${JSON.stringify(sent)}`, body);
          return undefined;
        },
      };
    }),
  },
  {
    name: 'taking back one share takes back all of the candidate',
    operationId: 'withdrawShare',
    column: 'life',
    plant: afterCall('POST', '/candidates/unshare/', async ({ sent, response, db }) => {
      const candidate = textAt(sent, 'candidate_id') ?? '';
      if (response.ok) await db.deleteFrom('shares').where('candidate_id', '=', candidate).execute();
      return undefined;
    }),
  },
  {
    name: 'taking back one share takes back all with the colleague',
    operationId: 'withdrawShare',
    column: 'life',
    plant: afterCall('POST', '/candidates/unshare/', async ({ sent, response, db }) => {
      const person = textAt(sent, 'shared_with_user_id') ?? '';
      if (response.ok) await db.deleteFrom('shares').where('shared_with_user_id', '=', person).execute();
      return undefined;
    }),
  },
  {
    name: 'the note of a share comes back with the next one',
    operationId: 'withdrawShare',
    column: 'life',
    plant: inSteps(() => {
      const notes = new Map<unknown, unknown>();
      return {
        before: ({ is, sent }) => {
          if (!is('POST', '/candidates/share/')) return undefined;
          const note = sent.note || notes.get(sent.candidate_id) || '';
          notes.set(sent.candidate_id, note);
          return { ...sent, note };
        },
      };
    }),
  },
  {
    name: 'each share with a person is listed beside the one before',
    operationId: 'shareCandidate',
    column: 'life',
    plant: inSteps(() => {
      const seen = new Map<string, JsonRecord[]>();
      return {
        before: async ({ is, sent, list }) => {
          if (!is('POST', '/candidates/share/')) return undefined;
          const id = String(sent.candidate_id);
          const before = await list(`/candidates/${id}/shares`);
          seen.set(id, [...(seen.get(id) ?? []), ...before]);
          return undefined;
        },
        after: ({ is, id }, body) =>
          is('GET', '/candidates/{id}/shares') ? [...recordsIn(body), ...(seen.get(id) ?? [])] : undefined,
      };
    }),
  },
  {
    name: 'a candidate who is shared tells its owner of the share',
    operationId: 'shareCandidate',
    column: 'life',
    plant: inSteps(() => {
      const notes = new Map<unknown, unknown>();
      return {
        after: ({ is, sent }, body) => {
          if (is('POST', '/candidates/share/')) notes.set(sent.candidate_id, sent.note);
          if (!is('GET', '/candidates/')) return undefined;
          return recordsIn(body).map((one) => {
            const share_note = notes.get(one.id);
            return share_note === undefined || one.share_note ? one : { ...one, share_note };
          });
        },
      };
    }),
  },
  {
    name: 'an edit takes the shares away',
    operationId: 'updateCandidate',
    column: 'life',
    plant: afterCall('PUT', CANDIDATE, async ({ request, response, db }) => {
      const id = new URL(request.url).pathname.split('/')[2] ?? '';
      if (response.ok) await db.deleteFrom('shares').where('candidate_id', '=', id).execute();
      return undefined;
    }),
  },
  {
    name: 'the fields of an edit are saved though its file is refused',
    operationId: 'updateCandidate',
    column: 'life',
    plant: afterCall('PUT', CANDIDATE, async ({ request, sent, response, db }) => {
      if (response.status !== 415 || !isRecord(sent)) return undefined;
      const id = new URL(request.url).pathname.split('/')[2] ?? '';
      await db.updateTable('candidates').set({ phone: '0' }).where('id', '=', id).execute();
      return undefined;
    }),
  },
  {
    name: 'an analysis that was made again is listed twice',
    operationId: 'analyzeResume',
    column: 'life',
    plant: inSteps(() => {
      const before = new Map<string, JsonRecord[]>();
      return {
        before: async ({ is, sent, list }) => {
          if (!is('POST', '/analyze_resume/')) return undefined;
          const id = String(sent.candidate_id);
          const known = (await list(`/candidates/${id}/analyses`)).filter(
            (one) => textAt(one, 'job', 'id') === sent.job_id,
          );
          before.set(id, [...(before.get(id) ?? []), ...known]);
          return undefined;
        },
        after: ({ is, id }, body) =>
          is('GET', '/candidates/{id}/analyses')
            ? [...recordsIn(body), ...(before.get(id) ?? [])]
            : undefined,
      };
    }),
  },
  {
    name: 'what was analysed among many is not kept',
    operationId: 'analyzeResumes',
    column: 'life',
    plant: inSteps(() => {
      const alone = new Set<string>();
      return {
        after: ({ is, id, sent }, body) => {
          if (is('POST', '/analyze_resume/')) alone.add(`${sent.candidate_id} ${sent.job_id}`);
          if (!is('GET', '/candidates/{id}/analyses')) return undefined;
          return recordsIn(body).filter((one) => alone.has(`${id} ${textAt(one, 'job', 'id')}`));
        },
      };
    }),
  },
  {
    name: 'an analysis names the job as it was called then',
    operationId: 'listAnalyses',
    column: 'life',
    plant: inSteps(() => {
      const titles = new Map<unknown, unknown>();
      return {
        after: ({ is }, body) => {
          if (is('POST', '/jobs/') && isRecord(body)) titles.set(body.id, body.title);
          if (!is('GET', '/candidates/{id}/analyses')) return undefined;
          return recordsIn(body).map((one) => {
            const job = recordAt(one, 'job');
            return { ...one, job: { ...job, title: titles.get(job.id) ?? job.title } };
          });
        },
      };
    }),
  },
  {
    name: 'who is named second in a comparison scores a point less',
    operationId: 'compareCandidates',
    column: 'life',
    plant: () => async (request, answer) => {
      const sent = recordAt({ body: await readJson(request.clone()) }, 'body');
      const response = await answer(request.clone());
      if (!response.ok || !isOf(request, 'POST', '/compare_candidates/')) return response;
      const body = recordAt({ body: await readJson(response.clone()) }, 'body');
      const id = String(sent.candidate2_id);
      const strengths = { ...recordAt(body, 'strengths'), [id]: listAt(body, 'strengths', id).slice(1) };
      return sent.candidate1_id === id ? response : Response.json({ ...body, strengths });
    },
  },
];
