import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, callerOf, idIn, isOf } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const APPLICATIONS = '/jobs/{id}/applications';
const MAILS = '/candidates/{id}/mails';
const MERGE = '/candidates/{id}/merge';
const NOTES = '/candidates/{id}/notes';

/** What teams get wrong about candidates: merged, moved, written to, imported, and those who applied themselves. */
export const commonRecordDefects: readonly ServerDefect[] = [
  {
    name: 'the notes of a merged candidate are of who merged',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: inSteps(() => {
      const taken = new Map<unknown, unknown>();
      return {
        before: async ({ is, sent, list }) => {
          if (!is('POST', MERGE)) return undefined;
          const self = (await list('/users/')).find((one) => one.is_self === true);
          for (const { text } of await list(`/candidates/${sent.other_id}/notes`))
            taken.set(text, { id: self?.id, full_name: self?.full_name });
          return undefined;
        },
        after: ({ is }, body) => {
          if (!is('GET', NOTES)) return undefined;
          return recordsIn(body).map((one) => ({ ...one, by: taken.get(one.text) ?? one.by }));
        },
      };
    }),
  },
  {
    name: 'who owns one of two merges both',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, id, sent, ask }) => {
        if (!is('POST', MERGE)) return undefined;
        const [own, other] = [await ask(`/candidates/${id}`), await ask(`/candidates/${sent.other_id}`)];
        const isOther = recordAt({ other }, 'other').can_edit === false;
        return isOther && recordAt({ own }, 'own').can_edit === true ? Response.json(own) : undefined;
      },
    })),
  },
  {
    name: 'signs of a word are wildcards',
    operationId: 'searchNotes',
    column: 'life',
    plant: inSteps(() => {
      const written: JsonRecord[] = [];
      return {
        after: ({ is, id, sent }, body) => {
          if (is('POST', NOTES)) written.push({ candidate: { id, name: 'Somebody' }, note: body });
          if (!is('POST', '/notes/search') || !/[%_]/.test(String(sent.text))) return undefined;
          const words = String(sent.text)
            .split(/\s+/)
            .map((word) => new RegExp(word.replaceAll('%', '.*').replaceAll('_', '.'), 'i'));
          return written.filter(({ note }) => words.every((word) => word.test(textAt(note, 'text') ?? '')));
        },
      };
    }),
  },
  {
    name: 'who was deleted stays among those mentioned',
    operationId: 'listCandidateNotes',
    column: 'life',
    plant: inSteps(() => {
      const mentions = new Map<unknown, unknown>();
      return {
        after: ({ is }, body) => {
          if (is('POST', NOTES) && isRecord(body)) mentions.set(body.id, body.mentions);
          if (!is('GET', NOTES)) return undefined;
          return recordsIn(body).map((one) => ({ ...one, mentions: mentions.get(one.id) ?? one.mentions }));
        },
      };
    }),
  },
  {
    name: 'the times of interviews are compared as texts',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        const interview = recordAt(sent, 'interview');
        const isOffset = /[+-]\d\d:\d\d$/.test(String(interview.starts_at));
        if (!is('POST', MAILS) || sent.moves === undefined || !isOffset) return undefined;
        return { ...sent, interview: { ...interview, minutes: Number(interview.minutes) + 1 } };
      },
    })),
  },
  {
    name: 'an interview that is moved is for no job',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is, sent }, body) => {
        if (!is('POST', MAILS) || sent.moves === undefined || sent.for_job !== undefined || !isRecord(body))
          return undefined;
        const { job: _, ...mail } = recordAt(body, 'mail');
        return { ...body, mail };
      },
    })),
  },
  {
    name: 'a move is when the candidate came to the job',
    operationId: 'listApplications',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) =>
        is('GET', APPLICATIONS) ? recordsIn(body).map((one) => ({ ...one, added_at: one.since })) : undefined,
    })),
  },
  {
    name: 'where somebody came from is lost when they are moved',
    operationId: 'listApplications',
    column: 'life',
    plant: inSteps(() => {
      const moved = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('POST', APPLICATIONS)) moved.add(id);
          if (!is('GET', APPLICATIONS) || !moved.has(id)) return undefined;
          return recordsIn(body).map(({ source: _, ...one }) => one);
        },
      };
    }),
  },
  {
    name: 'an undo takes back what a colleague moved',
    operationId: 'moveApplications',
    column: 'life',
    plant: () => {
      const movers = new Map<string, Record<string, string>>();
      return async (request, answer) => {
        if (!isOf(request, 'POST', APPLICATIONS)) return answer(request);
        const sent = recordAt({ body: await readJson(request.clone()) }, 'body');
        const headers = movers.get(idIn(request));
        if (sent.undo !== true || !headers) {
          movers.set(idIn(request), callerOf(request));
          return answer(request);
        }
        const body = JSON.stringify(sent);
        const as = { ...headers, 'Content-Type': 'application/json' };
        return answer(new Request(request.url, { method: 'POST', headers: as, body }));
      };
    },
  },
  {
    name: 'who is not with the job cannot be taken off it',
    operationId: 'moveApplications',
    column: 'life',
    plant: afterCall('POST', APPLICATIONS, async ({ sent, response, body }) => {
      const isOff = isRecord(sent) && sent.stage_id === undefined;
      return response.ok && isOff && listAt(body, 'changes').length === 0
        ? refusal(404, 'not_found')
        : undefined;
    }),
  },
  {
    name: 'everybody is told their own decisions alone',
    operationId: 'analyzeResumes',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, list }, body) => {
        if (!is('POST', '/analyze_resumes/') || !isRecord(body)) return undefined;
        const self = (await list('/users/')).find((one) => one.is_self === true);
        const results = recordsIn(body, 'results').map(({ decision, ...one }) =>
          textAt(decision, 'by', 'id') === self?.id ? { ...one, decision } : one,
        );
        return { ...body, results };
      },
    })),
  },
  {
    name: 'an edit of the candidate forgets what was corrected',
    operationId: 'correctFinding',
    column: 'life',
    plant: inSteps(() => {
      const edited = new Set<unknown>();
      return {
        after: ({ is, id, sent }, body) => {
          if (is('PUT', '/candidates/{id}')) edited.add(id);
          if (!is('POST', '/analyze_resume/') || !edited.has(sent.candidate_id) || !isRecord(body))
            return undefined;
          const criteria = recordsIn(body, 'criteria').map(({ correction: _, ...one }) => one);
          return { ...body, criteria };
        },
      };
    }),
  },
  {
    name: 'who is there is left out, seen or not',
    operationId: 'startImport',
    column: 'life',
    plant: inSteps(() => {
      const owners = new Map<unknown, string>();
      return {
        before: ({ is, sent, caller }) => {
          if (!is('POST', '/imports/') || sent.duplicates !== 'leave_out') return undefined;
          const isUnseen = (email: unknown) => (owners.get(email) ?? caller) !== caller;
          // A row without an email is refused, too.
          const rows = recordsIn(sent, 'rows').map((row) =>
            isUnseen(row.email) ? { ...row, email: '' } : row,
          );
          return { ...sent, rows };
        },
        after: ({ is, caller }, body) => {
          if (is('POST', '/candidates/') && isRecord(body)) owners.set(body.email, caller);
          return undefined;
        },
      };
    }),
  },
  {
    name: 'who is there already applies as who is there',
    operationId: 'applyToJob',
    column: 'life',
    plant: () => {
      const known = new Map<unknown, unknown>();
      const applied = new Map<string, unknown>();
      return async (request, answer) => {
        const form = isOf(request, 'POST', '/open_jobs/{id}/applications')
          ? await request
              .clone()
              .formData()
              .catch(() => undefined)
          : undefined;
        const one = known.get(form?.get('email'));
        if (one !== undefined) applied.set(idIn(request), one);
        const response = await answer(request.clone());
        if (!response.ok) return response;
        if (isOf(request, 'POST', '/candidates/')) {
          const { id, email } = recordAt({ body: await readJson(response.clone()) }, 'body');
          known.set(email, id);
        }
        const instead = applied.get(idIn(request));
        if (!isOf(request, 'GET', APPLICATIONS) || instead === undefined) return response;
        const people = recordsIn(await readJson(response));
        return Response.json(
          people.map((each) => ({ ...each, candidate: { ...recordAt(each, 'candidate'), id: instead } })),
        );
      };
    },
  },
];
