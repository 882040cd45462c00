import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isAlias, isNode, parseDocument, visit } from 'yaml';

const contract = parseDocument(readFileSync(resolve(import.meta.dirname, '../../openapi.yaml'), 'utf8'));

test('no reader has to follow a YAML alias: the OpenAPI Generator takes its name for the value', () => {
  const found: string[] = [];
  visit(contract, (_, node) => {
    if (isAlias(node)) found.push(`*${node.source}`);
    else if (isNode(node) && 'anchor' in node && node.anchor) found.push(`&${node.anchor}`);
  });
  expect(found).toEqual([]);
});

test('what "blank" means is written alike in each place', () => {
  const { 'x-visible': visible, ...rest } = contract.toJS();
  const same = JSON.stringify(rest).split(JSON.stringify({ pattern: visible }).slice(1, -1));
  expect(same.length - 1).toBe(JSON.stringify(rest).split('\\\\ufff9-\\\\ufffb').length - 1);
  expect(same.length - 1).toBeGreaterThan(17);
});
