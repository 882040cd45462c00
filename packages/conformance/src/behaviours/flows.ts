import fc from 'fast-check';
import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import { expectFields } from '../expectFields.ts';
import { Failure } from '../Failure.ts';
import { at, findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf, newPassword, personOf } from '../texts.ts';

type Fields = Record<string, string>;

/** Records that are created, saved, deleted and listed. */
type Kind = {
  create: string;
  update: string;
  remove: string;
  list: string;
  /** The call that reads one of them alone. */
  read?: string;
  /** The fields whose texts are made up. */
  texts: readonly string[];
  session: Session;
  /** A form with these texts, unlike any other by its word. */
  form(texts: Fields, word: string): Fields;
  /** What only the form of a new record has. */
  onlyNew?: () => Record<string, string>;
  onlySaved?: Record<string, boolean>;
};

type Step =
  | { does: 'create'; texts: Fields }
  | { does: 'save' | 'save twice'; which: number; texts: Fields }
  | { does: 'delete'; which: number };

/** The same flows on each run, so that what failed once fails again. */
const SEED = 20_261_122;
const SHRINK_MS = 5_000;

/** What stands in texts seldom, and is lost, doubled or split by careless code. */
const UNUSUAL = [
  'é',
  'e\u0301',
  'ß',
  'İ',
  'ﬁ',
  '漢',
  '👩‍🚀',
  '🇩🇪',
  '\u200d',
  '\u202e',
  '\u00a0',
  '\u2028',
  '\\',
  '\\u0041',
  '"',
  "'",
  '<b>',
  '&amp;',
  '%41',
  '+',
  '\n',
  '{{x}}',
  ';',
  '--',
  '٣',
];

/** Flows of calls that nobody wrote down, against what a server of the contract would hold after each step. */
export async function checkFlows(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant, memberSession } = world;
  const jobs: Kind = {
    create: 'createJob',
    update: 'updateJob',
    remove: 'deleteJob',
    list: 'listJobs',
    texts: ['title', 'description', 'skills_required'],
    session: memberSession,
    form: ({ title = '', description = '', skills_required = '' }, word) => ({
      title: `${title} ${word}`,
      description,
      skills_required,
    }),
  };
  const candidates: Kind = {
    create: 'createCandidate',
    update: 'updateCandidate',
    remove: 'deleteCandidate',
    list: 'listCandidates',
    read: 'getCandidate',
    texts: ['name', 'notes'],
    session: memberSession,
    form: ({ name = '', notes = '' }, word) => ({ ...candidateOf(word), name: `${name} ${word}`, notes }),
  };
  const people: Kind = {
    create: 'createUser',
    update: 'updateUser',
    remove: 'deleteUser',
    list: 'listUsers',
    texts: ['full_name'],
    session: tenant.admin,
    form: ({ full_name = '' }, word) => ({ ...personOf(word), full_name }),
    onlyNew: () => ({ password: newPassword() }),
    onlySaved: { is_admin: false },
  };
  for (const [kind, flows] of [
    [jobs, 5],
    [candidates, 4],
    [people, 2],
  ] as const) {
    await check(kind.list, 'flows', 'after each step of a flow the list is what was done', async () => {
      const step = fc.oneof(
        { weight: 4, arbitrary: fc.record({ does: fc.constant('create' as const), texts: textsOf(kind) }) },
        {
          weight: 3,
          arbitrary: fc.record({
            does: fc.constantFrom('save' as const, 'save twice' as const),
            which: fc.nat(9),
            texts: textsOf(kind),
          }),
        },
        { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), which: fc.nat(9) }) },
      );
      const flow = fc.array(step, { minLength: 3, maxLength: 8 });
      await hold(
        fc.asyncProperty(flow, (steps) => follow(kit, kind, steps)),
        flows,
      );
    });
    await check(kind.create, 'flows', 'no character of a text is lost on the way', async () => {
      await hold(
        fc.asyncProperty(textsOf(kind), (texts) => follow(kit, kind, [{ does: 'create', texts }])),
        6,
      );
    });
    await check(kind.create, 'flows', 'a text as long as it may be is kept', async () => {
      const { fields = [] } = kit.operations.find(({ id }) => id === kind.create) ?? {};
      const texts = Object.fromEntries(
        kind.texts.map((name) => {
          const schema = fields.find((field) => field.name === name)?.schema;
          // The word that makes a record unlike others takes some of the length.
          return [name, 'é'.repeat((numberAt(schema, 'maxLength') ?? 200) - 60)];
        }),
      );
      await follow(kit, kind, [{ does: 'create', texts }]);
    });
  }
  await check('updateOrganization', 'flows', 'saving twice is as once', async () => {
    const call = { body: tenant.form() };
    const first = await client.must('updateOrganization', call, tenant.admin);
    const second = await client.must('updateOrganization', call, tenant.admin);
    expectThat(second.text === first.text, 'expected the same answer to the same form', second);
  });
}

