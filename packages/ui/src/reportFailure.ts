import { ApiError } from '@cortex/api-client/http';
import { useEffect } from 'react';
import { showToast, type ToastAction } from './components/Toaster/toaster.ts';

/** The catalogue's texts for one call. Where it has one text only, that one serves both cases. */
export type FailureTexts = {
  failed: string;
  error?: string;
  /** What to do, in place of a server's own words that are not for people. */
  advice?: string;
};

export type Failure = { title: string; description: string };

const advice = {
  status: 'Nothing was lost. Try again in a moment.',
  network: 'Nothing was lost. Check your connection and try again.',
  timeout: 'The server did not answer within 10 seconds. Check whether it was done before you try again.',
  unreadable: 'The answer could not be read. Check whether it was done before you try again.',
};

const loadAdvice = {
  status: 'Try again in a moment.',
  network: 'Check your connection and try again.',
  timeout: 'The server did not answer within 10 seconds. Try again in a moment.',
  unreadable: 'The answer could not be read. Try again in a moment.',
};

function isLoad(error: ApiError): boolean {
  return error.operation.startsWith('GET ');
}

/** What to tell a person about a call that did not succeed: what happened, and what to do. */
export function describeFailure(error: unknown, texts: FailureTexts): Failure {
  if (!(error instanceof ApiError))
    return { title: texts.error ?? texts.failed, description: advice.network };
  const title = error.answered ? texts.failed : (texts.error ?? texts.failed);
  const given = texts.advice ?? error.detail;
  return { title, description: given ?? (isLoad(error) ? loadAdvice : advice)[error.reason] };
}

/**
 * Tells a person, with a toast, and the console, without any data, that a call did not succeed. The toast offers the
 * action, if one is given; where the plan is what lacks, it leads to a higher plan instead.
 */
export function reportFailure(error: unknown, texts: FailureTexts, action?: ToastAction): void {
  const { operation, status, reason, code } = error instanceof ApiError ? error : {};
  console.error('[cortex]', operation ?? 'unknown call', status ?? reason ?? '', code ?? '');
  if (error instanceof ApiError && error.sessionExpired) return;
  const upgrade: ToastAction = { label: 'See what an upgrade adds', upgrade: true };
  const offered = code === 'upgrade_required' ? upgrade : action;
  showToast({
    kind: 'error',
    ...describeFailure(error, texts),
    ...(offered ? { action: offered } : {}),
  });
}

/** Reports each failed load once. What stands in its place is the screen's business. */
export function useReportedFailure(error: unknown, texts: FailureTexts): void {
  useEffect(() => {
    if (error) reportFailure(error, texts);
  }, [error, texts]);
}
