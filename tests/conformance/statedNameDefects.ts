import { isRecord, listAt, recordAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { callerOf, isOf } from './plantInRecords.ts';
import { inSteps, refusal, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

/** What breaks a sentence of the contract about which names and emails are one. */
export const statedNameDefects: readonly ServerDefect[] = [
  {
    name: 'a username is compared with the white space that was typed',
    operationId: 'createUser',
    column: 'taken',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        const isPadded = is('POST', '/users/') && /^\s+\S/.test(String(sent.username));
        return isPadded ? { ...sent, username: `${String(sent.username).trim()}-2` } : undefined;
      },
    })),
  },
  {
    name: 'tags are compared with the white space around them',
    operationId: 'setCandidateTags',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        if (!is('PUT', '/candidates/{id}/tags') || !Array.isArray(sent.tags)) return undefined;
        const tags = sent.tags.map(String);
        const first = tags.filter(
          (tag, index) => tags.findIndex((one) => same(one.trim(), tag.trim())) === index,
        );
        return tags.some((tag) => tag !== tag.trim()) ? { tags: first } : undefined;
      },
    })),
  },
  {
    name: 'names of templates are compared with the white space around them',
    operationId: 'updateMailTemplates',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        if (!is('PUT', '/mail_templates/')) return undefined;
        const templates = listAt(sent, 'templates').filter(isRecord);
        const isPadded = templates.some(({ name }) => String(name) !== String(name).trim());
        return isPadded ? { templates: templates.slice(0, 1) } : undefined;
      },
    })),
  },
  {
    name: 'who is there with another case of their email is no duplicate',
    operationId: 'createCandidate',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        if (!is('POST', '/candidates/') || !isRecord(body)) return undefined;
        const { duplicate_of: _, ...rest } = body;
        return /[A-Z]/.test(String(body.email)) ? rest : undefined;
      },
    })),
  },
  {
    name: 'an import compares emails by their letters',
    operationId: 'startImport',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        if (!is('POST', '/imports/')) return undefined;
        const isCapital = JSON.stringify(sent.rows ?? null).includes('@EXAMPLE.COM');
        return isCapital ? { ...sent, duplicates: 'add' } : undefined;
      },
    })),
  },
  {
    name: 'a criterion is compared by its letters',
    operationId: 'listNearestLines',
    column: 'life',
    plant: () => async (request, answer) => {
      const criterion = new URL(request.url).searchParams.get('criterion') ?? '';
      const response = await answer(request);
      const isMeant = response.ok && isOf(request, 'GET', '/candidates/{id}/nearest_lines');
      return isMeant && criterion === criterion.toUpperCase() ? Response.json({ lines: [] }) : response;
    },
  },
  {
    name: 'a plus in a performance name is a space',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, request }) =>
        is('GET', '/user-performance') && new URL(request.url).searchParams.get('user')?.includes('+')
          ? refusal(404, 'not_found')
          : undefined,
    })),
  },
  {
    name: 'who once had a namesake keeps the username in the name',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: () => {
      const namesakes = new Set<string>();
      return async (request, answer) => {
        const user = new URL(request.url).searchParams.get('user') ?? '';
        const response = await answer(request);
        if (!isOf(request, 'GET', '/user-performance')) return response;
        if (response.ok) namesakes.add(user.replace(/ \([^)]*\)$/, ''));
        const isKnown = user.startsWith('Sam Lee') && !user.includes('(') && response.ok;
        return isKnown && namesakes.has(user) ? refusal(404, 'not_found') : response;
      };
    },
  },
  {
    name: 'whoever owned a deleted job undoes its deletion',
    operationId: 'createJob',
    column: 'life',
    plant: () => {
      const deleted = new Map<string, unknown>();
      return async (request, answer) => {
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        if (isOf(request, 'DELETE', '/jobs/{id}')) {
          const list = new Request(new URL('/jobs/', request.url), { headers: callerOf(request) });
          const jobs = listAt({ body: await readJson(await answer(list)) }, 'body').filter(isRecord);
          const job = jobs.find((one) => one.id === id);
          if (job) deleted.set(String(job.title), job);
        }
        const sent = recordAt({ body: await readJson(request.clone()) }, 'body');
        const response = await answer(request);
        const job = isOf(request, 'POST', '/jobs/') ? deleted.get(String(sent.title)) : undefined;
        return response.ok && job ? Response.json(job, { status: 201 }) : response;
      };
    },
  },
  {
    name: 'a deletion is said to be open for an hour',
    operationId: 'deleteCandidate',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) =>
        is('DELETE', '/candidates/{id}') && isRecord(body) ? { ...body, undo_seconds: 3600 } : undefined,
    })),
  },
];
