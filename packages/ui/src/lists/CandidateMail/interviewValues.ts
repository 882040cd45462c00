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
