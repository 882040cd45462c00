import type { Interview } from '@cortex/api-client/model';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

type Party = { name: string; email: string };
type InterviewFile = {
  method: 'REQUEST' | 'CANCEL';
  id: string;
  at: string;
  summary: string;
  from: Party;
  to: Party;
};

/**
 * The calendar invitation (iCalendar, RFC 5545) to an interview, or its cancellation. `id` is the same for both, `at` is when it was
 * written.
 */
export function writeInterviewFile(
  { starts_at, minutes, place }: Interview,
  { method, id, at, summary, from, to }: InterviewFile,
): string {
  const start = new Date(starts_at);
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod[method],
    prodId: '//Cortex//Interviews//EN',
  });
  calendar.createEvent({
    id: `${id}@cortex`,
    stamp: new Date(at),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary,
    ...(place === undefined ? {} : { location: place }),
    ...(method === 'CANCEL' ? { sequence: 1, status: ICalEventStatus.CANCELLED } : {}),
    organizer: from,
    attendees: [{ ...to, rsvp: method === 'REQUEST' }],
  });
  return calendar.toString();
}
