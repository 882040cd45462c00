const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Sorts by title, in whichever case. */
export function sortJobs<Job extends { title: string }>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((a, b) => compare(a.title.trim(), b.title.trim()));
}
