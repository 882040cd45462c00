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

test('each name of an enumeration is its own: Go has them all in one package', () => {
  const { schemas } = contract.toJS().components as { schemas: Record<string, Enumeration> };
  const owners = Map.groupBy(
    Object.entries(schemas).flatMap(([schema, { enum: values = [], 'x-enum-varnames': names = values }]) =>
      names.map((name) => ({ schema, constant: toConstant(name) })),
    ),
    ({ constant }) => constant,
  );
  const shared = [...owners].filter(([, those]) => those.length > 1);
  expect(shared.map(([constant, those]) => [constant, ...those.map(({ schema }) => schema)])).toEqual([]);
});

type Enumeration = { enum?: string[]; 'x-enum-varnames'?: string[] };

const toConstant = (name: string) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
