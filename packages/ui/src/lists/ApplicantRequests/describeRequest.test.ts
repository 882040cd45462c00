import {
  answeredRequest,
  applicantRequests,
  overdueRequest,
  waitingRequest,
} from '@cortex/api-client/fixtures/applicants';
import { expect, test } from 'vitest';
import { describeDue, describeWaiting } from './describeRequest.ts';

const now = new Date('2026-11-26T09:00:00Z');

test('says how many requests wait, and which are overdue', () => {
  expect(describeWaiting([answeredRequest], now)).toBe('All requests are answered.');
  expect(describeWaiting([waitingRequest], now)).toBe('1 request waits for an answer.');
  expect(describeWaiting([overdueRequest], now)).toBe('1 request waits for an answer, overdue.');
  expect(describeWaiting(applicantRequests.requests, now)).toBe(
    '2 requests wait for an answer, 1 of them overdue.',
  );
  expect(describeDue(overdueRequest, now)).toBe('Overdue since 20 Oct 2026');
  expect(describeDue(waitingRequest, now)).toBe('To be answered by 25 Dec 2099');
});
