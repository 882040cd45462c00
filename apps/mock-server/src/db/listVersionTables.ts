/** The lists of an organization that have a version. */
export type ListName = 'jobs' | 'candidates';

/** The version of each list of an organization. None before the first change. */
type ListVersionTable = { organization_id: string } & Record<ListName, string>;

export type ListVersionTables = { list_versions: ListVersionTable };
