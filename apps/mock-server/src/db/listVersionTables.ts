/** The lists of an organization that have a version. */
export type ListName = 'jobs' | 'candidates';

/** The version of each list of an organization. None before the first change. */
type ListVersionTable = { organization_id: string } & Record<ListName, string>;

/** What gave a list its version, the latest changes of each list. */
type ListChangeTable = {
  organization_id: string;
  list: ListName;
  /** Counts the changes of the list. */
  sequence: number;
  version: string;
  /** The version before it; null where there was none. */
  previous: string | null;
  /** The record that was added, changed or removed; null where it may be any. */
  record_id: string | null;
  /** The ids of the people who may see it no longer, as JSON. */
  lost_by: string;
};

export type ListVersionTables = { list_versions: ListVersionTable; list_changes: ListChangeTable };
