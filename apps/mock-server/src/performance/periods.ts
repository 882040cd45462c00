import type { HistoryRange } from '@cortex/api-client/model';

/** A row of the history: its label, and how the times that belong to it begin (`2026-11` or `2026`). */
export type Period = { label: string; prefix: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 90;

const monthLabel = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The rows of a range as of `now` (UTC), oldest first, and since when events count. `firstEvent` is an ISO time. */
export function listPeriods(
  range: HistoryRange,
  now: Date,
  firstEvent: string,
): { since: string; periods: Period[] } {
  const year = now.getUTCFullYear();
  if (range === 'Yearly') {
    const firstYear = Math.min(year, Number(firstEvent.slice(0, 4)));
    const years = Array.from({ length: year - firstYear + 1 }, (_, index) => String(firstYear + index));
    return { since: String(firstYear), periods: years.map((label) => ({ label, prefix: label })) };
  }
  if (range === 'Monthly') return { since: String(year), periods: listMonths(year, 0, 12) };
  const start = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const months = (year - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth() + 1;
  return {
    since: start.toISOString(),
    periods: listMonths(start.getUTCFullYear(), start.getUTCMonth(), months),
  };
}

function listMonths(year: number, firstMonth: number, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(year, firstMonth + index, 1));
    return { label: monthLabel.format(month), prefix: month.toISOString().slice(0, 7) };
  });
}
