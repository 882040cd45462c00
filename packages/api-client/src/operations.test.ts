import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations } from './generated/operations.ts';

/** What the specification names, to the letter, and who may call it: method, path, role, lowest plan. */
const calls = `
POST /auth/login public basic
GET /dashboard/ user basic
POST /organizations/ public basic
GET /api/organization admin basic
POST /api/organization/update admin basic
GET /jobs/ user basic
POST /jobs/ user basic
PUT /jobs/{id} user basic
DELETE /jobs/{id} user basic
GET /candidates/ user basic
GET /candidates/{id} user basic
POST /candidates/ user basic
PUT /candidates/{id} user basic
DELETE /candidates/{id} user basic
POST /candidates/share/ user standard
GET /users/ user basic
POST /users/ admin basic
PUT /users/{id} admin basic
DELETE /users/{id} admin basic
POST /contact-support/ public basic
GET /user-performance user standard
GET /user-performance/history user standard
GET /organizations/performance admin standard
POST /analyze_resume/ user basic
POST /compare_candidates/ user standard
POST /forgot-password/ public basic
PUT /update-password/ public basic
`;

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));

test('the contract has the 27 calls of the specification, to the letter, and these additions', () => {
  const rows = Object.values(operations);
  const literal = rows
    .filter(({ extension }) => !extension)
    .map(({ method, path, role, plan }) => `${method.toUpperCase()} ${path} ${role} ${plan}`);
  expect(literal.toSorted()).toEqual(calls.trim().split('\n').toSorted());
  expect(rows.filter(({ extension }) => extension).map(({ path }) => path)).toEqual([
    '/sign_in_methods/',
    '/company_sign_in/',
    '/company_sign_in/finish/',
    '/users/{id}/company_link',
    '/auth/logout',
    '/sessions/',
    '/sessions/{id}',
    '/sessions/end_others/',
    '/sessions/confirm/',
    '/email_confirmations/',
    '/email_confirmations/resend/',
    '/second_factor/',
    '/second_factor/setup/',
    '/second_factor/confirm/',
    '/second_factor/turn_off/',
    '/second_factor/recovery_codes/',
    '/passkeys/',
    '/passkeys/',
    '/passkeys/setup/',
    '/passkeys/{id}',
    '/passkey_sign_in/',
    '/passkey_sign_in/finish/',
    '/api/organization/ledger',
    '/api/organization/ledger/export',
    '/api/organization/retention',
    '/api/organization/retention',
    '/api/organization/retention/deletion',
    '/api/organization/second_factor',
    '/api/organization/second_factor',
    '/job_criteria/',
    '/candidates/{id}/restore',
    '/candidates/{id}/merge',
    '/candidates/{id}/shares',
    '/candidates/{id}/resume_text',
    '/candidates/{id}/analyses',
    '/candidates/{id}/receipt',
    '/candidates/{id}/decisions',
    '/candidates/{id}/decisions',
    '/candidates/{id}/corrections',
    '/candidates/{id}/nearest_lines',
    '/candidates/{id}/retention_hold',
    '/candidates/{id}/retention_hold',
    '/candidates/{id}/applicant_link',
    '/candidates/{id}/applicant_link',
    '/candidates/{id}/applicant_requests',
    '/applicant_requests/',
    '/applicant_requests/{id}',
    '/applicant/',
    '/applicant/requests/',
    '/candidates/unshare/',
    '/read_resume/',
    '/users/{id}/restore',
    '/invitations/',
    '/invitations/',
    '/invitations/{id}',
    '/invitations/{id}/resend',
    '/invitation/',
    '/invitation/accept/',
    '/users/{id}/second_factor',
    '/analyze_resumes/',
    '/stages/',
    '/stages/',
    '/jobs/{id}/applications',
    '/jobs/{id}/applications',
    '/jobs/{id}/funnel',
    '/jobs/{id}/rescoring',
    '/application_counts/',
    '/source_figures/',
    '/candidates/{id}/applications',
    '/candidates/{id}/tags',
    '/candidates/{id}/notes',
    '/candidates/{id}/notes',
    '/candidates/{id}/mails',
    '/mail_templates/',
    '/mail_templates/',
    '/interviews/',
    '/candidates/{id}/scorecard_jobs',
    '/candidates/{id}/scorecards',
    '/candidates/{id}/scorecards',
    '/notes/{id}',
    '/notes/search',
    '/resumes/search',
    '/changes/candidates/',
    '/changes/jobs/',
    '/background_tasks/',
    '/background_tasks/',
    '/background_tasks/{id}',
    '/background_tasks/{id}/results',
    '/imports/',
    '/imports/',
    '/imports/{id}',
    '/imports/{id}/rows',
    '/score_previews/',
    '/vocabulary/',
    '/vocabulary/',
    '/vocabulary/{id}',
    '/jobs_page/',
    '/jobs_page/',
    '/jobs/{id}/publication',
    '/jobs/{id}/publication',
    '/open_jobs/',
    '/open_jobs/{id}',
    '/open_jobs/{id}/applications',
    '/api_keys/',
    '/api_keys/',
    '/api_keys/{id}',
    '/webhooks/',
    '/webhooks/',
    '/webhooks/{id}',
    '/webhooks/{id}',
    '/webhooks/{id}/secret',
    '/webhooks/{id}/test',
    '/webhooks/{id}/deliveries',
    '/webhook_deliveries/{id}/resend',
  ]);
});

test('no field that the contract adds is required', () => {
  const required: string[] = [];
  const visit = (schema: Record<string, unknown>, name: string) => {
    const { properties = {}, required: names = [] } = schema as {
      properties?: Record<string, Record<string, unknown>>;
      required?: string[];
    };
    for (const [field, value] of Object.entries(properties)) {
      if (value['x-extension'] && names.includes(field)) required.push(`${name}.${field}`);
    }
    for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) visit(part, name);
  };
  for (const [name, schema] of Object.entries<Record<string, unknown>>(contract.components.schemas)) {
    visit(schema, name);
  }
  expect(required).toEqual([]);
});

test('every answer with a body has an example', () => {
  const missing: string[] = [];
  const resolve = (value: { $ref?: string }) =>
    value.$ref
      ?.split('/')
      .slice(1)
      .reduce((node, key) => node[key], contract) ?? value;
  for (const [path, item] of Object.entries<Record<string, { responses?: object }>>(contract.paths)) {
    for (const [method, { responses = {} }] of Object.entries(item)) {
      for (const [status, response] of Object.entries<{ $ref?: string }>({ ...responses })) {
        const content: object | undefined = resolve(response).content;
        if (content && !JSON.stringify(content).includes('"examples"'))
          missing.push(`${method} ${path} ${status}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
