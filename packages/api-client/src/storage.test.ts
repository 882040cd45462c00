import { afterEach, expect, test, vi } from 'vitest';
import { getSession, storeSession } from './session.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function block(): never {
  throw new DOMException('The storage is blocked.', 'SecurityError');
}

function blockStorage(): void {
  vi.stubGlobal('localStorage', { getItem: block, setItem: block, removeItem: block });
}

test('where the storage is blocked, the memory takes its place', () => {
  blockStorage();
  expect(readStored('theme')).toBeNull();
  writeStored('theme', 'light');
  expect(readStored('theme')).toBe('light');
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
});

test('a person signs in without a storage, too', () => {
  blockStorage();
  storeSession({ access_token: 'a', role: 'admin', organization_id: 'org_1' });
  expect(getSession()).toEqual({ accessToken: 'a', role: 'admin', organizationId: 'org_1' });
});