function textsOf({ texts }: Kind): fc.Arbitrary<Fields> {
  const piece = fc.oneof(
    fc.constantFrom(...UNUSUAL),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      // Control characters are nobody's text; what servers make of them is not in the contract.
      .filter((text) => !/\p{Cc}/u.test(text)),
  );
  const text = fc.array(piece, { maxLength: 16 }).map((pieces) => `a${pieces.join('')}z`);
  return fc.record(Object.fromEntries(texts.map((name) => [name, text])));
}

/** Does the steps one after the other and holds the list against what they leave after each. */
async function follow(kit: Kit, kind: Kind, steps: readonly Step[]): Promise<void> {
  const { client, world } = kit;
  const there = new Map<string, Fields>();
  const gone: string[] = [];
  /** What the list stood at before a step, where the server says so: after the step it is another list. */
  let tag: string | null = null;
  for (const step of steps) {
    const ids = [...there.keys()];
    const word = world.tenant.word('flow');
    if (step.does === 'create') {
      const form = kind.form(step.texts, word);
      const body = { ...form, ...kind.onlyNew?.() };
      const created = await client.must(kind.create, { body }, kind.session);
      const id = textAt(created.body, 'id');
      expectThat(id !== undefined && !there.has(id), 'expected an id of its own', created);
      there.set(id, form);
    } else {
      const id = ids[step.which % ids.length];
      if (id === undefined) continue;
      if (step.does === 'delete') {
        await client.must(kind.remove, { id }, kind.session);
        there.delete(id);
        gone.push(id);
        expectRefusal(await client.send(kind.remove, { id }, kind.session), 404, 'not_found');
      } else {
        const form = kind.form(step.texts, word);
        await save(kit, kind, { id, body: { ...form, ...kind.onlySaved } }, step.does === 'save twice');
        there.set(id, form);
      }
    }
    tag = await expectListed(kit, kind, there, gone, tag);
  }
  for (const id of there.keys()) await client.must(kind.remove, { id }, kind.session);
}

async function save(kit: Kit, kind: Kind, call: Call, twice: boolean): Promise<void> {
  const first = await kit.client.must(kind.update, call, kind.session);
  if (!twice) return;
  const second = await kit.client.must(kind.update, call, kind.session);
  expectThat(second.text === first.text, 'expected the same answer to the same form', second);
}

async function expectListed(
  { client }: Kit,
  kind: Kind,
  there: ReadonlyMap<string, Fields>,
  gone: readonly string[],
  tag: string | null,
): Promise<string | null> {
  const asTagged = tag === null ? {} : { headers: { 'If-None-Match': tag } };
  const list = await client.must(kind.list, {}, kind.session, asTagged);
  const ids = listAt({ list: list.body }, 'list').map((entry) => at(entry, 'id'));
  expectThat(new Set(ids).size === ids.length, 'expected each record once', list);
  for (const [id, form] of there) {
    const listed = findById(list.body, id);
    expectThat(listed !== undefined, 'expected what was created in the list', list);
    expectFields(list, listed, form);
    if (!kind.read) continue;
    const read = await client.must(kind.read, { id }, kind.session);
    expectFields(read, read.body, form);
  }
  for (const id of gone) {
    expectThat(!ids.includes(id), 'expected what was deleted in the list no more', list);
    if (kind.read) expectRefusal(await client.send(kind.read, { id }, kind.session), 404, 'not_found');
  }
  return list.headers.get('ETag');
}

/** Runs a property, and where it does not hold looks for the shortest flow that shows it, for some seconds. */
async function hold<Values>(property: fc.IAsyncProperty<Values>, numRuns: number): Promise<void> {
  const found = await fc.check(property, { seed: SEED, numRuns, endOnFailure: true });
  if (!found.failed) return;
  const { errorInstance } = found;
  if (!(errorInstance instanceof Failure)) throw errorInstance;
  const path = found.counterexamplePath ?? '';
  const shrunk = await fc.check(property, { seed: SEED, path, interruptAfterTimeLimit: SHRINK_MS });
  const shown = shrunk.failed && shrunk.errorInstance instanceof Failure ? shrunk : found;
  const failure = shown.errorInstance instanceof Failure ? shown.errorInstance : errorInstance;
  const flow = JSON.stringify(shown.counterexample);
  throw new Failure(`${failure.message}\nafter: ${flow}`, failure.exchange);
}
