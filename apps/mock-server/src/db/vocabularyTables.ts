import type { Kysely } from 'kysely';

/** How often an organization's vocabulary has changed. None before the first term. */
type VocabularyTable = { organization_id: string; version: number };

/** Words that count as a criterion, by agreement; the keys are both in lower case. `version` is the vocabulary's since they are in it. */
type VocabularyTermTable = {
  id: string;
  organization_id: string;
  criterion: string;
  criterion_key: string;
  words: string;
  words_key: string;
  version: number;
  by_user_id: string;
  at: string;
};

export type VocabularyTables = { vocabularies: VocabularyTable; vocabulary_terms: VocabularyTermTable };

export async function addVocabularyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vocabularies')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('vocabulary_terms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('criterion', 'text', (column) => column.notNull())
    .addColumn('criterion_key', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('words_key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('by_user_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('vocabulary_terms_once', ['organization_id', 'criterion_key', 'words_key'])
    .execute();
}
