const BEGINS_AT = Date.parse('2026-11-25T09:00:00Z');

/**
 * Gives the stories a day of their own, so that what says "7 days" says so on every day. The clock goes on from there, as waits are measured with it, and it is the
 * page's: a clock that jumped back between two stories would make a wait of the first end late.
 */
export function startStoryClock(): void {
  const offset = BEGINS_AT - Date.now();
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
