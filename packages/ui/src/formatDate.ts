const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day like "21 Nov 2026", in the person's own time zone. */
export function formatDate(isoTime: string): string {
  return format.format(new Date(isoTime)).replace('Sept', 'Sep');
}
