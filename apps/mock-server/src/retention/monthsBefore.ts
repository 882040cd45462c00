/**
 * The moment as many calendar months (UTC) before another, at the same time of day. Where that month is too short,
 * its last day: a month before 31 March is the end of February.
 */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
