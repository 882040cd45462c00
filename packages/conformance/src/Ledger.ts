import type { Client } from './Client.ts';
import { causeOf, causeOfFault } from './causes.ts';
import type { Column } from './columns.ts';
import type { Contract, Plan } from './contract.ts';
import type { Exchange } from './Exchange.ts';
import { Failure, NotTried } from './Failure.ts';
import { textAt } from './json.ts';
import { judge } from './judge.ts';

/** Who calls on which plan: what an operation may answer differently by. */
export type Situation = { who: Caller; plan: Plan };
export const CALLERS = ['signed out', 'user', 'admin', "another organization's admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** A request to repeat, and what came. */
export type Shown = { sent: string; curl: string; came: string; body: string };

/** What one check of one operation came to. */
export type Result = {
  operationId: string;
  column: Column;
  name: string;
  outcome: 'passed' | 'failed' | 'not tried';
  /** What is wrong, what was sent, what came and what the contract says; of what was not tried, why. */
  report?: string;
  /** What is behind a failure, in the same words for all that it is behind. */
  cause?: string;
  shown?: Shown;
  situation?: Situation;
  milliseconds: number;
};

/** Keeps what the checks find out. */
export class Ledger {
  readonly results: Result[] = [];
  /** The answers that came, as `operation status code`. */
  readonly seen = new Set<string>();
  private readonly contract: Contract;
  private readonly reported = new Set<string>();

  constructor(contract: Contract) {
    this.contract = contract;
  }

  /** Runs one check. Whatever it throws is a failure of the operation, but for what it needs and has not. */
  async check(
    client: Client,
    operationId: string,
    column: Column,
    name: string,
    work: () => Promise<void>,
    situation?: Situation,
  ): Promise<void> {
    const startedAt = performance.now();
    const result: Result = { operationId, column, name, outcome: 'passed', milliseconds: 0 };
    if (situation) result.situation = situation;
    try {
      await work();
    } catch (error) {
      if (error instanceof NotTried) {
        result.outcome = 'not tried';
        result.report = error.message;
      } else this.fail(client, result, error);
    }
    result.milliseconds = performance.now() - startedAt;
    this.results.push(result);
  }

  /** Notes an answer, and what is wrong with it whatever was asked. The same fault is noted once. */
  note(client: Client, exchange: Exchange): void {
    const { operation, status, body } = exchange;
    const code = status >= 400 ? textAt(body, 'code') : undefined;
    this.seen.add([operation.id, status, code].filter((part) => part !== undefined).join(' '));
    const column = status >= 200 && status < 300 ? 'success' : 'errors';
    for (const fault of judge(this.contract, exchange)) {
      const name = `${status} ${fault.replace(/\.\d+/g, '')}`;
      const result: Result = { operationId: operation.id, column, name, outcome: 'failed', milliseconds: 0 };
      this.fail(client, result, new Failure(fault, exchange), causeOfFault(exchange, fault));
      // Faults that have one cause are one.
      if (this.reported.has(`${operation.id} ${result.cause}`)) continue;
      this.reported.add(`${operation.id} ${result.cause}`);
      this.results.push(result);
    }
  }

  private fail(client: Client, result: Result, error: unknown, cause = causeOf(this.contract, error)): void {
    result.outcome = 'failed';
    result.report = describeFailure(client, error);
    result.cause = client.print(cause);
    if (error instanceof Failure && error.exchange) {
      const { sent, curl, status, headers, text } = error.exchange;
      const came =
        status === 0 ? 'no answer' : `${status} ${headers.get('Content-Type') ?? '(no content type)'}`;
      result.shown = { sent, curl, came, body: client.print(text) };
    }
  }
}

function describeFailure(client: Client, error: unknown): string {
  if (!(error instanceof Failure))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { message, exchange } = error;
  if (!exchange) return client.print(message);
  const { operation, sent, status, headers, text } = exchange;
  const declared = operation.answers.map((answer) =>
    answer.codes.length > 0 ? `${answer.status} (${answer.codes.join(', ')})` : String(answer.status),
  );
  const came = status === 0 ? `no answer: ${text}` : `${status} ${headers.get('Content-Type') ?? ''}`;
  return [
    client.print(message),
    `sent: ${sent}`,
    `came: ${came}`,
    ...(status === 0 || text === '' ? [] : [client.print(text)]),
    `contract: ${operation.id}, ${operation.role}, from ${operation.plan}, answers ${declared.join(', ')}`,
  ].join('\n');
}
