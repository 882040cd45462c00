import type { Interview } from '@cortex/api-client/model';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';

type Party = { name: string; email: string };

/** The calendar invitation (iCalendar, RFC 5545) to an interview. `id` stays the same for one interview, `at` is when it was written. */
export function writeInterviewFile(
  { starts_at, minutes, place }: Interview,
  { id, at, summary, from, to }: { id: string; at: string; summary: string; from: Party; to: Party },
): string {
  const start = new Date(starts_at);
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.REQUEST,
    prodId: '//Cortex//Interviews//EN',
  });
  calendar.createEvent({
    id: `${id}@cortex`,
    stamp: new Date(at),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    ...(place === undefined ? {} : { location: place }),
    organizer: from,
    attendees: [{ ...to, rsvp: true }],
  });
  return calendar.toString();
}
