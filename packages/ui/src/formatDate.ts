const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const utcFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A day like "21 Nov 2026", in the person's own time zone. */
export function formatDate(isoTime: string): string {
  return format.format(new Date(isoTime)).replace('Sept', 'Sep');
}

/** A moment like "21 Nov 2026, 09:30", in the person's own time zone. */
export function formatMoment(isoTime: string): string {
  return `${formatDate(isoTime)}, ${time.format(new Date(isoTime))}`;
}

/** A moment like "21 Nov, 09:30", with its year where that is not the present one. */
export function formatShortMoment(isoTime: string, now: Date): string {
  const moment = formatMoment(isoTime);
  return new Date(isoTime).getFullYear() === now.getFullYear()
    ? moment.replace(` ${now.getFullYear()},`, ',')
    : moment;
}

/** A moment like "21 Nov 2026, 09:30 UTC". */
export function formatMomentInUtc(isoTime: string): string {
  return `${utcFormat.format(new Date(isoTime)).replace('Sept', 'Sep')} UTC`;
}
