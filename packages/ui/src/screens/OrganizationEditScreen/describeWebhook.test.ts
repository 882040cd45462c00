import type { WebhookDelivery } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { describeDelivery, describeWebhook, nameOfType } from './describeWebhook.ts';

const delivery: WebhookDelivery = {
  id: 'msg_one',
  type: 'job.created',
  at: '2026-11-24T09:00:00Z',
  state: 'waiting',
  attempts: 1,
  next_at: '2026-11-24T09:00:05Z',
};

test('an event that is newer than the page is told by its own name', () => {
  expect(nameOfType('job.created')).toBe('Job added');
  expect(nameOfType('webhook.test')).toBe('Test event');
  expect(nameOfType('job.archived')).toBe('job.archived');
  expect(nameOfType('toString')).toBe('toString');
});

test.each([
  ['redirect', 'It was sent elsewhere, which is not followed. 1 attempt.'],
  ['timeout', 'No answer came within 15 seconds. 1 attempt.'],
  ['certificate', 'The receiver’s certificate is not valid. 1 attempt.'],
  ['unknown_name', 'Nobody has this address: its name is not known. 1 attempt.'],
  ['address_refused', 'The address is on a private network, which this server does not call. 1 attempt.'],
  ['secret_unreadable', 'The server cannot read the signing secret any more. Make a new one. 1 attempt.'],
] as const)('%s is said in words', (failure, detail) => {
  const { next_at: _, ...last } = delivery;
  expect(describeDelivery({ ...last, state: 'failed', failure })).toEqual({
    tone: 'bad',
    word: 'Given up',
    detail,
  });
});

test('a status is said as it is, and what waits for its webhook says so', () => {
  const failed = { ...delivery, failure: 'status', status: 500 } as const;
  expect(describeDelivery(failed).detail).toContain('The receiver answered 500. 1 attempt. Next one: ');
  expect(describeDelivery(failed, false)).toEqual({
    tone: 'muted',
    word: 'Waiting',
    detail: 'The receiver answered 500. It is sent once the webhook is on.',
  });
  expect(describeDelivery({ ...delivery, failure: 'secret_unreadable', attempts: 0 }).detail).toMatch(
    /^The server cannot read the signing secret any more\. Make a new one\. Next attempt: /,
  );
  expect(describeDelivery({ ...delivery, state: 'delivered', status: 204, attempts: 2 }).detail).toBe(
    '204, 2 attempts',
  );
  // A server counts an attempt when it begins.
  for (const attempts of [0, 1])
    expect(describeDelivery({ ...delivery, attempts })).toEqual({ tone: 'muted', word: 'On its way' });
});

test('one that the server switched off says so, also where nobody switched it on again yet', () => {
  const webhook = {
    id: 'whk_one',
    url: 'https://hr.example.com/',
    kinds: [],
    created_at: '2026-11-24T09:00:00Z',
    by: { id: 'usr_one' },
  };
  expect(describeWebhook({ ...webhook, is_on: true })).toEqual({ tone: 'good', word: 'On' });
  expect(describeWebhook({ ...webhook, is_on: false, stopped: 'gone' }).detail).toBe(
    'It was switched off: the receiver answered that it is gone.',
  );
});
