import { writeCsv } from '../csv/writeCsv.ts';
import { type ListName, listValues, type RecordsOfList } from './listValues.ts';

/** The columns of each export. An import knows them by these names, and passes over those that it has no field for. */
const columns: Record<ListName, Readonly<Record<string, string>>> = {
  candidates: {
    Name: 'name',
    Email: 'email',
    Phone: 'phone',
    Notes: 'notes',
    Resume: 'resume',
    'Skills of the resume': 'skills',
    Tags: 'tags',
    'Created (UTC)': 'created',
    ID: 'id',
  },
  jobs: {
    Title: 'title',
    Description: 'description',
    Skills: 'skills',
    Criteria: 'criteria',
    'Created (UTC)': 'created',
    ID: 'id',
  },
  users: { Username: 'username', Email: 'email', 'Full name': 'full_name', Admin: 'admin', ID: 'id' },
};

/** A list as CSV, a record a row. Passwords are in none. */
export function listCsv(list: RecordsOfList): string {
  const names = Object.entries(columns[list.of]);
  const rows = listValues(list).map((values) => names.map(([, field]) => values[field]));
  return writeCsv(
    names.map(([label]) => label),
    rows,
  );
}
