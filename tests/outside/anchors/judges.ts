import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { CONTRACT_FILE, checkServer } from '@cortex/conformance';
import { validCall } from '@cortex/conformance/calls';
import { Client, type Session } from '@cortex/conformance/client';
import { type Operation, readContract } from '@cortex/conformance/contract';
import { prepareWorld } from '@cortex/conformance/world';
import type { Between } from '../../conformance/startApp.ts';
import { freePort } from '../../freePort.ts';
import { Fault, folder, nodeTool, programs, python, run } from '../workshop.ts';
import type { Cast, Stage } from './Stage.ts';

/** A defect in an operation, and whether a regular user sees it and no admin. */
export type Planted = { operation: Operation; plant(): Between; byUser: boolean };

/** Asks a tool about a broken server: what it says, in a few words, or nothing where it sees no fault. */
export type Judge = (stage: Stage, planted: Planted) => Promise<string | undefined>;

const contract = readContract(CONTRACT_FILE);
const silent = () => {};

/**
 * A quarter of what Schemathesis makes up for each operation where nobody says otherwise, so that a run takes
 * minutes; all of it where every defect is planted.
 */
export const EXAMPLES = process.env.ANCHORS === 'all' ? 100 : 25;

/** All operations of one tag are looked at, by each tool, so that what one of them breaks can be seen in another. */
function neighbours({ tags }: Operation): readonly Operation[] {
  return contract.operations.filter((each) => each.tags.some((tag) => tags.includes(tag)));
}

export const askKit: Judge = async (stage, { operation, plant }) => {
  const { admin, other, breakWith } = await stage.put();
  breakWith(plant());
  const { results, missing } = await checkServer({ url: stage.url, admin, other, only: operation.tags });
  const failed = new Set(
    results.filter(({ outcome }) => outcome === 'failed').map(({ column }) => column as string),
  );
  if (missing.includes(operation.id)) failed.add('missing');
  return sayAll(failed);
};

/** An admin and a regular user on Premium with a job and a candidate of their own, and then the defect. */
async function prepare(stage: Stage, { admin, other, breakWith }: Cast, defect: Between) {
  const client = new Client(stage.url, contract, silent);
  const world = await prepareWorld(client, admin, other);
  await world.tenant.addJob(world.tenant.admin);
  await world.tenant.addCandidate(world.tenant.admin);
  breakWith(defect);
  const again = async (session: Session, login: typeof admin) =>
    client.signIn(session.who, login).catch(() => session);
  return {
    world,
    asAdmin: await again(world.tenant.admin, admin),
    asUser: await again(world.ownerSession, world.owner),
  };
}

/** With all its checks, as whom the defect is about. */
export const askSchemathesis: Judge = async (stage, { operation, plant, byUser }) => {
  const { asAdmin, asUser } = await prepare(stage, await stage.put(), plant());
  const printed = await run(
    await python('schemathesis'),
    [
      '--config-file',
      join(programs, 'schemathesis.toml'),
      'run',
      CONTRACT_FILE,
      '--url',
      stage.url,
      '--header',
      `Authorization: Bearer ${(byUser ? asUser : asAdmin).token}`,
      ...operation.tags.flatMap((tag) => ['--include-tag', tag]),
      ...['--exclude-operation-id', 'logOut', '--checks', 'all', '--generation-allow-x00', 'false'],
      ...['--max-examples', String(EXAMPLES), '--max-failures', '1'],
      ...['--seed', '20261122', '--no-color', '--generation-database', ':memory:'],
    ],
    { cwd: folder('anchors'), minutes: 10 },
  ).catch((error: unknown) => {
    if (error instanceof Fault) return error.message;
    throw error;
  });
  const checks = [...printed.matchAll(/^\s*- ST\d+ ([A-Z][^\n:]*)$/gm)].map(([, name = '']) => name);
  if (checks.length > 0) return sayAll(new Set(checks));
  if (!/No issues found/.test(printed)) throw new Fault(`Schemathesis did not end well:\n${printed}`);
  return undefined;
};

/** Prism's validating proxy, which stays in front of a stage. */
export class PrismProxy {
  private readonly process: ChildProcess;
  private readonly url: string;

  private constructor(process: ChildProcess, url: string) {
    this.process = process;
    this.url = url;
  }

  static async open(stage: Stage): Promise<PrismProxy> {
    const port = await freePort();
    const process = spawn(
      await nodeTool('prism'),
      ['proxy', CONTRACT_FILE, stage.url, '--errors', '--port', String(port), '--host', '127.0.0.1'],
      { cwd: folder('prism'), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await new Promise<void>((started, failed) => {
      let printed = '';
      process.stdout.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Prism is listening')) started();
      });
      process.once('exit', () => failed(new Fault(`Prism did not start:\n${printed}`)));
    });
    return new PrismProxy(process, `http://127.0.0.1:${port}`);
  }

  stop(): void {
    this.process.kill();
  }

  /** Sends the kit's valid calls through it, as an admin and, where the role allows, as a regular user. */
  readonly ask: Judge = async (stage, { operation, plant }) => {
    const { world, asAdmin, asUser } = await prepare(stage, await stage.put(), plant());
    const said = new Set<string>();
    const client = new Client(this.url, contract, silent, async (url, init) => {
      const response = await fetch(url, init);
      const { 1: fault } = /prism\/errors#(\w+)/.exec(await response.clone().text()) ?? [];
      if (fault) said.add(fault);
      return response;
    });
    const supply = (session: Session) => world.tenant.supply(session, world.recipient, true);
    for (const each of neighbours(operation)) {
      const callers = each.role === 'user' ? [asAdmin, asUser] : [asAdmin];
      for (const caller of callers) {
        if (each.id === 'logOut') continue;
        const call = await validCall(each.id, supply(caller)).catch(() => undefined);
        if (call) await client.exchange(each.id, call, each.role === 'public' ? null : caller);
      }
    }
    return sayAll(said);
  };
}

function sayAll(names: ReadonlySet<string>): string | undefined {
  return names.size > 0 ? [...names].join(', ') : undefined;
}
