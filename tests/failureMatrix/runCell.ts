import type { OperationId } from '@cortex/api-client/operations';
import { getSession } from '@cortex/api-client/session';
import { expect, vi } from 'vitest';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { findDifference } from './differences.ts';
import { type FailureId, inject } from './failures.ts';
import type { Aside, Journey, Load, Save, Unheard } from './Journey.ts';
import { findControl, isOnPage, readToasts, seePage, seeText, seeToast, until } from './person.ts';
import { openProduct } from './product.tsx';
import { type Failed, getLogLine, getOutcome } from './rules.ts';
import {
  comeBack,
  expectTyped,
  fillIn,
  goOn,
  pathOf,
  people,
  seeSaved,
  tryAgain,
  tryAsideAgain,
} from './secondAttempt.ts';

/** One failure of one operation, met on one way through the screens. */
export async function runCell(
  operationId: OperationId,
  journey: Journey,
  failureId: FailureId,
): Promise<void> {
  const failed = new Set<string>();
  const silent = failureId === 'timeout';
  if (silent) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const fields = journey.kind === 'save' ? Object.keys(journey.fields ?? {}) : [];
  if (journey.kind === 'load' || journey.kind === 'save') journey.before?.();
  const product = openProduct({
    path: journey.path,
    person: people[journey.as],
    answers: journey.kind === 'unheard' || journey.kind === 'aside' ? [] : (journey.answers ?? []),
    override: inject({
      operationId,
      failureId,
      fields,
      onCall: ({ method, url }) => failed.add(`${method} ${url}`),
    }),
  });
  try {
    await seePage(journey.heading);
    if (journey.kind !== 'unheard') await journey.open?.();
    if (journey.kind === 'save') {
      await fillIn(journey.typed);
      await journey.submit();
    }
    await until(() => expect(failed.size).toBeGreaterThan(0));
    if (silent) {
      // What waits for a pause in typing is asked now, and answered before the clock goes on.
      await vi.advanceTimersByTimeAsync(1_000);
      await product.settle(failed);
      await vi.advanceTimersByTimeAsync(7_000);
      expect(errorsOf(journey), 'before the ten seconds are over').toEqual([]);
      await vi.advanceTimersByTimeAsync(3_000);
    }
    if (journey.kind === 'unheard') await meetNothing(journey);
    else if (journey.kind === 'aside') await meetQuietly(operationId, journey, failureId, product.logged);
    else await meet(operationId, journey, failureId, product.logged);
  } finally {
    product.stop();
    vi.useRealTimers();
  }
}

async function meet(
  operationId: OperationId,
  journey: Load | Save,
  failureId: FailureId,
  logged: readonly (readonly unknown[])[],
): Promise<void> {
  const rule = getOutcome(operationId, journey, failureId);
  const difference = findDifference(operationId, journey.from, failureId);
  const outcome = difference && rule.kind === 'failed' ? { ...rule, ...difference.outcome } : rule;
  const recordId = journey.recordId ?? /[=/](\w+_\w+)$/.exec(journey.path)?.[1] ?? '';
  const line = getLogLine(operationId, failureId, recordId);
  const lines = () => logged.map((values) => values.map(String));

  if (difference?.unsaid) {
    await seePage(journey.heading);
    expect(readToasts()).toEqual([]);
    expect(lines()).toEqual([]);
    return;
  }
  switch (outcome.kind) {
    case 'saved':
      await seeSaved(journey);
      expect(lines()).toEqual([]);
      return;
    case 'led-to-upgrade':
      await seePage('Upgrade Required');
      expect(location.pathname).toBe('/upgrade-needed');
      expect(readToasts()).toEqual([]);
      expect(lines()).toEqual([]);
      return;
    case 'expired':
      await seeToast(messages.sessionExpired);
      expect(getSession()).toBeNull();
      // A page that is left at once for the sign-in has no time to log why its load failed.
      expect(journey.kind === 'load' ? [[line], []] : [[line]]).toContainEqual(lines());
      await comeBack(journey);
      if (!difference?.endsThere) await goOn(journey);
      return;
    case 'failed':
      await seeFailure(journey, outcome);
      expect(lines()).toEqual([line]);
      if (outcome.canRetry) await tryAgain(journey, outcome);
      expect(lines(), 'nothing more goes wrong').toEqual([line]);
  }
}

async function seeFailure(journey: Load | Save, outcome: Failed): Promise<void> {
  const toast = await seeToast(outcome.title);
  if (outcome.detail === null) expect(toast.detail).not.toBe('');
  else expect(toast.detail).toBe(outcome.detail);
  expect(toast.href).toBe(outcome.upgradeOffered ? '/upgrade-needed' : null);

  await seePage(journey.heading);
  expect(location.pathname).toBe(pathOf(journey));
  expect(getSession() === null, 'signed out').toBe(journey.as === 'visitor');
  if (journey.kind === 'load') {
    if (outcome.canRetry) await seeText(outcome.title);
    return;
  }
  await until(() => expectTyped(journey.typed));
  const refused = Object.entries(outcome.fieldErrors);
  for (const [label, message] of refused) {
    const control = await findControl(label);
    await until(() => expect(control.getAttribute('aria-invalid'), label).toBe('true'));
    expect(isOnPage(message), message).toBe(true);
  }
  const [first] = refused;
  if (first) {
    const control = await findControl(first[0]);
    await until(() => expect(document.activeElement).toBe(control));
  }
}

/** Said in its place and in one line for the console; without the operation, not at all. */
async function meetQuietly(
  operationId: OperationId,
  journey: Aside,
  failureId: FailureId,
  logged: readonly (readonly unknown[])[],
): Promise<void> {
  const lines = () => logged.map((values) => values.map(String));
  if (failureId === 401) {
    await seeToast(messages.sessionExpired);
    expect(getSession()).toBeNull();
    await comeBack(journey);
    return;
  }
  const unsaid = findDifference(operationId, journey.from, failureId)?.unsaid ?? false;
  if (!unsaid) await seeText(journey.said);
  await seePage(journey.heading);
  expect(isOnPage(journey.said)).toBe(!unsaid);
  expect(readToasts()).toEqual([]);
  expect(lines()).toEqual(unsaid ? [] : [getLogLine(operationId, failureId, journey.recordId ?? '')]);
  if (!unsaid) await tryAsideAgain(journey);
}

async function meetNothing({ heading }: Unheard): Promise<void> {
  await seePage(heading);
  expect(getSession()).toBeNull();
  expect(readToasts()).toEqual([]);
}

function errorsOf(journey: Journey): string[] {
  if (journey.kind === 'unheard') return [];
  if (journey.kind === 'aside') return isOnPage(journey.said) ? [journey.said] : [];
  const { failed, error = failed } = journey.texts;
  return readToasts().flatMap(({ title }) => (title === failed || title === error ? [title] : []));
}
