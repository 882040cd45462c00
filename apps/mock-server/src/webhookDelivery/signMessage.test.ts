import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newSigningSecret } from '../webhooks/signingSecret.ts';
import { signMessage } from './signMessage.ts';

const body = '{"type":"job.created"}';

function headersOf(secrets: readonly string[], timestamp = Math.floor(Date.now() / 1000)) {
  const id = 'msg_one';
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage(secrets, { id, timestamp, body }),
  };
}

test('the specification’s own library takes what is signed, and nothing else', () => {
  const secret = newSigningSecret();
  const receiver = new Webhook(secret);
  const headers = headersOf([secret]);
  expect(receiver.verify(body, headers)).toEqual({ type: 'job.created' });
  expect(() => receiver.verify(`${body} `, headers)).toThrow('No matching signature found');
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'msg_two' })).toThrow();
  expect(() => receiver.verify(body, headersOf([newSigningSecret()]))).toThrow();
  expect(() => receiver.verify(body, headersOf([secret], 1_000_000_000))).toThrow('too old');
});

test('with two secrets whoever knows one of them takes it', () => {
  const [before, after] = [newSigningSecret(), newSigningSecret()];
  const headers = headersOf([after, before]);
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  expect(new Webhook(before).verify(body, headers)).toBeDefined();
  expect(new Webhook(after).verify(body, headers)).toBeDefined();
});

test('a secret has 256 random bits', () => {
  const secret = newSigningSecret();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newSigningSecret()).not.toBe(secret);
});
