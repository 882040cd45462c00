import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import type { Operation } from '../contract.ts';
import type { Exchange } from '../Exchange.ts';
import { expectSuccess, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { ifThere } from '../fallbacks.ts';
import { HOSTILE_QUERIES, HOSTILE_TEXTS } from '../hostile.ts';
import { findById, listAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

type Sent = { kit: Kit; id: string; body: NonNullable<Call['body']>; session: Session };

/** The fields that a server keeps as they were sent, and the record in which they are read again. */
type Kept = { fields: readonly string[]; read(sent: Sent): Promise<unknown> };

const job: Kept = {
  fields: ['title', 'description', 'skills_required'],
  read: ({ kit, id, session }) => findListed(kit, 'listJobs', id, session),
};
const candidate: Kept = {
  fields: ['name', 'phone', 'notes'],
  read: async ({ kit, id, session }) => (await kit.client.must('getCandidate', { id }, session)).body,
};
const person: Kept = {
  fields: ['username', 'full_name'],
  read: ({ kit, id, session }) => findListed(kit, 'listUsers', id, session),
};

const KEPT: Record<string, Kept> = {
  createJob: job,
  updateJob: job,
  createCandidate: candidate,
  updateCandidate: candidate,
  updateUser: person,
  createUser: {
    fields: [...person.fields, 'password'],
    read: async (sent) => ({
      ...recordAt({ entry: await person.read(sent) }, 'entry'),
      password: await readPassword(sent, 'email', 'password'),
    }),
  },
  updatePassword: {
    fields: ['new_password'],
    read: async (sent) => ({ new_password: await readPassword(sent, 'email', 'new_password') }),
  },
  createOrganization: {
    fields: ['name', 'admin_username', 'admin_password'],
    read: async (sent) => {
      const admin_password = await readPassword(sent, 'admin_email', 'admin_password');
      const admin = await sent.kit.client.signIn('its admin', {
        email: String(sent.body.admin_email),
        password: admin_password,
      });
      const { body } = await sent.kit.client.must('getOrganization', {}, admin);
      const users = await sent.kit.client.must('listUsers', {}, admin);
      const [self] = listAt({ list: users.body }, 'list');
      return { name: textAt(body, 'name'), admin_username: textAt(self, 'username'), admin_password };
    },
  },
  updateOrganization: {
    fields: ['name'],
    read: async ({ kit, session }) => (await kit.client.must('getOrganization', {}, session)).body,
  },
  shareCandidate: {
    fields: ['note'],
    read: async ({ kit, body }) => {
      const recipient = await kit.client.signIn('whom it is shared with', kit.world.recipient);
      const shared = await findListed(kit, 'listCandidates', String(body.candidate_id), recipient);
      // The note is an extension.
      return { note: textAt(shared, 'share_note') ?? String(body.note).trim() };
    },
  },
};

/** Sends texts that a server may take for something else. */
export async function checkTexts(kit: Kit): Promise<void> {
  for (const operation of kit.operations) {
    const { id } = operation;
    const names = textFieldsOf(operation);
    const kept = KEPT[id];
    if (names.length > (kept?.fields.length ?? 0)) {
      await kit.check(id, 'texts', 'in every field are taken or refused', async () => {
        for (const text of HOSTILE_TEXTS) {
          const call = await kit.fresh(id);
          const sent = textsFor(kit, names, text);
          const exchange = await send(kit, operation, call, sent);
          expectThat(exchange.status < 500, 'expected no failure', exchange);
          const refused = exchange.status === 422 ? listRefused(exchange, names) : [];
          const taken = names.filter((name) => !refused.includes(name));
          const texts = textsFor(kit, taken, text);
          const again = refused.length > 0 ? await send(kit, operation, call, texts) : exchange;
          await takeBack(kit, again);
          if (refused.length === 0 || taken.length > 0)
            expectEchoed(again, refused.length > 0 ? texts : sent);
        }
      });
    }
    if (kept) {
      await kit.check(id, 'texts', 'are kept as they were sent', async () => {
        for (const text of HOSTILE_TEXTS) await expectKept(kit, operation, kept, text);
      });
    }
    if (operation.query.length > 0) {
      await kit.check(id, 'texts', 'in its query find nothing', () => checkQueries(kit, operation));
    }
  }
  const { tenant } = kit.world;
  await ifThere(() => tenant.setPlan(tenant.plan));
}

async function expectKept(kit: Kit, operation: Operation, kept: Kept, text: string): Promise<void> {
  const call = await kit.fresh(operation.id);
  let texts = textsFor(kit, kept.fields, text);
  let exchange = await send(kit, operation, call, texts);
  if (exchange.status === 422) {
    const refused = listRefused(exchange, kept.fields);
    texts = Object.fromEntries(Object.entries(texts).filter(([name]) => !refused.includes(name)));
    exchange = await send(kit, operation, call, texts);
  }
  expectSuccess(exchange);
  const id = call.id ?? textAt(exchange.body, 'id') ?? '';
  const body = { ...call.body, ...texts };
  const record = await kept.read({ kit, id, body, session: kit.world.tenant.admin });
  for (const [name, value] of Object.entries(texts)) {
    expectFields(exchange, record, { [name]: name.includes('password') ? value : value.trim() });
  }
}

/** What an answer says again of what was sent is as it was sent, but for a form's line breaks of two characters. */
function expectEchoed(exchange: Exchange, texts: Record<string, string>): void {
  // An answer of a message alone is no record.
  if (exchange.status > 299 || Object.keys(recordAt(exchange, 'body')).length < 2) return;
  for (const [name, text] of Object.entries(texts)) {
    const told = textAt(exchange.body, name);
    const wanted = name.includes('password') ? text : text.trim();
    const written = exchange.operation.id === 'addVocabularyTerm' ? joined : inLines;
    const same = told === undefined || written(told) === written(wanted);
    expectThat(same, `expected ${name} as it was sent, not ${JSON.stringify(told)}`, exchange);
  }
}

function inLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** As the words of a term are kept. */
function joined(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Takes back what only so many may be of. */
async function takeBack(kit: Kit, exchange: Exchange): Promise<void> {
  const id = textAt(exchange.body, 'api_key', 'id');
  if (id !== undefined) await ifThere(() => kit.client.must('revokeApiKey', { id }, kit.world.tenant.admin));
}

async function checkQueries(kit: Kit, { id, query }: Operation): Promise<void> {
  for (const { name } of query) {
    for (const value of HOSTILE_QUERIES) {
      const rest = name === 'range' ? '' : '&range=Yearly';
      const path = (literal: string) => `${literal.split('?')[0]}?${name}=${value}${rest}`;
      const exchange = await kit.client.send(id, {}, kit.world.tenant.admin, { path });
      expectThat(exchange.status < 500, 'expected no failure', exchange);
      if (id !== 'listUsers' || exchange.status >= 400 || value.startsWith('&')) continue;
      const found = listAt({ list: exchange.body }, 'list');
      expectThat(found.length === 0, 'expected nobody', exchange);
    }
  }
}

/** The fields that hold text, but for ids. */
function textFieldsOf({ fields }: Operation): string[] {
  return fields
    .filter(
      ({ name, schema }) =>
        schema.type === 'string' &&
        schema.enum === undefined &&
        (schema.format === undefined || schema.format === 'email') &&
        !/_id$/.test(name),
    )
    .map(({ name }) => name);
}

/** A text for each field, made unique. */
function textsFor(kit: Kit, names: readonly string[], text: string): Record<string, string> {
  const end = text.startsWith(' ') ? '\u00a0' : '';
  return Object.fromEntries(names.map((name) => [name, text + kit.world.tenant.word('t') + end]));
}

function send(kit: Kit, { id }: Operation, call: Call, texts: Record<string, string>): Promise<Exchange> {
  return kit.client.send(id, { ...call, body: { ...call.body, ...texts } }, kit.world.tenant.admin);
}

/** The fields that a refusal names, which are some of those given. */
function listRefused(exchange: Exchange, names: readonly string[]): string[] {
  const refused = Object.keys(recordAt(exchange.body, 'errors'));
  const known = refused.length > 0 && refused.every((name) => names.includes(name));
  expectThat(known, `expected errors to name ${names.join(' or ')}`, exchange);
  return refused;
}

async function findListed(kit: Kit, list: string, id: string, session: Session): Promise<unknown> {
  return findById((await kit.client.must(list, {}, session)).body, id);
}

/** The password that was sent, once it has opened a session. */
async function readPassword({ kit, body }: Sent, email: string, password: string): Promise<string> {
  const login = { email: String(body[email]), password: String(body[password]) };
  await kit.client.signIn('whose password it is', login);
  return login.password;
}
