import { expect, test } from 'vitest';
import { messages } from '../../feedback/messages.ts';
import { getFailureTexts, getRefusals } from './refusals.ts';

const { duplicate, failed } = messages.createOrganization;

test('a detail that names the constraint says that the name exists, at the field too', () => {
  const detail = 'duplicate key value violates unique constraint "organizations_name_key"';
  expect(getFailureTexts({ detail }).failed).toBe(duplicate);
  expect(getRefusals({ detail, fieldErrors: {} })).toEqual({ name: duplicate });
});

test('another refusal keeps its own words, the fields by either of their names', () => {
  const refusal = {
    detail: 'Taken.',
    fieldErrors: { email: 'This email is taken.', admin_username: 'Long.' },
  };
  expect(getFailureTexts(refusal).failed).toBe(failed);
  expect(getRefusals(refusal)).toEqual({ admin_username: 'Long.', admin_email: 'This email is taken.' });
});
