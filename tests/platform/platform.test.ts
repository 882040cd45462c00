import { createPublicKey, verify } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What the server and the reading of resumes take from Node, and what stands in its place in a tab. */
const FOLDERS = [
  ['apps/mock-server/src/platform', 'apps/demo/src/platform/server'],
  ['packages/resume-text/src/platform', 'apps/demo/src/platform/resume-text'],
] as const;

const load = (folder: string, file: string): Promise<object> =>
  import(/* @vite-ignore */ resolve(folder, file));

const TEXTS = ['', 'a', 'Müller, 東京 🏗', 'x'.repeat(200_000)];

test.each(FOLDERS)('each file of %s has its counterpart with the same names', async (node, browser) => {
  const files = readdirSync(node);
  expect(files.length).toBeGreaterThan(2);
  expect(readdirSync(browser)).toEqual(expect.arrayContaining(files));
  for (const file of files) {
    const [one, other] = await Promise.all([load(node, file), load(browser, file)]);
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(one).toSorted());
  }
});

test('both hash alike', async () => {
  const node = await import('../../apps/mock-server/src/platform/sha256.ts');
  const tab = await import('../../apps/demo/src/platform/server/sha256.ts');
  for (const text of TEXTS) {
    for (const encoding of ['hex', 'base64url'] as const) {
      expect(tab.sha256(text, encoding)).toBe(node.sha256(text, encoding));
      const bytes = new TextEncoder().encode(text);
      expect(tab.sha256(bytes, encoding)).toBe(node.sha256(bytes, encoding));
    }
  }
});

test('each unpacks what the other packed', async () => {
  const node = await import('../../apps/mock-server/src/platform/deflate.ts');
  const tab = await import('../../apps/demo/src/platform/server/deflate.ts');
  for (const text of TEXTS) {
    expect(await tab.inflateText(await node.deflateText(text))).toBe(text);
    expect(await node.inflateText(await tab.deflateText(text))).toBe(text);
  }
});

test('a signature of a tab is one', async () => {
  const node = await import('../../apps/mock-server/src/platform/ed25519.ts');
  const tab = await import('../../apps/demo/src/platform/server/ed25519.ts');
  for (const key of [await tab.createKey(), await node.createKey()]) {
    const publicKey = await tab.publicKeyOf(key);
    expect(publicKey).toBe(await node.publicKeyOf(key));
    const signature = await tab.sign('a receipt', key);
    expect(signature).toBe(await node.sign('a receipt', key));
    const der = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from('a receipt'), der, Buffer.from(signature, 'base64url'))).toBe(true);
  }
});
