import type { Interview } from '@cortex/api-client/model';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

type Party = { name: string; email: string };
type InterviewFile = {
  method: 'REQUEST' | 'CANCEL';
  id: string;
  sequence: number;
  at: string;
  summary: string;
  from: Party;
  to: Party;
};

/**
 * The calendar invitation (iCalendar, RFC 5545) to an interview, its change or its cancellation. `id` is the same for all of them,
 * `sequence` one more with each, and `at` is when it was written.
 */
export function writeInterviewFile(
  { starts_at, minutes, place }: Interview,
  { method, id, sequence, at, summary, from, to }: InterviewFile,
): string {
  const start = new Date(starts_at);
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod[method],
    prodId: '//Cortex//Interviews//EN',
  });
  calendar.createEvent({
    id: `${id}@cortex`,
    sequence,
    stamp: new Date(at),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    ...(place === undefined ? {} : { location: place }),
    ...(method === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {}),
    organizer: from,
    attendees: [{ ...to, rsvp: method === 'REQUEST' }],
  });
  return calendar.toString();
}
