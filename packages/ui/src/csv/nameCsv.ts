/** The name of a file: what it holds and the day, as `candidates-2026-11-23.csv`. */
export function nameCsv(kind: string, day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return `${kind}-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.csv`;
}
