import { type OperationId, operations } from '@cortex/api-client/operations';
import { type FailureId, failures, getDetail, getFieldError } from './failures.ts';
import type { Load, Save } from './Journey.ts';

/** What a person has to meet after a failure. */
export type Outcome =
  /** Nobody reads what the server answers with success. */
  | { kind: 'saved' }
  /** They sign in again, come back and find what they typed. */
  | { kind: 'expired' }
  /** They are led to the page about higher plans. */
  | { kind: 'led-to-upgrade' }
  | Failed;

export type Failed = {
  kind: 'failed';
  title: string;
  /** The toast's second line, where the server or the catalogue gives it; else it is advice in the screen's words. */
  detail: string | null;
  /** What stands at each refused field, by label; the keyboard is at the first. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Whether the way to a higher plan is offered. */
  upgradeOffered: boolean;
  canRetry: boolean;
};

/** What the page about failures promises in words, as rules. */
export function getOutcome(operationId: OperationId, journey: Load | Save, failureId: FailureId): Outcome {
  const failure = failures[failureId];
  const { failed, error = failed } = journey.texts;
  const outcome: Failed = {
    kind: 'failed',
    title: error,
    detail: journey.texts.noAnswer ?? null,
    fieldErrors: {},
    upgradeOffered: false,
    canRetry: true,
  };

  if (failure.kind === 'none') return outcome;
  if (failure.kind === 'unreadable') {
    const needed = journey.kind === 'load' || journey.answerRead;
    return needed ? outcome : { kind: 'saved' };
  }
  if (failure.status === 401 && journey.as !== 'visitor') return { kind: 'expired' };
  // A call that every plan has is never refused for the plan; a server that does so all the same is treated as any other refusal.
  const planned = operations[operationId].plan !== 'basic';
  const upgrade = failure.code === 'upgrade_required';
  if (upgrade && planned && journey.kind === 'load') return { kind: 'led-to-upgrade' };
  return {
    ...outcome,
    title: failed,
    detail: getDetail(failure.code),
    upgradeOffered: upgrade,
    fieldErrors: failure.status === 422 ? getFieldErrors(journey) : {},
  };
}

function getFieldErrors(journey: Load | Save): Record<string, string> {
  const fields = journey.kind === 'save' ? Object.entries(journey.fields ?? {}) : [];
  return Object.fromEntries(fields.map(([field, label]) => [label, getFieldError(field)]));
}

/** The one line for the console: operation, status or reason, code; never a body. */
export function getLogLine(operationId: OperationId, failureId: FailureId, recordId: string): string[] {
  const { method, path } = operations[operationId];
  const failure = failures[failureId];
  const call = `${method.toUpperCase()} ${path.replace('{id}', recordId)}`;
  if (failure.kind === 'none') return ['[cortex]', call, failure.logged, ''];
  if (failure.kind === 'unreadable') return ['[cortex]', call, '200', ''];
  return ['[cortex]', call, String(failure.status), failure.code];
}
