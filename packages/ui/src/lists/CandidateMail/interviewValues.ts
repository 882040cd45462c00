import type { Interview } from '@cortex/api-client/model';

/** An interview as a form has it: when it begins in the person's own time zone. */
export type InterviewValues = { startsAt: string; minutes: string; place: string };

export function readInterview({ startsAt, minutes, place }: InterviewValues): Interview {
  return {
    starts_at: new Date(startsAt).toISOString(),
    minutes: Number(minutes),
    ...(place.trim() === '' ? {} : { place: place.trim() }),
  };
}

export function toInterviewValues({ starts_at, minutes, place = '' }: Interview): InterviewValues {
  const begins = new Date(starts_at);
  const asIfUtc = new Date(begins.getTime() - begins.getTimezoneOffset() * 60_000);
  return {
    startsAt: asIfUtc.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
    minutes: `${minutes}`,
    place,
  };
}

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'long',
});

/** When and where an interview is, in words, for who does not see the invitation for the calendar. */
export function describeInterview({ starts_at, minutes, place }: Interview): string {
  const time = `Time: ${moment.format(new Date(starts_at))}, ${minutes} minutes`;
  return place === undefined ? time : `${time}\nPlace: ${place}`;
}
