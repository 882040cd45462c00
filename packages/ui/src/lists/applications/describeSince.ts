const DAY_MS = 24 * 60 * 60_000;

/** For how long somebody has been in a stage: "today", "1 day", "12 days". */
export function describeSince(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  if (days < 1) return 'today';
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
