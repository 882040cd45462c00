import { parentPort, workerData } from 'node:worker_threads';

/** What a recruiter does, to be done over and over while somebody else attacks. */
export type Work = {
  url: string;
  token: string;
  email: string;
  password: string;
  resume: Uint8Array<ArrayBuffer>;
  pair: { candidate_id: string; job_id: string };
  headers: Record<string, string>;
  /** The calls of a round. */
  calls: readonly (keyof typeof calls)[];
};

/** How long the slowest of each kind of call took, in ms, and the answers that were no success. */
export type Watched = { rounds: number; slowestMs: Record<string, number>; refused: string[] };

const { url, token, email, password, resume, pair, headers, calls: wanted } = workerData as Work;
const as = { ...headers, Authorization: `Bearer ${token}`, Connection: 'close' };
let rounds = 0;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { ...as, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const calls = {
  list: () => fetch(`${url}/candidates/`, { headers: as }),
  criteria: () =>
    post('/job_criteria/', { title: 'Nurse', description: `Ward ${rounds}.`, skills_required: 'Triage' }),
  analyze: () => post('/analyze_resume/', pair),
  note: () => post('/jobs/', { title: `Job ${rounds}`, description: 'You write Go.', skills_required: 'Go' }),
  upload: () => {
    const body = new FormData();
    const fields = { name: 'Ada', email: `ada${rounds}@example.com`, phone: '1', notes: 'Called today.' };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('resume_file', new File([resume], 'cv.pdf'));
    return fetch(`${url}/candidates/`, { method: 'POST', headers: as, body });
  },
  signIn: () =>
    fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { ...headers, Connection: 'close' },
      body: new URLSearchParams({ email, password }),
    }),
};

const slowestMs: Record<string, number> = {};
const refused: string[] = [];
while (!isOver) {
  for (const name of wanted) {
    const started = performance.now();
    const response = await calls[name]();
    await response.arrayBuffer();
    if (!response.ok) refused.push(`${name} ${response.status}`);
    slowestMs[name] = Math.max(slowestMs[name] ?? 0, performance.now() - started);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  rounds += 1;
}
parentPort?.postMessage({ rounds, slowestMs, refused } satisfies Watched);
