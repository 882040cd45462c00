import type { Interview } from '@cortex/api-client/model';
import { toLine } from './quoteTyped.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** A day like "21 Nov 2026", in UTC. */
export function formatDay(isoTime: string): string {
  return day.format(new Date(isoTime)).replace('Sept', 'Sep');
}

/** When and where an interview is, in UTC, as the web app says it in the time zone of who invites. */
export function describeInterview({ starts_at, minutes, place }: Interview): string {
  const time = `Time: ${moment.format(new Date(starts_at))}, ${minutes} minutes`;
  return place === undefined ? time : `${time}\nPlace: ${toLine(place)}`;
}

/** Whether a text says by itself when an interview is. */
export function saysTime(text: string): boolean {
  return /^Time: /m.test(text);
}
