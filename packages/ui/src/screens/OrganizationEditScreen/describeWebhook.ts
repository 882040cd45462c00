import { webhooksLimits } from '@cortex/api-client/limits';
import type { Webhook, WebhookDelivery, WebhookFailure, WebhookKind } from '@cortex/api-client/model';
import { formatMoment } from '../../formatDate.ts';

/** The kinds of events in the order in which one chooses among them. */
export const webhookKinds: Record<WebhookKind, string> = {
  'candidate.created': 'Candidate added',
  'candidate.updated': 'Candidate changed',
  'candidate.deleted': 'Candidate deleted',
  'candidate.restored': 'Candidate restored',
  'candidate.merged': 'Candidates merged',
  'candidate.stage_changed': 'Candidate moved to a stage',
  'candidate.left_job': 'Candidate taken off a job',
  'application.received': 'Application by the jobs page',
  'job.created': 'Job added',
  'job.updated': 'Job changed',
  'job.deleted': 'Job deleted',
  'job.restored': 'Job restored',
};

/** An event as people say it; one that is newer than this page by its own name. */
export function nameOfType(type: string): string {
  if (type === 'webhook.test') return 'Test event';
  return isKind(type) ? webhookKinds[type] : type;
}

export function isKind(type: string): type is WebhookKind {
  return Object.hasOwn(webhookKinds, type);
}

type State = { tone: 'good' | 'warn' | 'bad' | 'muted'; word: string; detail?: string };

/** Whether anything is sent to a webhook, and what has to be known of it. */
export function describeWebhook({ is_on, stopped, failing_since }: Webhook): State {
  if (stopped === 'gone') {
    return {
      tone: 'bad',
      word: 'Off',
      detail: 'It was switched off: the receiver answered that it is gone.',
    };
  }
  if (stopped === 'failing') {
    const detail = `It was switched off: nothing was taken for ${webhooksLimits.failingDays} days.`;
    return { tone: 'bad', word: 'Off', detail };
  }
  if (!is_on) return { tone: 'muted', word: 'Off', detail: 'What happens while it is off is not sent.' };
  if (failing_since === undefined) return { tone: 'good', word: 'On' };
  const detail = `Every attempt has failed since ${formatMoment(failing_since)}. It is switched off after ${webhooksLimits.failingDays} days of that.`;
  return { tone: 'warn', word: 'Failing', detail };
}

const failures: Record<Exclude<WebhookFailure, 'status'>, string> = {
  redirect: 'It was sent elsewhere, which is not followed.',
  timeout: 'No answer came within 15 seconds.',
  unreachable: 'The receiver could not be reached.',
  certificate: 'The receiver’s certificate is not valid.',
  unknown_name: 'Nobody has this address: its name is not known.',
  address_refused: 'The address is on a private network, which this server does not call.',
  secret_unreadable: 'The server cannot read the signing secret any more. Make a new one.',
};

/** Whether an event is being sent: nothing has come of it yet. */
export function isUnderWay({ state, failure }: WebhookDelivery): boolean {
  return state === 'waiting' && failure === undefined;
}

/** Where an event is, and what came of the last attempt. Nothing is sent while its webhook is off. */
export function describeDelivery(delivery: WebhookDelivery, isOn = true): State {
  const { state, attempts, status, failure, next_at } = delivery;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state === 'delivered') return { tone: 'good', word: 'Delivered', detail: `${status}, ${tries}` };
  const why = failure === undefined ? '' : `${reasonOf(failure, status)} `;
  if (state === 'failed') return { tone: 'bad', word: 'Given up', detail: `${why}${tries}.` };
  if (!isOn) return { tone: 'muted', word: 'Waiting', detail: `${why}It is sent once the webhook is on.` };
  if (isUnderWay(delivery)) return { tone: 'muted', word: 'On its way' };
  // What failed on the server's side was no attempt.
  const counted = attempts === 0 ? 'Next attempt' : `${tries}. Next one`;
  const next = next_at === undefined ? `${tries}.` : `${counted}: ${formatMoment(next_at)}.`;
  return { tone: 'warn', word: 'Waiting', detail: `${why}${next}` };
}

function reasonOf(failure: WebhookFailure, status: number | undefined): string {
  if (failure === 'status') return `The receiver answered ${status}.`;
  // A server may know reasons that are newer than this page.
  return failures[failure] ?? `It failed (${failure}).`;
}
