import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createMetrics } from '@cortex/server/metrics';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { openSqlite } from '../../apps/mock-server/src/db/sqlite.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

/** What Prometheus adds itself. */
const OWN = ['up'];

/** The figures that a server gives, those of a histogram with their endings. */
async function readFigures(): Promise<string[]> {
  const metrics = createMetrics({
    db: openSqlite(':memory:'),
    clock: () => new Date(),
    usage: () => ({ waiting: 0, running: 0, processes: 0 }),
    isStopping: () => false,
  });
  metrics.observe({ at: '', level: 'info', request: '', method: 'GET', route: '/', status: 200, ms: 1 });
  metrics.observeBucket('put', 'ok', 1);
  const text = await metrics.render();
  return [...text.matchAll(/^([a-z]\w+)/gm)].map(([, name = '']) => name);
}

/** The names of figures in an expression of PromQL: words before a bracket or an end, none of its functions and labels. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/by \([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z_][a-z_0-9]*)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.includes('_') || OWN.includes(name));
}

test('each alert and each panel asks for figures that a server gives', async () => {
  const figures = [...OWN, ...(await readFigures())];
  const { groups } = Rules.parse(parse(readFileSync(resolve(deploy, 'alerts.yml'), 'utf8')));
  const { panels } = Dashboard.parse(
    JSON.parse(readFileSync(resolve(deploy, 'grafana-dashboard.json'), 'utf8')),
  );
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr])),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  for (const [title = '', expression = ''] of expressions) {
    const names = namesIn(expression);
    expect(names.length, title).toBeGreaterThan(0);
    for (const name of names) expect(figures, title).toContain(name);
  }
});

test('attempts at webhooks are counted by what came of them, each from the beginning', async () => {
  const metrics = createMetrics({
    db: openSqlite(':memory:'),
    clock: () => new Date(),
    usage: () => ({ waiting: 0, running: 0, processes: 0 }),
    isStopping: () => false,
  });
  metrics.observeDelivery('delivered');
  metrics.observeDelivery('timeout');
  metrics.observeDelivery('timeout');
  const figures = await metrics.render();
  const counted = [...figures.matchAll(/^cortex_webhook_attempts_total\{outcome="(\w+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counted.map(([, outcome, count]) => [outcome, Number(count)]))).toEqual({
    delivered: 1,
    status: 0,
    redirect: 0,
    timeout: 2,
    unreachable: 0,
    certificate: 0,
    unknown_name: 0,
    address_refused: 0,
    secret_unreadable: 0,
  });
});
