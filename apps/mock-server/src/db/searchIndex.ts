import { type Kysely, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';
import type { Database, Executor } from './schema.ts';

/**
 * What of a candidate is searched: so many characters of the resume and the notes. PostgreSQL takes about a megabyte of different
 * words in one text.
 */
const MAX_LENGTH = 150_000;

/** How many candidates are put into the index at once: some milliseconds of work, some tens where their texts are long. */
const AT_ONCE = 10;

/** Says that the candidates from before there was an index are in it. */
const FILLED = 'search_index_filled';

/**
 * The index of the words of resumes and notes. Triggers keep it, in the transaction that writes a candidate, so that also a release
 * from before it does; a row of `search_rows` is a candidate who is in it. It is of the tables themselves and in no backup.
 */
export async function addSearchIndex(db: Kysely<unknown>): Promise<void> {
  const statements = isPostgres(db) ? postgresIndex() : sqliteIndex();
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Has SQLite keep, beside its words, what begins with one letter and with two: it would put the lists of all words of all organizations
 * together that begin so. The index is filled anew, by `fillSearchIndex`.
 */
export async function addBeginnings(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) return;
  const statements = [
    'DROP TABLE search_words',
    ...searchWords(`, prefix = '1 2'`),
    'DELETE FROM search_rows',
    `DELETE FROM settings WHERE name = '${FILLED}'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Puts candidates into the index who were there before it was, a few at a time, from where the last run stopped. */
export async function fillSearchIndex(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  const done = await db.selectFrom('settings').select('value').where('name', '=', FILLED).executeTakeFirst();
  if (done) return;
  // SQLite's index has them in the order in which they came into it.
  const [place, first] = isPostgres(db) ? [sql.ref<string>('id'), ''] : [sql.ref<number>('rowid'), 0];
  let last: string | number = first;
  while (!signal?.aborted) {
    const { rows } = await sql<{ place: string | number }>`
      SELECT ${place} AS place FROM candidates WHERE ${place} > ${last}
      ORDER BY ${place} LIMIT ${sql.lit(AT_ONCE)}`.execute(db);
    const end = rows.at(-1)?.place;
    if (end === undefined) {
      const value = new Date().toISOString();
      await db
        .insertInto('settings')
        .values({ name: FILLED, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return;
    }
    await sql`
      INSERT INTO search_rows (candidate_id)
      SELECT id FROM candidates WHERE ${place} > ${last} AND ${place} <= ${end}
      ORDER BY ${place} ON CONFLICT (candidate_id) DO NOTHING`.execute(db);
    last = end;
    await new Promise((resume) => setTimeout(resume));
  }
}

/**
 * The candidates of an organization in whose resume or notes each of these words is the beginning of one, the newest first. A word is
 * small letters and digits without accents.
 */
export async function findIndexed(
  db: Executor,
  { organizationId, words, limit }: { organizationId: string; words: readonly string[]; limit: number },
): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ id: string }>`
      SELECT candidates.id AS id FROM search_rows JOIN candidates ON candidates.id = search_rows.candidate_id
      WHERE candidates.organization_id = ${organizationId}
        AND search_rows.words @@ to_tsquery('simple', ${words.map(toPostgresTerm).join(' & ')})
      ORDER BY candidates.created_at DESC, candidates.id LIMIT ${limit}`
    : sql<{ id: string }>`
      SELECT search_rows.candidate_id AS id FROM search_words JOIN search_rows ON search_rows.seq = search_words.rowid
      WHERE search_words MATCH ${`tenant : "${toTenant(organizationId)}" AND words : (${words.map((word) => `"${word}"*`).join(' AND ')})`}
      ORDER BY search_words.rowid DESC LIMIT ${limit}`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** PostgreSQL lowers only letters that its locale knows: others are looked for in the ways they are written. */
function toPostgresTerm(word: string): string {
  if (/^[\x20-\x7e]*$/.test(word)) return `'${word}':*`;
  const [first = '', ...rest] = word;
  const forms = new Set([word, first.toUpperCase() + rest.join(''), word.toUpperCase()]);
  return `(${[...forms].map((form) => `'${form}':*`).join(' | ')})`;
}

/** An organization as one word of the index: two that have the same one are told apart afterwards. */
function toTenant(organizationId: string): string {
  return organizationId.replace(/[_-]/g, '');
}

/** FTS5 without a copy of the texts. What is taken out is overwritten at once, as all that is deleted is. */
function searchWords(options = ''): string[] {
  return [
    `CREATE VIRTUAL TABLE search_words USING fts5(tenant, words, content = '', columnsize = 0,
      tokenize = 'unicode61 remove_diacritics 2'${options})`,
    `INSERT INTO search_words (search_words, rank) VALUES ('secure-delete', 1)`,
  ];
}

function sqliteIndex(): string[] {
  const tenant = (row: string) => `replace(replace(${row}.organization_id, '_', ''), '-', '')`;
  const words = (row: string) =>
    `substr(coalesce(${row}.resume_text, '') || char(10) || coalesce(${row}.notes, ''), 1, ${MAX_LENGTH})`;
  const takeOut = `INSERT INTO search_words (search_words, rowid, tenant, words)
    SELECT 'delete', seq, ${tenant('OLD')}, ${words('OLD')} FROM search_rows WHERE candidate_id = OLD.id;`;
  return [
    `CREATE TABLE search_rows (seq INTEGER PRIMARY KEY AUTOINCREMENT, candidate_id TEXT NOT NULL UNIQUE)`,
    ...searchWords(),
    `CREATE TRIGGER search_rows_added AFTER INSERT ON search_rows BEGIN
      INSERT INTO search_words (rowid, tenant, words)
        SELECT NEW.seq, ${tenant('candidates')}, ${words('candidates')} FROM candidates WHERE id = NEW.candidate_id;
    END`,
    `CREATE TRIGGER search_candidate_added AFTER INSERT ON candidates BEGIN
      INSERT INTO search_rows (candidate_id) VALUES (NEW.id);
    END`,
    `CREATE TRIGGER search_candidate_changed AFTER UPDATE OF resume_text, notes ON candidates
      WHEN ${words('OLD')} <> ${words('NEW')} BEGIN
      ${takeOut}
      INSERT INTO search_words (rowid, tenant, words)
        SELECT seq, ${tenant('NEW')}, ${words('NEW')} FROM search_rows WHERE candidate_id = NEW.id;
    END`,
    `CREATE TRIGGER search_candidate_removed BEFORE DELETE ON candidates BEGIN
      ${takeOut}
      DELETE FROM search_rows WHERE candidate_id = OLD.id;
    END`,
  ];
}

/** Words of letters and digits, without accents, so that its own parser makes no addresses and paths of them. */
function postgresIndex(): string[] {
  return [
    `CREATE TABLE search_rows (
      candidate_id text PRIMARY KEY REFERENCES candidates (id) ON DELETE CASCADE,
      words tsvector NOT NULL
    )`,
    'CREATE INDEX search_rows_words ON search_rows USING gin (words)',
    `CREATE FUNCTION set_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT to_tsvector('simple', regexp_replace(regexp_replace(normalize(
          left(coalesce(resume_text, '') || E'\\n' || coalesce(notes, ''), ${MAX_LENGTH}), NFD),
          '[\\u0300-\\u036f]', '', 'g'), '[!-/:-@\\[-\`{-~]+', ' ', 'g'))
        INTO NEW.words FROM candidates WHERE id = NEW.candidate_id;
      RETURN NEW;
    EXCEPTION WHEN program_limit_exceeded THEN
      NEW.words := ''::tsvector;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER search_rows_words BEFORE INSERT OR UPDATE ON search_rows
      FOR EACH ROW EXECUTE FUNCTION set_search_words()`,
    `CREATE FUNCTION add_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_rows (candidate_id) VALUES (NEW.id);
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER search_candidate_added AFTER INSERT ON candidates
      FOR EACH ROW EXECUTE FUNCTION add_to_search()`,
    `CREATE FUNCTION change_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE search_rows SET candidate_id = candidate_id WHERE candidate_id = NEW.id;
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER search_candidate_changed AFTER UPDATE OF resume_text, notes ON candidates
      FOR EACH ROW WHEN (OLD.resume_text IS DISTINCT FROM NEW.resume_text OR OLD.notes IS DISTINCT FROM NEW.notes)
      EXECUTE FUNCTION change_in_search()`,
  ];
}
