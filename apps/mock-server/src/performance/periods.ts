import type { HistoryRange } from '@cortex/api-client/model';

/** A row of the history: its label, and how the times that belong to it begin (`2026-11` or `2026`). */
export type Period = { label: string; prefix: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_DAYS = 90;

let monthLabel: Intl.DateTimeFormat | undefined;

/** Since when the events of a range count as of `now`: an ISO time, or its beginning. */
export function countedSince(range: HistoryRange, now: Date): string {
  if (range === 'Yearly') return '';
  return range === 'Monthly' ? String(now.getUTCFullYear()) : recentStart(now).toISOString();
}

/**
 * The rows of a range as of `now` (UTC), oldest first. `firstYear` is that of the first event, for Yearly; undefined
 * where there is none.
 */
export function listPeriods(range: HistoryRange, now: Date, firstYear?: string): Period[] {
  const year = now.getUTCFullYear();
  if (range === 'Yearly') {
    const first = Math.min(year, Number(firstYear ?? year));
    return Array.from({ length: year - first + 1 }, (_, index) => String(first + index)).map((label) => ({
      label,
      prefix: label,
    }));
  }
  if (range === 'Monthly') return listMonths(year, 0, 12);
  const start = recentStart(now);
  const months = (year - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth() + 1;
  return listMonths(start.getUTCFullYear(), start.getUTCMonth(), months);
}

function recentStart(now: Date): Date {
  return new Date(now.getTime() - RECENT_DAYS * DAY_MS);
}

function listMonths(year: number, firstMonth: number, count: number): Period[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(year, firstMonth + index, 1));
    return { label: labelOf(month), prefix: month.toISOString().slice(0, 7) };
  });
}

function labelOf(month: Date): string {
  // Made for the first month: it takes as long as many lists.
  monthLabel ??= new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return monthLabel.format(month);
}
