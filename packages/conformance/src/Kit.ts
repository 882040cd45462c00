import type { Call } from './Call.ts';
import type { Client, Session } from './Client.ts';
import type { Column } from './columns.ts';
import type { Operation } from './contract.ts';
import type { Ledger, Situation } from './Ledger.ts';
import type { Login } from './Person.ts';
import { type Supply, validCall } from './validCalls.ts';
import type { World } from './World.ts';

/** What the checks work with. */
export class Kit {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly world: World;
  private readonly selected: readonly Operation[];
  private readonly leftOut: readonly Column[];

  constructor(
    client: Client,
    ledger: Ledger,
    world: World,
    operations: readonly Operation[],
    leftOut: readonly Column[] = [],
  ) {
    this.leftOut = leftOut;
    this.client = client;
    this.ledger = ledger;
    this.world = world;
    this.selected = operations;
  }

  /** The operations that are to be checked, that the server has and that the kit knows how to call. */
  get operations(): readonly Operation[] {
    return this.selected.filter(({ id }) => !this.client.unavailable.has(id));
  }

  has(operationId: string): boolean {
    return this.operations.some(({ id }) => id === operationId);
  }

  /** Runs one check of an operation, where the server has it. */
  readonly check = async (
    operationId: string,
    column: Column,
    name: string,
    work: () => Promise<void>,
    situation?: Situation,
  ): Promise<void> => {
    if (this.leftOut.includes(column)) return;
    if (!this.has(operationId)) return;
    // What is tried on an unknown plan shows nothing about Premium.
    const known = situation?.plan !== 'premium' || this.world.tenant.plan === 'Premium';
    await this.ledger.check(this.client, operationId, column, name, work, known ? situation : undefined);
  };

  /** A valid call with records that stand: for what is to be refused. */
  standing(operationId: string): Promise<Call> {
    return validCall(operationId, this.world.standing);
  }

  /** A valid call with records of its own: for what succeeds. */
  fresh(operationId: string, session: Session = this.world.tenant.admin): Promise<Call> {
    const spent = operationId.startsWith('delete');
    return validCall(operationId, this.world.tenant.supply(session, this.world.recipient, spent));
  }

  /** A valid call of the supply's people. */
  from(supply: Supply, operationId: string): Promise<Call> {
    return validCall(operationId, supply);
  }

  /** The session to call an operation with: a new one where the call ends it, or wrong passwords are counted by it. */
  async sessionFor(operationId: string, session: Session, login: Login): Promise<Session> {
    return operationId === 'logOut' || operationId === 'confirmSession'
      ? this.client.signIn(session.who, login)
      : session;
  }

  /** The admin's session to call an operation with. */
  asAdmin(operationId: string): Promise<Session> {
    const { admin, login } = this.world.tenant;
    return this.sessionFor(operationId, admin, login);
  }
}
