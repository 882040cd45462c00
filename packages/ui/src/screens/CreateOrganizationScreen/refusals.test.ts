import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { getFailureTexts, getRefusedFields } from './refusals.ts';

const { duplicate, failed } = messages.createOrganization;

test('a detail that names the constraint says that the name exists, at the field too', () => {
  const detail = 'duplicate key value violates unique constraint "organizations_name_key"';
  expect(getFailureTexts({ detail }).failed).toBe(duplicate);
  expect(getRefusedFields({ detail, fieldErrors: {} })).toEqual([{ field: 'name', message: duplicate }]);
});

test('another refusal keeps its own words, the fields by either of their names', () => {
  const refusal = {
    detail: 'Taken.',
    fieldErrors: { email: 'This email is taken.', admin_username: 'Long.' },
  };
  expect(getFailureTexts(refusal).failed).toBe(failed);
  expect(getRefusedFields(refusal)).toEqual([
    { field: 'admin_username', message: 'Long.' },
    { field: 'admin_email', message: 'This email is taken.' },
  ]);
});
