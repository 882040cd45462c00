import { z } from 'zod';
import type { ApiClient } from './ApiClient.ts';

const WithId = z.object({ id: z.string() });

/** What the server acknowledged, as it has to be found again. */
type Acknowledged = { jobs: Map<string, string>; candidates: Map<string, string>; deleted: Set<string> };

/** Writers that go on without a pause and keep, outside the server, what it acknowledged. */
export class Writers {
  readonly acknowledged: Acknowledged = { jobs: new Map(), candidates: new Map(), deleted: new Set() };
  /** How many calls were answered with something else than success. */
  refused = 0;
  /** Jobs whose last write got no answer: both the old and the new title are right. */
  private readonly uncertain = new Map<string, Set<string>>();
  private serial = 0;
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  start(client: ApiClient, howMany = 4): void {
    this.stopped = false;
    this.running = Promise.all(Array.from({ length: howMany }, () => this.write(client)));
  }

  /** Resolves when no call is under way any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  get count(): number {
    return this.acknowledged.jobs.size + this.acknowledged.candidates.size;
  }

  /** What was acknowledged and is not there as it should be, each with a sentence; empty where all is well. */
  async findLosses(client: ApiClient): Promise<string[]> {
    const jobs = await client.get('/jobs/', z.array(WithId.extend({ title: z.string() })));
    const candidates = await client.get('/candidates/', z.array(WithId.extend({ notes: z.string() })));
    const titles = new Map(jobs.map(({ id, title }) => [id, title]));
    const notes = new Map(candidates.map((candidate) => [candidate.id, candidate.notes]));
    const losses: string[] = [];
    for (const [id, title] of this.acknowledged.jobs) {
      const found = titles.get(id);
      const allowed = this.uncertain.get(id) ?? new Set();
      if (found !== title && !(found !== undefined && allowed.has(found))) {
        losses.push(
          `job ${id}: expected "${title}", found ${found === undefined ? 'nothing' : `"${found}"`}`,
        );
      }
    }
    for (const [id, note] of this.acknowledged.candidates) {
      if (notes.get(id) !== note) losses.push(`candidate ${id} is not as it was acknowledged`);
    }
    for (const id of this.acknowledged.deleted) if (titles.has(id)) losses.push(`job ${id} is back`);
    return losses;
  }

  private async write(client: ApiClient): Promise<void> {
    while (!this.stopped) {
      try {
        await this.writeOnce(client);
      } catch {
        // The server was killed under the call. A moment later the test stops the writers, or the server is back.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  private async writeOnce(client: ApiClient): Promise<void> {
    this.serial += 1;
    const text = `Written ${this.serial}`;
    const job = await client.send('/jobs/', { method: 'POST', body: jobCalled(text) });
    if (!job.ok) return this.refuse();
    const { id } = WithId.parse(await job.json());
    this.acknowledged.jobs.set(id, text);
    await this.rename(client, id, `${text}, renamed`);

    const form = new FormData();
    const fields = { name: text, email: `writer${this.serial}@example.com`, phone: '1', notes: text };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const candidate = await client.send('/candidates/', { method: 'POST', body: form });
    if (!candidate.ok) return this.refuse();
    this.acknowledged.candidates.set(WithId.parse(await candidate.json()).id, text);

    if (this.serial % 5 === 0) await this.delete(client, id);
  }

  private async rename(client: ApiClient, id: string, title: string): Promise<void> {
    this.uncertain.set(id, new Set([title]));
    const answer = await client.send(`/jobs/${id}`, { method: 'PUT', body: jobCalled(title) });
    if (!answer.ok) return this.refuse();
    await answer.json();
    this.uncertain.delete(id);
    this.acknowledged.jobs.set(id, title);
  }

  private async delete(client: ApiClient, id: string): Promise<void> {
    this.acknowledged.jobs.delete(id);
    const answer = await client.send(`/jobs/${id}`, { method: 'DELETE' });
    if (!answer.ok) return this.refuse();
    await answer.json();
    this.acknowledged.deleted.add(id);
  }

  private refuse(): void {
    this.refused += 1;
  }
}

function jobCalled(title: string) {
  return { title, description: 'Written while the server is killed.', skills_required: 'SQL' };
}
