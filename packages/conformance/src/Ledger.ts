import type { Client } from './Client.ts';
import type { Column } from './columns.ts';
import type { Contract } from './contract.ts';
import type { Exchange } from './Exchange.ts';
import { Failure } from './Failure.ts';
import { textAt } from './json.ts';
import { judge } from './judge.ts';

/** What one check of one operation came to. */
export type Result = {
  operationId: string;
  column: Column;
  name: string;
  outcome: 'passed' | 'failed' | 'not provoked';
  /** What is wrong, what was sent, what came and what the contract says. */
  report?: string;
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

  /** Runs one check. Whatever it throws is a failure of the operation. */
  async check(
    client: Client,
    operationId: string,
    column: Column,
    name: string,
    work: () => Promise<void>,
  ): Promise<void> {
    const startedAt = performance.now();
    const result: Result = { operationId, column, name, outcome: 'passed', milliseconds: 0 };
    try {
      await work();
    } catch (error) {
      result.outcome = 'failed';
      result.report = describeFailure(client, error);
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
      if (this.reported.has(`${operation.id} ${name}`)) continue;
      this.reported.add(`${operation.id} ${name}`);
      const report = describeFailure(client, new Failure(fault, exchange));
      this.results.push({
        operationId: operation.id,
        column,
        name,
        outcome: 'failed',
        report,
        milliseconds: 0,
      });
    }
  }
}

function describeFailure(client: Client, error: unknown): string {
  if (!(error instanceof Failure))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { message, exchange } = error;
  if (!exchange) return message;
  const { operation, sent, status, headers, text } = exchange;
  const declared = operation.answers.map((answer) =>
    answer.codes.length > 0 ? `${answer.status} (${answer.codes.join(', ')})` : String(answer.status),
  );
  const came = status === 0 ? `no answer: ${text}` : `${status} ${headers.get('Content-Type') ?? ''}`;
  return [
    message,
    `sent: ${sent}`,
    `came: ${came}`,
    ...(status === 0 || text === '' ? [] : [client.print(text)]),
    `contract: ${operation.id}, ${operation.role}, from ${operation.plan}, answers ${declared.join(', ')}`,
  ].join('\n');
}
