import { expect, test } from 'vitest';
import { fillTemplate, findOpenField } from './fillTemplate.ts';

const template = { subject: 'About {job}', text: 'Dear {candidate},\n\n{sender} of {organization} {else}' };

test('fields are filled in, and what is unknown stays', () => {
  const fields = { candidate: 'Mara {job}', sender: 'Jordan $& Reyes', organization: 'Acme' };
  expect(fillTemplate(template, fields)).toEqual({
    subject: 'About {job}',
    text: 'Dear Mara {job},\n\nJordan $& Reyes of Acme {else}',
  });
});

test('an open field is found', () => {
  expect(findOpenField('About {job}')).toBe('{job}');
  expect(findOpenField('About {braces}')).toBeUndefined();
});
