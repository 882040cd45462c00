import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './Call.ts';
import type { Client } from './Client.ts';
import type { Exchange } from './Exchange.ts';
import { expectThat } from './expectations.ts';
import { ifThere } from './fallbacks.ts';
import { listAt, recordAt, textAt } from './json.ts';
import type { Session } from './Session.ts';

type Body = NonNullable<Call['body']>;

/** Half a minute until it begins, and as long for what little the kit asks for. */
const LONGEST_MS = 60_000;
const EVERY_MS = 100;

/** Background tasks and imports: they are begun where there is room for one more, and waited for. */
export class BackgroundWork {
  private readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  /** The id of a new task of somebody. */
  async startTask(body: Body, session: Session): Promise<string> {
    await this.endAll(session);
    return this.client.mustCreate('startBackgroundTask', { body }, session);
  }

  /** The id of a new import of somebody. */
  async startImport(body: Body, session: Session): Promise<string> {
    await this.endAll(session);
    return this.client.mustCreate('startImport', { body }, session);
  }

  /** Cancels what goes on of somebody, or for an admin of the organization. */
  async endAll(session: Session): Promise<void> {
    for (const [list, cancel] of [
      ['listBackgroundTasks', 'cancelBackgroundTask'],
      ['listImports', 'cancelImport'],
    ] as const) {
      const listed = await ifThere(() => this.client.must(list, {}, session));
      for (const one of listAt({ body: listed?.body }, 'body')) {
        const task = recordAt({ one }, 'one');
        if (goesOn(task)) await this.client.must(cancel, { id: textAt(task, 'id') ?? '' }, session);
      }
    }
  }

  /** The results of a task once it has ended. */
  untilTaskEnded(id: string, session: Session): Promise<Exchange> {
    return untilEnded('task', () => this.client.must('readBackgroundTaskResults', { id }, session));
  }

  /** The first rows of an import once it has ended. */
  untilImportEnded(id: string, session: Session): Promise<Exchange> {
    return untilEnded('import', () => this.client.must('readImportRows', { id }, session));
  }
}

/** Whether a task or an import has not ended. */
export function goesOn(task: unknown): boolean {
  return ['waiting', 'running'].includes(textAt(task, 'state') ?? '');
}

async function untilEnded(name: 'task' | 'import', read: () => Promise<Exchange>): Promise<Exchange> {
  const begun = performance.now();
  for (;;) {
    const exchange = await read();
    if (!goesOn(recordAt(exchange.body, name))) return exchange;
    expectThat(performance.now() - begun < LONGEST_MS, 'expected it to have ended within a minute', exchange);
    await pause(EVERY_MS);
  }
}
