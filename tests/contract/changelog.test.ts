import { expect, test } from 'vitest';
import { addSection, isVersionRaised, readChanges, toSection } from './changelog.ts';

const contract = (version: string, rest = '') => `info:\n  version: ${version}\npaths: { ${rest} }\n`;

test('a contract that changed has a higher version', () => {
  expect(isVersionRaised(contract('1.9.0'), contract('1.9.0'))).toBe(true);
  expect(isVersionRaised(contract('1.9.0'), contract('1.9.0', '/a: {}'))).toBe(false);
  expect(isVersionRaised(contract('1.9.0'), contract('1.8.0', '/a: {}'))).toBe(false);
  expect(isVersionRaised(contract('1.9.0'), contract('1.10.0', '/a: {}'))).toBe(true);
});

test('a section names new operations in one line, and what changed of each other one', () => {
  const section = toSection('1.10.0', [
    { id: 'endpoint-added', text: 'endpoint added', operation: 'GET', path: '/notes' },
    { id: 'endpoint-added', text: 'endpoint added', operation: 'POST', path: '/notes' },
    {
      id: 'property-added',
      text: 'added the optional property `tags`',
      operation: 'GET',
      path: '/candidates/',
    },
    {
      id: 'property-added',
      text: 'added the optional property `tags`',
      operation: 'GET',
      path: '/candidates/',
    },
  ]);
  expect(section).toBe(
    '### 1.10.0\n\n- New: `GET /notes`, `POST /notes`.\n- `GET /candidates/`: added the optional property `tags`.\n',
  );
});

test('it stands before the newest one, and is written once', () => {
  const page = '# The contract\n\n## Changelog\n\n### 1.9.0\n\n- Stages.\n';
  const added = addSection(page, toSection('1.10.0', []));
  expect(added).toBe(
    '# The contract\n\n## Changelog\n\n### 1.10.0\n\n- Words only.\n\n### 1.9.0\n\n- Stages.\n',
  );
  expect(addSection(added, toSection('1.10.0', []))).toBe(added);
});

test('no changes are an empty list, as null is', () => {
  expect(readChanges('')).toEqual([]);
  expect(readChanges('null\n')).toEqual([]);
});
