import { answerVectors, linesOf } from '../../apps/mock-server/testing/fakeEmbeddings.ts';
import { startFakeServer } from '../../apps/mock-server/testing/fakeLanguageModel.ts';
import { Product } from '../../tests/product.ts';
import { job, resumeOf } from '../analysis/resumes.ts';

/** What a ranking costs where the vectors of another model tell what is near in meaning: time, calls and lines. */
const CANDIDATES = 100;
/** What the client asks for at most in one call. */
const PAIRS = 50;
/** They are ranked first and left out, so that what is loaded once does not count. */
const WARM_UP = 6;

type Body = Record<string, unknown>;
type Result = { candidate_id: string; analysis?: { scored_by: { name: string } } };
type Figures = { seconds: number; calls: number; lines: number; ofTheJob: number };

const model = await startFakeServer((response, sent) => answerVectors(response, sent));
const plain = new Product();
const embedded = new Product();
try {
  console.log(`${CANDIDATES} candidates of two pages each, ranked for one job.\n`);
  await plain.start();
  const without = await signIn(plain);
  const ids = await warmUp(plain, without);
  tell('by the bundled table', await rank(plain, without, await addJob(plain, without, 'one'), ids));
  await plain.dispose();
  await embedded.start({ EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'pebble-1' });
  const token = await signIn(embedded);
  const own = await warmUp(embedded, token);
  const first = await addJob(embedded, token, 'one');
  tell('by vectors, none kept', await rank(embedded, token, first, own));
  tell(
    'another job, candidates kept',
    await rank(embedded, token, await addJob(embedded, token, 'two'), own),
  );
  tell('the first job again, all kept', await rank(embedded, token, first, own));
} finally {
  await Promise.all([plain.dispose(), embedded.dispose(), model.stop()]);
}

function tell(label: string, { seconds, calls, lines, ofTheJob }: Figures): void {
  const asked = `${calls} calls, ${ofTheJob} of them with lines of the job, ${lines} lines`;
  console.log(`  ${label.padEnd(32)}${seconds.toFixed(2)} s, ${asked}`);
}

async function rank(
  product: Product,
  token: string,
  job_id: string,
  ids: readonly string[],
): Promise<Figures> {
  const isEmbedded = product === embedded;
  const before = model.sent.length;
  const startedAt = performance.now();
  const waiting = [...ids];
  while (waiting.length > 0) {
    const asked = waiting.splice(0, PAIRS);
    const pairs = asked.map((candidate_id) => ({ candidate_id, job_id }));
    const { results } = await call<{ results: Result[] }>(product, '/analyze_resumes/', token, { pairs });
    for (const { analysis, candidate_id } of results) {
      // Those that a call had no time for are asked for again, as the app does.
      if (!analysis) waiting.push(candidate_id);
      else if (analysis.scored_by.name.includes('embeddings') !== isEmbedded)
        throw new Error(`Scored by ${analysis.scored_by.name}.`);
    }
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const sent = model.sent.slice(before).map(linesOf);
  return {
    seconds,
    calls: sent.length,
    lines: sent.reduce((sum, lines) => sum + lines.length, 0),
    ofTheJob: sent.filter((lines) => lines.includes('Kafka')).length,
  };
}

/** Adds candidates and ranks some of them; gives the others. */
async function warmUp(product: Product, token: string): Promise<string[]> {
  const ids = await addCandidates(product, token);
  await rank(product, token, await addJob(product, token, 'zero'), ids.splice(0, WARM_UP));
  return ids;
}

async function addCandidates(product: Product, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < CANDIDATES + WARM_UP; index += 1) {
    const form = new FormData();
    const fields = {
      name: `Person ${index}`,
      email: `person.${index}@example.com`,
      phone: '1',
      // No two alike, so that nothing is read once for many.
      notes: `${resumeOf(900)}\nApplicant number ${index}.`.slice(-10_000),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${product.apiUrl}/candidates/`, { method: 'POST', headers, body: form });
    const { id }: { id: string } = await answer.json();
    ids.push(id);
  }
  return ids;
}

async function addJob(product: Product, token: string, word: string): Promise<string> {
  const title = `${job.title} ${word}`;
  return (await call<{ id: string }>(product, '/jobs/', token, { ...job, title })).id;
}

async function signIn(product: Product): Promise<string> {
  const body = new URLSearchParams({ email: 'admin@cortex.test', password: 'cortex-admin' });
  const answer = await fetch(`${product.apiUrl}/auth/login`, { method: 'POST', body });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}

async function call<Answer>(product: Product, path: string, token: string, body: Body): Promise<Answer> {
  const answer = await fetch(product.apiUrl + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
