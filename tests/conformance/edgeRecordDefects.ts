import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inSteps, recordsIn, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const NOTE = { share: '/candidates/share/', shares: '/candidates/{id}/shares' };
const MOVES = '/jobs/{id}/applications';

/** How often each candidate came to where a move brought them, by whatever says where that is. */
function countMoves(whereOf: (change: JsonRecord, job: string, to: string) => string | undefined) {
  const counts = new Map<string, Map<string, number>>();
  return {
    note(job: string, sent: JsonRecord, body: unknown) {
      const to = textAt(sent, 'stage_id');
      if (to === undefined || sent.undo === true) return;
      for (const change of recordsIn(body, 'changes')) {
        const where = whereOf(change, job, to);
        if (where === undefined) continue;
        const came = counts.get(where) ?? new Map<string, number>();
        const candidate = String(change.candidate_id);
        counts.set(where, came.set(candidate, (came.get(candidate) ?? 0) + 1));
      }
    },
    /** How many more came there than there are candidates. */
    tooMany: (where: string) =>
      [...(counts.get(where)?.values() ?? [])].reduce((sum, count) => sum + count - 1, 0),
  };
}

/** What teams get wrong about one record once another has changed: what is stale, doubled, forgotten or somebody else's. */
export const edgeRecordDefects: readonly ServerDefect[] = [
  {
    name: 'the link of who applied does not come back with them',
    operationId: 'restoreCandidate',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, id, ask }) => {
        if (is('POST', '/candidates/{id}/restore')) await ask(`/candidates/${id}/applicant_link`, 'DELETE');
        return undefined;
      },
    })),
  },
  {
    name: 'the tags of both are kept as they are written',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: inSteps(() => {
      const merged = new Map<string, unknown[]>();
      const tagsOf = (one: unknown) => listAt(one, 'tags');
      return {
        before: async ({ is, id, sent, ask }) => {
          if (!is('POST', '/candidates/{id}/merge')) return undefined;
          const [one, other] = [await ask(`/candidates/${id}`), await ask(`/candidates/${sent.other_id}`)];
          merged.set(id, [...new Set([...tagsOf(one), ...tagsOf(other)])]);
          return undefined;
        },
        after: ({ is }, body) =>
          is('GET', '/candidates/')
            ? recordsIn(body).map((one) => ({ ...one, tags: merged.get(String(one.id)) ?? one.tags }))
            : undefined,
      };
    }),
  },
  {
    name: 'an empty note leaves the one before',
    operationId: 'shareCandidate',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, list }) => {
        if (!is('POST', NOTE.share) || sent.note !== '') return undefined;
        const shares = await list(`/candidates/${sent.candidate_id}/shares`);
        const kept = shares.find((one) => textAt(one, 'shared_with', 'id') === sent.shared_with_user_id);
        return kept ? { ...sent, note: kept.note } : undefined;
      },
    })),
  },
  {
    name: 'shares with who was deleted are listed',
    operationId: 'listShares',
    column: 'life',
    plant: inSteps(() => {
      const kept = new Map<string, JsonRecord[]>();
      const deleted = new Set<unknown>();
      return {
        after: async ({ is, id, sent, list }, body) => {
          if (is('POST', NOTE.share)) {
            const candidate = String(sent.candidate_id);
            kept.set(candidate, await list(`/candidates/${candidate}/shares`));
          }
          if (is('DELETE', '/users/{id}')) deleted.add(id);
          if (!is('GET', NOTE.shares)) return undefined;
          const gone = (kept.get(id) ?? []).filter((one) => deleted.has(textAt(one, 'shared_with', 'id')));
          return [...recordsIn(body), ...gone];
        },
      };
    }),
  },
  {
    name: 'a decision says what the analysis says now',
    operationId: 'listDecisions',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, id, list }, body) => {
        if (!is('GET', '/candidates/{id}/decisions')) return undefined;
        const analyses = await list(`/candidates/${id}/analyses`);
        return recordsIn(body).map((entry) => {
          const kept = analyses.find((one) => textAt(one, 'job', 'id') === textAt(entry, 'job', 'id'));
          const decision = recordAt(entry, 'decision');
          if (!kept || !isRecord(decision.analysis)) return entry;
          const { fit_score, scored_at } = kept;
          return {
            ...entry,
            decision: { ...decision, analysis: { ...decision.analysis, fit_score, scored_at } },
          };
        });
      },
    })),
  },
  {
    name: 'whoever reads a correction is who made it',
    operationId: 'correctFinding',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, list }, body) => {
        if (!is('POST', '/analyze_resume/') || !isRecord(body)) return undefined;
        const self = (await list('/users/')).find((one) => one.is_self === true);
        const by = { id: self?.id, full_name: self?.full_name };
        const criteria = recordsIn(body, 'criteria').map((one) =>
          isRecord(one.correction) ? { ...one, correction: { ...one.correction, by } } : one,
        );
        return { ...body, criteria };
      },
    })),
  },
  {
    name: 'the nearest lines are those that were found first',
    operationId: 'listNearestLines',
    column: 'life',
    plant: inSteps(() => {
      const found = new Map<string, unknown>();
      return {
        after: ({ is, request }, body) => {
          if (!is('GET', '/candidates/{id}/nearest_lines')) return undefined;
          const kept = found.get(request.url) ?? body;
          found.set(request.url, kept);
          return kept;
        },
      };
    }),
  },
  {
    name: 'requests wait on when their candidate is deleted',
    operationId: 'listWaitingRequests',
    column: 'life',
    plant: inSteps(() => {
      const seen = new Map<unknown, JsonRecord>();
      const deleted = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('DELETE', '/candidates/{id}')) deleted.add(id);
          if (!is('GET', '/applicant_requests/')) return undefined;
          for (const one of recordsIn(body)) seen.set(one.id, one);
          const gone = [...seen.values()].filter((one) => deleted.has(textAt(one, 'candidate', 'id')));
          return [...recordsIn(body), ...gone];
        },
      };
    }),
  },
  {
    name: 'of the jobs that somebody is not with none is told',
    operationId: 'openApplication',
    column: 'life',
    plant: inSteps(() => {
      const joined = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('POST', MOVES)) joined.add(id);
          if (!is('POST', '/applicant/') || !isRecord(body)) return undefined;
          const analyses = recordsIn(body, 'analyses');
          const told = analyses.filter((one) => joined.has(textAt(one, 'job', 'id')));
          return told.length > 0 ? { ...body, analyses: told } : undefined;
        },
      };
    }),
  },
  {
    name: 'a name that another stage has is taken, whatever that one is called from then on',
    operationId: 'updateStages',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, list }) => {
        if (!is('PUT', '/stages/')) return undefined;
        const stages = await list('/stages/');
        const isTaken = recordsIn(sent, 'stages').some(({ id, name }) =>
          stages.some((stage) => id !== undefined && stage.id !== id && same(stage.name, name)),
        );
        const error = { detail: 'Not so.', code: 'validation_failed', errors: { stages: 'Twice.' } };
        return isTaken ? Response.json(error, { status: 422 }) : undefined;
      },
    })),
  },
  {
    name: 'the score of an application is that of the first analysis',
    operationId: 'listApplications',
    column: 'life',
    plant: inSteps(() => {
      const scores = new Map<string, unknown>();
      return {
        after: ({ is, id }, body) => {
          if (!is('GET', MOVES)) return undefined;
          return recordsIn(body).map((one) => {
            const key = `${id} ${textAt(one, 'candidate', 'id')}`;
            if (one.fit_score !== undefined && !scores.has(key)) scores.set(key, one.fit_score);
            return scores.has(key) ? { ...one, fit_score: scores.get(key) } : one;
          });
        },
      };
    }),
  },
  {
    name: 'who comes into a stage again has reached it twice',
    operationId: 'getFunnel',
    column: 'life',
    plant: inSteps(() => {
      const moves = countMoves((_, job, to) => `${job} ${to}`);
      return {
        after: ({ is, id, sent }, body) => {
          if (is('POST', MOVES)) moves.note(id, sent, body);
          if (!is('GET', '/jobs/{id}/funnel') || !isRecord(body)) return undefined;
          const stages = recordsIn(body, 'stages').map((one) => ({
            ...one,
            reached: Number(one.reached) + moves.tooMany(`${id} ${one.stage_id}`),
          }));
          return { ...body, stages };
        },
      };
    }),
  },
  {
    name: 'who comes to a job again counts again',
    operationId: 'getSourceFigures',
    column: 'life',
    plant: inSteps(() => {
      const moves = countMoves((change, job) => (change.from === undefined ? job : undefined));
      const jobs = new Map<string, Set<string>>();
      return {
        after: ({ is, id, caller, sent }, body) => {
          if (is('POST', MOVES)) {
            moves.note(id, sent, body);
            jobs.set(caller, (jobs.get(caller) ?? new Set()).add(id));
          }
          if (!is('GET', '/source_figures/') || !isRecord(body)) return undefined;
          const more = [...(jobs.get(caller) ?? [])].reduce((sum, job) => sum + moves.tooMany(job), 0);
          const sources = recordsIn(body, 'sources').map((one) =>
            one.source === 'colleague' ? { ...one, applications: Number(one.applications) + more } : one,
          );
          return { ...body, sources };
        },
      };
    }),
  },
  {
    name: 'an interview that was moved is still by who invited',
    operationId: 'listComingInterviews',
    column: 'life',
    plant: inSteps(() => {
      const inviters = new Map<unknown, unknown>();
      return {
        after: ({ is, sent }, body) => {
          if (is('POST', '/candidates/{id}/mails') && isRecord(body))
            inviters.set(body.id, inviters.get(sent.moves) ?? body.by);
          if (!is('GET', '/interviews/')) return undefined;
          return recordsIn(body).map((one) => ({ ...one, by: inviters.get(one.id) ?? one.by }));
        },
      };
    }),
  },
  {
    name: 'jobs that are deleted still have scorecards',
    operationId: 'listScorecardJobs',
    column: 'life',
    plant: inSteps(() => {
      const kept = new Map<string, JsonRecord[]>();
      return {
        before: async ({ is, id, list }) => {
          if (!is('DELETE', '/jobs/{id}')) return undefined;
          for (const one of await list(`/jobs/${id}/applications`)) {
            const candidate = textAt(one, 'candidate', 'id') ?? '';
            kept.set(candidate, await list(`/candidates/${candidate}/scorecard_jobs`));
          }
          return undefined;
        },
        after: ({ is, id }, body) =>
          is('GET', '/candidates/{id}/scorecard_jobs') ? (kept.get(id) ?? body) : undefined,
      };
    }),
  },
  {
    name: 'scorecards stand in the order of their last changes',
    operationId: 'listScorecards',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        const path = '/candidates/{id}/scorecards';
        if (!(is('GET', path) || is('PUT', path)) || !isRecord(body)) return undefined;
        const changed = (one: JsonRecord) => String(one.changed_at ?? one.submitted_at);
        const others = recordsIn(body, 'others');
        return { ...body, others: others.toSorted((a, b) => changed(a).localeCompare(changed(b))) };
      },
    })),
  },
  {
    name: 'white space is a comment',
    operationId: 'saveScorecard',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        if (!is('PUT', '/candidates/{id}/scorecards') || !Array.isArray(sent.marks)) return undefined;
        const marks = sent.marks.map((mark) =>
          /^\s+$/.test(textAt(mark, 'comment') ?? '')
            ? { ...recordAt({ mark }, 'mark'), comment: '.' }
            : mark,
        );
        return { ...sent, marks };
      },
    })),
  },
  {
    name: 'of the words that are looked for the first ten are read, whether or not they differ',
    operationId: 'searchNotes',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        const words = textAt(sent, 'text')?.trim().split(/\s+/) ?? [];
        if (!is('POST', '/notes/search') || words.length < 11) return undefined;
        return { ...sent, text: words.slice(0, 10).join(' ') };
      },
    })),
  },
  {
    name: 'a ranking of everybody begins with the oldest',
    operationId: 'startBackgroundTask',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, list }) => {
        const isOfAll = sent.kind === 'ranking' && sent.candidate_ids === undefined;
        if (!is('POST', '/background_tasks/') || !isOfAll) return undefined;
        const all = await list('/candidates/');
        const oldest = all.toSorted((a, b) => String(a.created_at).localeCompare(String(b.created_at)));
        return oldest.length > 0 ? { ...sent, candidate_ids: oldest.map(({ id }) => id) } : undefined;
      },
    })),
  },
  {
    name: 'of a tag that a row has twice one is dropped',
    operationId: 'startImport',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        if (!is('POST', '/imports/') || !Array.isArray(sent.rows)) return undefined;
        const rows = sent.rows.map((row) => {
          const tags = listAt(row, 'tags');
          const once = tags.filter((tag, index) => tags.findIndex((other) => same(other, tag)) === index);
          return tags.length > once.length ? { ...recordAt({ row }, 'row'), tags: once } : row;
        });
        return { ...sent, rows };
      },
    })),
  },
];
