import { expect, test } from 'vitest';
import { getMenu } from './menu.ts';
import { menuHrefs } from './menuHrefs.ts';

function getLabels(role: 'admin' | 'user') {
  return getMenu(role, menuHrefs).map((group) => [group.label, ...group.items.map((item) => item.label)]);
}

test('an admin gets every group, its items in the order of the alphabet', () => {
  expect(getLabels('admin')).toEqual([
    ['Overview', 'Dashboard'],
    ['Create', 'Create Candidate', 'Create Job', 'Create User'],
    ['Active', 'Active Candidates', 'Active Jobs', 'Active Users'],
    ['Hiring', 'Candidate Comparison', 'Resume Analysis'],
    ['Performance', 'Organization Performance'],
    ['Support', 'About Cortex', 'Contact Support', 'Log Out', 'Update Password'],
  ]);
  expect(getMenu('admin', menuHrefs)[0]?.items[0]?.href).toBe('/admin-dashboard');
});

test('a regular user gets no item and no group that is for admins', () => {
  expect(getLabels('user')).toEqual([
    ['Overview', 'Dashboard'],
    ['Create', 'Create Candidate', 'Create Job'],
    ['Active', 'Active Candidates', 'Active Jobs'],
    ['Hiring', 'Candidate Comparison', 'Resume Analysis'],
    ['Support', 'About Cortex', 'Contact Support', 'Log Out', 'Update Password'],
  ]);
  expect(getMenu('user', menuHrefs)[0]?.items[0]?.href).toBe('/dashboard');
});
