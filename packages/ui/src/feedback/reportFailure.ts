import { ApiError } from '@cortex/api-client/http';
import { useEffect, useRef } from 'react';
import { dismissToastsAbout, showToast, type ToastAction } from './Toaster/toaster.ts';

/** The catalogue's texts for one call. Where it has one text only, that one serves both cases. */
export type FailureTexts = {
  failed: string;
  error?: string;
  /** What to do, in place of a server's technical detail. */
  advice?: string;
  /** Whether the same call, sent again, is carried out once. */
  repeatable?: boolean;
};

export type Failure = { title: string; description: string };

const advice = {
  status: 'Nothing was lost. Try again in a moment.',
  network: 'Nothing was lost. Check your connection and try again.',
  timeout: 'The server did not answer within 10 seconds. Check whether it was done before you try again.',
  unreadable: 'The answer could not be read. Check whether it was done before you try again.',
  stopped: 'Nothing was saved, and nothing that you typed was lost.',
};

const repeatAdvice = {
  ...advice,
  timeout: 'The server did not answer within 10 seconds. It is safe to try again: nothing is saved twice.',
  unreadable: 'The answer could not be read. It is safe to try again: nothing is saved twice.',
};

const loadAdvice = {
  status: 'Try again in a moment.',
  network: 'Check your connection and try again.',
  timeout: 'The server did not answer within 10 seconds. Try again in a moment.',
  unreadable: 'The answer could not be read. Try again in a moment.',
  stopped: 'Try again in a moment.',
};

function isLoad(error: ApiError): boolean {
  return error.operation.startsWith('GET ');
}

/** The message for a call that failed: what happened, and what to do. */
export function describeFailure(error: unknown, texts: FailureTexts): Failure {
  if (!(error instanceof ApiError))
    return { title: texts.error ?? texts.failed, description: advice.network };
  if (error.reason === 'stopped') return { title: 'Upload stopped.', description: advice.stopped };
  const title = error.answered ? texts.failed : (texts.error ?? texts.failed);
  const given = texts.advice ?? error.detail;
  return {
    title,
    description:
      given ?? (isLoad(error) ? loadAdvice : texts.repeatable ? repeatAdvice : advice)[error.reason],
  };
}

/** Logs a failed call to the console, without any data. */
export function logFailure(error: unknown): void {
  const { operation, status, reason, code } = error instanceof ApiError ? error : {};
  console.error('[cortex]', operation ?? 'unknown call', status ?? reason ?? '', code ?? '');
}

type ReportOptions = {
  /** The toast's action. Where the plan does not include the call, it is a link to the plans instead. */
  action?: ToastAction | undefined;
  /** The topic of the failure; a success about the same topic dismisses it. */
  about?: string;
};

/** Reports a failed call with a toast, and to the console without any data. */
export function reportFailure(
  error: unknown,
  texts: FailureTexts,
  { action, about = texts.failed }: ReportOptions = {},
): void {
  logFailure(error);
  const code = error instanceof ApiError ? error.code : undefined;
  if (error instanceof ApiError && (error.sessionExpired || error.reason === 'stopped')) return;
  const upgrade: ToastAction = { label: 'See what an upgrade adds', upgrade: true };
  const offered = code === 'upgrade_required' ? upgrade : action;
  showToast({
    kind: 'error',
    about,
    ...describeFailure(error, texts),
    ...(offered ? { action: offered } : {}),
  });
}

type Load = { error: unknown; errorUpdateCount: number; isSuccess: boolean };

/**
 * Reports each failed load once, while somebody is on the page that it is for; its toast goes when the load succeeds.
 * What stands in its place is the screen's business.
 */
export function useReportedFailure(load: Load | null, texts: FailureTexts): void {
  const { error = null, errorUpdateCount = 0, isSuccess = false } = load ?? {};
  const reported = useRef(errorUpdateCount);
  useEffect(() => {
    if (error && errorUpdateCount > reported.current) reportFailure(error, texts);
    reported.current = errorUpdateCount;
  }, [error, errorUpdateCount, texts]);
  useEffect(() => {
    if (isSuccess) dismissToastsAbout(texts.failed);
  }, [isSuccess, texts.failed]);
}
