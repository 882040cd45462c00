import type { ApplicantRequest } from '@cortex/api-client/model';
import { formatDate } from '../../formatDate.ts';

export function isOverdue({ due_at, answered_at }: ApplicantRequest, now: Date): boolean {
  return answered_at === undefined && Date.parse(due_at) < now.getTime();
}

/** How many requests wait, e.g. "2 requests wait for an answer, 1 of them is overdue." */
export function describeWaiting(requests: readonly ApplicantRequest[], now: Date): string {
  const waiting = requests.filter(({ answered_at }) => answered_at === undefined).length;
  if (waiting === 0) return 'All requests are answered.';
  const overdue = requests.filter((request) => isOverdue(request, now)).length;
  const words = waiting === 1 ? '1 request waits for an answer' : `${waiting} requests wait for an answer`;
  if (overdue === 0) return `${words}.`;
  if (overdue === waiting) return `${words}, overdue.`;
  return `${words}, ${overdue} of them overdue.`;
}

/** Until when a request has to be answered. */
export function describeDue(request: ApplicantRequest, now: Date): string {
  const day = formatDate(request.due_at);
  return isOverdue(request, now) ? `Overdue since ${day}` : `To be answered by ${day}`;
}

/** What a request is about. */
export function describeSubject({ kind, criterion }: ApplicantRequest): string {
  return kind === 'wrong' ? `“${criterion}” is wrong, they say` : 'They ask for a person to look';
}
