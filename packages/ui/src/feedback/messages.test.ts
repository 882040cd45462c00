import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

const root = resolve(import.meta.dirname, '../../../..');
const sources = ['packages/ui/src/**/*.stories.tsx', 'tests/e2e/*.spec.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => readFileSync(resolve(root, path), 'utf8'));

const texts = Object.entries(messages).flatMap(([group, entry]): string[][] =>
  typeof entry === 'string'
    ? [[group, entry]]
    : Object.entries(entry).map(([key, text]) => [`${group}.${key}`, text]),
);

/** Section 8 of the specification, to the letter. */
const catalogue = `
Login failed. Please check your credentials.
Error logging in. Please try again.
Logged in successfully!
Failed to load dashboard data.
Organization name already exists. Please choose a different name.
Error creating organization. Please try again.
Failed to create organization
Organization created successfully! Please log in.
Failed to load jobs.
Failed to load candidates.
Failed to load users.
Failed to load organization details.
User search failed.
Failed to update job.
Error updating job.
Failed to delete job.
Error deleting job.
Job updated successfully!
Job deleted successfully!
Failed to update candidate.
Error updating candidate.
Failed to delete candidate.
Error deleting candidate.
Failed to share candidate.
Error sharing candidate.
Candidate updated successfully!
Candidate deleted successfully!
Candidate shared successfully!
Failed to update user.
Error updating user.
Failed to delete user.
Error deleting user.
User updated successfully!
User deleted successfully!
Failed to submit support request.
Error submitting support request.
Thank you! Your request has been submitted.
Failed to update organization details.
An error occurred while updating. Please try again.
Organization details updated successfully!
Stripe has not loaded yet. Please try again.
User created successfully!
Error creating user.
Failed to connect
Failed to load aggregate performance data.
Failed to load performance history.
Failed to load organization performance data.
No organization ID found. Please log in properly.
Job created successfully!
Failed to create job.
Error creating job. Please try again.
Candidate created successfully!
Failed to create candidate.
Error creating candidate. Please try again.
Failed to create user.
Error creating user. Please try again.
Resume analysis complete!
Failed to analyze resume.
Error analyzing resume. Please try again.
Candidate comparison complete!
Failed to compare candidates.
Error comparing candidates. Please try again.
Password reset instructions sent. Check your email.
Failed to send password reset instructions.
Error requesting password reset. Please try again.
Candidate not found
Error fetching candidate details
Resume not available
Password updated successfully!
Failed to update password.
Error updating password. Please try again.
`;

test('every text of the catalogue is there to the letter', () => {
  const known = texts.map(([, text]) => text);
  expect(
    catalogue
      .trim()
      .split('\n')
      .filter((text) => !known.includes(text)),
  ).toEqual([]);
});

test.each(texts)('%s is triggered by a story or an end-to-end test: "%s"', (name = '', text = '') => {
  const [group, key] = name.split('.');
  const names = sources.some((source) => {
    if (source.includes(text) || new RegExp(`messages\\.${name.replace('.', '\\.')}\\b`).test(source))
      return true;
    const [, alias] = new RegExp(`(\\w+) = messages\\.${group};`).exec(source) ?? [];
    return alias !== undefined && new RegExp(`\\b${alias}\\.${key}\\b`).test(source);
  });
  expect(names).toBe(true);
});
