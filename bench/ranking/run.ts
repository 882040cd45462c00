import { readFileSync } from 'node:fs';
import { Product } from '../../tests/product.ts';
import { job, resumeOf } from '../analysis/resumes.ts';

/** How many candidates, and within how long the whole list has to stand. */
const CANDIDATES = 1000;
const LIMIT_MS = 10_000;
/** What the client asks for at most in one call, and how many calls it makes at once where a server takes one pair at a time. */
const PAIRS = 50;
const AT_ONCE = 4;
const WATCH_EVERY_MS = 100;
const LOOK_EVERY_MS = 150;

type Body = Record<string, unknown>;

const product = new Product();
await product.start();
try {
  const admin = await logIn('admin@cortex.test', 'cortex-admin');
  const stranger = await logIn('admin@second.cortex.test', 'cortex-second');
  const ids = await addCandidates(admin);
  const [first, second, third] = [
    await addJob(admin, 'one'),
    await addJob(admin, 'two'),
    await addJob(admin, 'three'),
  ];
  console.log(`${CANDIDATES} candidates of two pages each, one job, two cores shared with who asks.\n`);
  const together = await watch(stranger, () => rankTogether(admin, first, ids));
  tell('in calls of 50', together);
  const again = await watch(stranger, () => rankTogether(admin, first, ids));
  tell('the same once more, all kept', again);
  const background = await watch(stranger, () => rankInBackground(admin, third, ids));
  tell('as a background task, as the app does', background);
  const alone = await watch(stranger, () => rankOneByOne(admin, second, ids));
  tell('one call a candidate, four at once', alone);
  console.log(
    `\nTogether takes ${(together.milliseconds / alone.milliseconds).toFixed(2)} x the time of one by one.`,
  );
  console.log(
    `In the background takes ${(background.milliseconds / together.milliseconds).toFixed(2)} x the time of together.`,
  );
  const slow = Math.max(together.milliseconds, background.milliseconds) > LIMIT_MS;
  console.log(`${CANDIDATES} in less than ${LIMIT_MS / 1000} s: ${slow ? 'FAILED' : 'kept'}.`);
  if (slow) process.exitCode = 1;
} finally {
  await product.dispose();
}

type Watched = { milliseconds: number; firstRows: number; slowest: number; median: number; memory: number };

/** Does the work while somebody of another organization lists their candidates again and again. */
async function watch(token: string, work: () => Promise<number>): Promise<Watched> {
  const times: number[] = [];
  let memory = 0;
  let over = false;
  const others = (async () => {
    while (!over) {
      const startedAt = performance.now();
      await call('GET', '/candidates/', token);
      times.push(performance.now() - startedAt);
      memory = Math.max(memory, readMemory());
      await new Promise((next) => setTimeout(next, WATCH_EVERY_MS));
    }
  })();
  const startedAt = performance.now();
  const firstRows = await work();
  const milliseconds = performance.now() - startedAt;
  over = true;
  await others;
  const sorted = times.toSorted((one, other) => one - other);
  return {
    milliseconds,
    firstRows,
    slowest: sorted.at(-1) ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    memory,
  };
}

function tell(label: string, { milliseconds, firstRows, slowest, median, memory }: Watched): void {
  const figures = [
    `${(milliseconds / 1000).toFixed(1)} s`,
    `first rows after ${Math.round(firstRows)} ms`,
    `others' calls ${Math.round(median)} ms, at most ${Math.round(slowest)} ms`,
    memory > 0 ? `server ${memory} MiB at most` : '',
  ];
  console.log(`  ${label.padEnd(36)}${figures.filter(Boolean).join(', ')}`);
}

async function rankTogether(token: string, job_id: string, ids: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  let firstRows = 0;
  // As the app begins: a few, then more in each call.
  for (let start = 0, size = 5; start < ids.length; start += size, size = Math.min(PAIRS, size * 2)) {
    const pairs = ids.slice(start, start + size).map((candidate_id) => ({ candidate_id, job_id }));
    const { results } = await call<{ results: { analysis?: object }[] }>('POST', '/analyze_resumes/', token, {
      pairs,
    });
    if (results.some(({ analysis }) => analysis === undefined)) throw new Error('A pair has no analysis.');
    firstRows ||= performance.now() - startedAt;
    if (start + size >= ids.length) break;
  }
  return firstRows;
}

async function rankInBackground(token: string, job_id: string, ids: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  let firstRows = 0;
  const { id } = await call<{ id: string }>('POST', '/background_tasks/', token, {
    kind: 'ranking',
    job_id,
    candidate_ids: ids,
  });
  for (let from = 0; ; ) {
    const answer = await call<{
      task: { state: string };
      results: { analysis?: object }[];
      next: number;
    }>('GET', `/background_tasks/${id}/results?from=${from}`, token);
    if (answer.results.some(({ analysis }) => analysis === undefined))
      throw new Error('A pair has no analysis.');
    if (answer.results.length > 0) firstRows ||= performance.now() - startedAt;
    else if (answer.task.state === 'done') return firstRows;
    else await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
    from = answer.next;
  }
}

async function rankOneByOne(token: string, job_id: string, ids: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  let firstRows = 0;
  const rest = ids.values();
  async function work() {
    for (const candidate_id of rest) {
      await call('POST', '/analyze_resume/', token, { candidate_id, job_id });
      firstRows ||= performance.now() - startedAt;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return firstRows;
}

async function addCandidates(token: string): Promise<string[]> {
  const ids: string[] = [];
  const text = resumeOf(900);
  for (let index = 0; index < CANDIDATES; index += 1) {
    const form = new FormData();
    const fields = {
      name: `Person ${index}`,
      email: `person.${index}@example.com`,
      phone: '1',
      // No two alike, so that nothing is read once for many.
      notes: `${text}\nApplicant number ${index}.`.slice(-10_000),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await fetch(`${product.apiUrl}/candidates/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const { id }: { id: string } = await answer.json();
    ids.push(id);
  }
  return ids;
}

async function addJob(token: string, word: string): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/jobs/', token, {
    ...job,
    title: `${job.title} ${word}`,
  });
  return id;
}

async function logIn(email: string, password: string): Promise<string> {
  const answer = await fetch(`${product.apiUrl}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}

async function call<Answer>(method: string, path: string, token: string, body?: Body): Promise<Answer> {
  const answer = await fetch(product.apiUrl + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What the server's process holds, in MiB; 0 where this system does not tell. */
function readMemory(): number {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
